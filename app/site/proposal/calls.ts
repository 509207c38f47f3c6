import { sendWithRetry } from '~/forms/send-with-retry';
import { toDataError } from '~/lib/data-error';
import type { Database } from '~/lib/database.types.generated';
import { postAsVisitor } from '~/lib/post-as-visitor';
import type { ProposalContent } from '~/proposals/content';

type Functions = Database['public']['Functions'];
type Told = Functions['open_proposal']['Returns'][number];

export interface Question {
  body: string;
  asked_at: string;
  answer: string | null;
  answered_at: string | null;
}

/** What the database tells about a proposal; a withdrawn one has no content. */
export type Opened = Omit<Told, 'content' | 'questions'> & {
  content: ProposalContent | null;
  questions: Question[];
};

/** Null for a token that opens nothing. */
export async function openProposal(token: string, signal: AbortSignal): Promise<Opened | null> {
  const rows = (await postAsVisitor('rpc/open_proposal', { token }, signal)) as Opened[];
  return rows[0] ?? null;
}

/** Told once and not again: a look that was not counted is no harm. */
export function markSeen(token: string): void {
  postAsVisitor('rpc/seen_proposal', { token }, new AbortController().signal).catch(() => {});
}

type Answers = 'accept_proposal' | 'decline_proposal' | 'ask_about_proposal';

/** Tells the word of the database, or why there is none. */
export type Word = Functions[Answers]['Returns'] | 'too often' | 'failed';

/** Sent again where nothing came back: the database takes the same answer twice as one. */
export async function answer<Name extends Answers>(name: Name, said: Functions[Name]['Args']): Promise<Word> {
  let word: Word = 'failed';
  try {
    await sendWithRetry(async (signal) => {
      word = (await postAsVisitor(`rpc/${name}`, said, signal)) as Word;
    });
  } catch (cause) {
    return toDataError(cause).status === 429 ? 'too often' : 'failed';
  }
  return word;
}
