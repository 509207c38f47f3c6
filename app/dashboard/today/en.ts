import type { SectionName } from './sections';

/** Words of the view that the day begins with. */
export const todayWords = {
  whose: { label: 'Whose follow-ups', mine: 'Mine', everyone: 'Everyone’s' },
  sections: {
    overdue: { title: 'Overdue', empty: 'Nothing is overdue.' },
    dueToday: { title: 'Due today', empty: 'Nothing else is due today.' },
    unowned: {
      title: 'New and unowned',
      empty: 'No new request is waiting for an owner. New ones appear here by themselves.',
    },
    waiting: {
      title: 'Waiting longest for a first response',
      empty: 'Nobody is waiting for a first response. Well done.',
    },
  } satisfies Record<SectionName, { title: string; empty: string }>,
  more: (left: string) => `Show more (${left} left)`,
  loadingMore: 'Loading…',
  failed: {
    text: 'This list could not be loaded. Nothing is lost.',
    action: 'Try again',
  },

  response: {
    label: 'First response',
    thisWeek: (time: string) => `Half of this week’s requests were answered within ${time}`,
    noneYet: 'None of this week’s requests has been answered yet',
    lastWeek: (time: string) => `last week within ${time}`,
    noneLastWeek: 'last week none was',
    faster: 'Faster than last week.',
    slower: 'Slower than last week.',
  },
} as const;
