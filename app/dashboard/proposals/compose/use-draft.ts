import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { draftIn, readProposal, saveDraft, type Version } from '~/dashboard/proposals/proposal-data';
import { invalidateProposals } from '~/dashboard/proposals/queries';
import { toDataError } from '~/lib/data-error';
import { type Draft, draftOf } from './draft';
import { composeWords } from './en';
import { readDraft } from './read-draft';

const CONFLICT = 'PT409';
const CHECK_VIOLATION = '23514';
const NOT_FOR_THIS = 'PT422';

/** What somebody begins with: a new draft, or one that was saved. */
export interface Start {
  proposal: string;
  lead: string;
  draft: Draft;
  /** What stands in the database; null before the first save. */
  saved: Version | null;
}

type Trouble = { kind: 'conflict' } | { kind: 'failed'; text: string };

/** The draft, what of it is saved, and the two ways out when somebody else saved meanwhile. */
export function useDraft({ proposal, lead, ...start }: Start) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(start.draft);
  const [saved, setSaved] = useState({ draft: start.draft, version: start.saved });
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ written, revision }: { written: Draft; revision: number | null }) => {
      const { content } = readDraft(written);
      return saveDraft({ proposal, lead, content, validUntil: written.validUntil, revision });
    },
    onMutate: () => setTrouble(null),
    onSuccess: (version, { written }) => {
      setSaved({ draft: written, version });
      void invalidateProposals(client);
    },
    onError: (error) => setTrouble(troubleOf(error)),
  });
  // The mutation has shown what went wrong: there is nothing to go on with.
  const saveOver = (revision: number | null) => mutateAsync({ written: draft, revision }).catch(() => null);

  const readTheirs = async () => {
    try {
      const current = await readProposal(proposal);
      return (current && draftIn(current)) ?? null;
    } catch (error) {
      setTrouble(troubleOf(error));
      throw error;
    }
  };

  return {
    draft,
    change: (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change })),
    saved: saved.version,
    isDirty: draft !== saved.draft,
    isSaving: isPending,
    trouble,
    /** null: it was not saved. */
    save: () => saveOver(saved.version?.revision ?? null),
    keepMine: () => readTheirs().then((theirs) => saveOver(theirs?.revision ?? null)),
    takeTheirs: async () => {
      const theirs = await readTheirs();
      const taken = theirs
        ? draftOf({ content: theirs.content, validUntil: theirs.valid_until })
        : start.draft;
      setDraft(taken);
      setSaved({ draft: taken, version: theirs });
      setTrouble(null);
    },
  };
}

export type DraftState = ReturnType<typeof useDraft>;

function troubleOf(cause: unknown): Trouble {
  const { code, message } = toDataError(cause);
  const words = composeWords.failed;
  if (code === CONFLICT && message.includes('accepted')) return { kind: 'failed', text: words.accepted };
  if (code === CONFLICT) return { kind: 'conflict' };
  if (code === CHECK_VIOLATION) return { kind: 'failed', text: words.tooLong };
  if (code === NOT_FOR_THIS) return { kind: 'failed', text: words.gone };
  return { kind: 'failed', text: words.text };
}
