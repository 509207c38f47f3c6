import { randomUUID } from 'node:crypto';
import type { Actor, PolicyDatabase } from './actors.ts';
import { sampleContent } from './sample-proposal.ts';
import { insertSql } from './sample-rows.ts';

export interface Sent {
  id: string;
  lead: string;
  number: string;
  version: number;
  content_hash: string;
  token: string;
}

type Draft = { version: number; revision: number };
type Kind = 'installation_requests' | 'consultation_bookings' | 'contact_inquiries';

const daysFromToday = (days: number) => `(now() at time zone 'Asia/Kolkata')::date + ${days}`;

/** The calls of staff and customers, for the tests of proposals. */
export function proposalDesk(db: PolicyDatabase) {
  async function newLead(kind: Kind = 'installation_requests', more: object = {}): Promise<string> {
    const id = randomUUID();
    await db.owner(insertSql(kind, { id, ...more }));
    return id;
  }

  async function save(
    id: string,
    lead: string,
    {
      content = sampleContent() as object,
      days = 14,
      revision = null as number | null,
      actor = 'agent' as Actor,
    } = {},
  ): Promise<Draft> {
    const [draft] = await db.as<Draft>(
      actor,
      `select version, revision from save_draft($1, $2, $3::text::jsonb, ${daysFromToday(days)}, $4)`,
      [id, lead, JSON.stringify(content), revision],
    );
    if (!draft) throw new Error('no draft');
    return draft;
  }

  async function send(
    id: string,
    { version, revision }: Draft,
    channel = 'whatsapp',
    actor: Actor = 'agent',
  ) {
    const [sent] = await db.as<Omit<Sent, 'id' | 'lead'>>(
      actor,
      'select * from send_proposal($1, $2, $3, $4)',
      [id, version, revision, channel],
    );
    if (!sent) throw new Error('not sent');
    return sent;
  }

  /** A proposal that was sent, to a lead of its own. */
  async function sent({
    lead = '',
    kind = 'installation_requests' as Kind,
    content = sampleContent() as object,
  } = {}): Promise<Sent> {
    const id = randomUUID();
    const leadId = lead || (await newLead(kind));
    return { id, lead: leadId, ...(await send(id, await save(id, leadId, { content }))) };
  }

  /** The next version of it. */
  const sendAgain = async (
    { id, lead }: Sent,
    content: object = sampleContent({ components: [] }),
  ): Promise<Sent> => ({
    id,
    lead,
    ...(await send(id, await save(id, lead, { content }))),
  });

  const visit =
    <Answer = string>(sql: string) =>
    async (params: unknown[], actor: Actor = 'visitor', headers?: object) =>
      (await db.as<{ answer: Answer }>(actor, `select ${sql} as answer`, params, headers))[0]?.answer;
  const accepting = visit('accept_proposal($1, $2, $3, $4)');
  const declining = visit('decline_proposal($1, $2, $3)');
  const asking = visit('ask_about_proposal($1, $2)');

  return {
    newLead,
    save,
    send,
    sent,
    sendAgain,
    open: async (token: string | null, headers?: object) =>
      (await db.as('visitor', 'select * from open_proposal($1)', [token], headers))[0],
    look: (token: string, actor: Actor = 'visitor') => db.as(actor, 'select seen_proposal($1)', [token]),
    accept: (
      { token, version, content_hash }: Omit<Sent, 'id' | 'lead' | 'number'>,
      name = 'Asha Udaan',
      headers?: object,
    ) => accepting([token, version, content_hash, name], 'visitor', headers),
    decline: ({ token, version }: Pick<Sent, 'token' | 'version'>, reason: string | null = 'Too expensive') =>
      declining([token, version, reason]),
    ask: ({ token }: Pick<Sent, 'token'>, body = 'When can you begin?') => asking([token, body]),
    withdraw: (id: string, actor: Actor = 'agent') => db.as(actor, 'select withdraw_proposal($1)', [id]),
    overview: async (id: string) =>
      (await db.as('agent', 'select * from proposals_overview() where id = $1', [id]))[0],
    /** As if its last day were so many days from today: what was sent cannot be changed, so not by its owner either. */
    moveLastDay: async (id: string, days: number) => {
      await db.owner('alter table proposal_versions disable trigger keep_sent_version');
      await db.owner(
        `update proposal_versions set valid_until = ${daysFromToday(days)} where proposal_id = $1`,
        [id],
      );
      await db.owner('alter table proposal_versions enable trigger keep_sent_version');
    },
  };
}

export type ProposalDesk = ReturnType<typeof proposalDesk>;
