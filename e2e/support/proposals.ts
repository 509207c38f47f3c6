import type { ProposalContent } from '../../app/proposals/content.ts';
import { sampleContent } from '../../testing/sample-proposal.ts';
import type { ServerProcess } from '../../testing/server-process.ts';
import { signedInClient, someone, store } from './dashboard.ts';
import { connect } from './test.ts';

/** The office's side of a proposal, by the calls that the dashboard makes. */
export async function proposalOffice(server: ServerProcess) {
  const agent = await signedInClient(server, 'agent');
  const db = connect(server);

  async function send(id: string, lead: string, content: ProposalContent) {
    const { data: drafts } = await agent
      .rpc('save_draft', {
        proposal: id,
        lead,
        content: content as never,
        valid_until: daysFromNow(14),
      })
      .throwOnError();
    const [draft] = drafts;
    if (!draft) throw new Error('no draft');
    const { data } = await agent
      .rpc('send_proposal', {
        proposal: id,
        draft: draft.version,
        revision: draft.revision,
        channel: 'whatsapp',
      })
      .throwOnError();
    const [sent] = data;
    if (!sent) throw new Error('not sent');
    return { id, lead, ...sent };
  }

  return {
    /** To a lead of its own. */
    send: async (content = sampleContent()) =>
      send(crypto.randomUUID(), await store(db, 'installations', someone('Asha')), content),
    /** The next version of it. */
    sendAgain: ({ id, lead }: { id: string; lead: string }, content: ProposalContent) =>
      send(id, lead, content),
    withdraw: ({ id }: { id: string }) => agent.rpc('withdraw_proposal', { proposal: id }).throwOnError(),
    /** The newest question, once there is one. */
    answer: async ({ id }: { id: string }, answer: string) => {
      const { data } = await agent
        .from('proposal_questions')
        .select('id')
        .eq('proposal_id', id)
        .is('answer', null)
        .single()
        .throwOnError();
      await agent.rpc('answer_question', { question: data.id, answer }).throwOnError();
    },
    answers: async ({ id }: { id: string }) => {
      const { data } = await db.from('proposal_answers').select('*').eq('proposal_id', id).throwOnError();
      return data;
    },
    questions: async ({ id }: { id: string }) => {
      const { data } = await db
        .from('proposal_questions')
        .select('body')
        .eq('proposal_id', id)
        .throwOnError();
      return data.map(({ body }) => body);
    },
    looks: async ({ id }: { id: string }) => {
      const { data } = await db.from('proposal_views').select('opened').eq('proposal_id', id).throwOnError();
      return data.map(({ opened }) => opened);
    },
  };
}

const daysFromNow = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
