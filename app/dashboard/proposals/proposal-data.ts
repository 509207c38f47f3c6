import { type Slice, sliced } from '~/dashboard/records/read-rows';
import type { ProposalState } from '~/dashboard/url-state';
import { unwrap } from '~/lib/data-error';
import type { Database, Json } from '~/lib/database.types.generated';
import { sessionClient } from '~/lib/supabase';
import type { ProposalContent } from '~/proposals/content';

type Tables = Database['public']['Tables'];
type Functions = Database['public']['Functions'];

/** A proposal as the office's list shows it. */
export type ListedProposal = Functions['proposals_overview']['Returns'][number];
export type StateTotal = Functions['proposal_totals']['Returns'][number];
export type Version = Omit<Tables['proposal_versions']['Row'], 'content'> & { content: ProposalContent };
export type Question = Tables['proposal_questions']['Row'];
type Answer = Tables['proposal_answers']['Row'];
type SentLink = Pick<Tables['proposal_links']['Row'], 'id' | 'version' | 'channel' | 'made_by' | 'made_at'>;
export type Channel = SentLink['channel'];
export type SentProposal = Functions['send_proposal']['Returns'][number];

/** Everything about one proposal; versions, links and questions with the newest first. */
export interface Proposal {
  listed: ListedProposal;
  versions: Version[];
  questions: Question[];
  answers: Answer[];
  links: SentLink[];
}

export const draftIn = ({ versions }: Proposal) => versions.find(({ sent_at }) => sent_at === null);
export const sentIn = ({ versions }: Proposal) => versions.find(({ sent_at }) => sent_at !== null);

export async function listProposals(state: ProposalState | null, slice: Slice): Promise<ListedProposal[]> {
  const client = await sessionClient();
  let query = client.rpc('proposals_overview').select('*');
  if (state) query = query.eq('state', state);
  return unwrap(await sliced(query, slice)) ?? [];
}

export async function listProposalsOf(leadId: string): Promise<ListedProposal[]> {
  const client = await sessionClient();
  const query = client.rpc('proposals_overview').select('*').eq('lead_id', leadId);
  return unwrap(await query.order('created_at', { ascending: false })) ?? [];
}

export async function readTotals(from: string, to: string): Promise<StateTotal[]> {
  const client = await sessionClient();
  return unwrap(await client.rpc('proposal_totals', { from_day: from, to_day: to })) ?? [];
}

/** null: there is none, or none any more. */
export async function readProposal(id: string): Promise<Proposal | null> {
  const client = await sessionClient();
  const newest = { ascending: false };
  const [listed, versions, questions, answers, links] = await Promise.all([
    client.rpc('proposals_overview').select('*').eq('id', id),
    client.from('proposal_versions').select('*').eq('proposal_id', id).order('version', newest),
    client.from('proposal_questions').select('*').eq('proposal_id', id).order('asked_at', newest),
    client.from('proposal_answers').select('*').eq('proposal_id', id),
    client
      .from('proposal_links')
      .select('id, version, channel, made_by, made_at')
      .eq('proposal_id', id)
      .order('made_at', newest),
  ]);
  const [found] = unwrap(listed) ?? [];
  return found
    ? {
        listed: found,
        versions: (unwrap(versions) ?? []).map(asVersion),
        questions: unwrap(questions) ?? [],
        answers: unwrap(answers) ?? [],
        links: unwrap(links) ?? [],
      }
    : null;
}

/** The database checks the shape of what it stores. */
const asVersion = (row: Tables['proposal_versions']['Row']): Version => ({
  ...row,
  content: row.content as unknown as ProposalContent,
});

interface SavedDraft {
  /** Made by the page, so that a second try is recognised. */
  proposal: string;
  lead: string;
  content: ProposalContent;
  validUntil: string;
  /** The one that was seen; null for the first. */
  revision: number | null;
}

export async function saveDraft(draft: SavedDraft): Promise<Version> {
  const client = await sessionClient();
  const [saved] =
    unwrap(
      await client.rpc('save_draft', {
        proposal: draft.proposal,
        lead: draft.lead,
        content: draft.content as unknown as Json,
        valid_until: draft.validUntil,
        revision: draft.revision ?? undefined,
      }),
    ) ?? [];
  if (!saved) throw new Error('save_draft answered nothing');
  return asVersion(saved);
}

export async function discardDraft(proposal: string): Promise<void> {
  const client = await sessionClient();
  unwrap(await client.rpc('discard_draft', { proposal }));
}

/** The token in the answer is stored nowhere: who loses it sends again and gets another. */
export async function sendProposal(
  { proposal_id, version, revision }: Pick<Version, 'proposal_id' | 'version' | 'revision'>,
  channel: Channel,
): Promise<SentProposal> {
  const client = await sessionClient();
  const [sent] =
    unwrap(await client.rpc('send_proposal', { proposal: proposal_id, draft: version, revision, channel })) ??
    [];
  if (!sent) throw new Error('send_proposal answered nothing');
  return sent;
}

export async function withdrawProposal(proposal: string): Promise<void> {
  const client = await sessionClient();
  unwrap(await client.rpc('withdraw_proposal', { proposal }));
}

export async function answerQuestion(question: string, answer: string): Promise<void> {
  const client = await sessionClient();
  unwrap(await client.rpc('answer_question', { question, answer }));
}
