import type { Activity, Outcome } from './lead';

/** Words of what several views do with a lead. */
export const leadWords = {
  outcomes: {
    reached: 'Reached',
    'no-answer': 'No answer',
    'call-back': 'Call back',
    'not-interested': 'Not interested',
  } satisfies Record<Outcome, string>,
  proposals: {
    'proposal-sent': 'Proposal sent',
    'proposal-withdrawn': 'Proposal withdrawn',
    'proposal-accepted': 'Proposal accepted',
    'proposal-declined': 'Proposal declined',
    'proposal-asked': 'Question about the proposal',
  } satisfies Record<Extract<Activity['type'], `proposal-${string}`>, string>,
  outcomeOf: (name: string) => `What came of the call to ${name}?`,

  callBack: {
    title: 'When to call back?',
    own: 'Another time',
    save: 'Set',
    past: 'Please choose a time that is still to come.',
  },
  notInterested: {
    title: 'Why not interested?',
    reasons: [
      'Too expensive',
      'Bought elsewhere',
      'Roof not suitable',
      'Only wanted information',
      'Wrong number',
    ],
    own: 'In your own words',
    save: 'Save reason',
    missing: 'Please write down a reason.',
  },

  owner: { label: 'Owner', nobody: 'Nobody', nobodyYet: 'Nobody yet', me: 'Me', you: 'You' },
  followUp: {
    label: 'Follow-up',
    none: 'None set',
    own: 'Date and time',
    save: 'Set',
    clear: 'Clear',
    wrong: 'Please choose a date and a time.',
  },

  toasts: {
    logged: (outcome: string, name: string, next: string) => ({
      tone: 'success' as const,
      title: `${outcome}: ${name}`,
      description: next,
    }),
    next: {
      reached: (when: string) => `Next follow-up ${when}.`,
      'no-answer': (when: string) => `Next try ${when}.`,
      'call-back': (when: string) => `To be called back ${when}.`,
    },
    closed: (reason: string) => `Closed: ${reason}.`,
    notLogged: (outcome: string, name: string) => ({
      tone: 'destructive' as const,
      title: `“${outcome}” was not saved`,
      description: `${name} is unchanged. Check the connection and try again.`,
    }),
    notSaved: {
      tone: 'destructive' as const,
      title: 'Not saved',
      description: 'Nothing was changed. Check the connection and try again.',
    },
    stale: (changes: string[]) => ({
      tone: 'destructive' as const,
      title: 'Changed by someone else',
      description: `${
        changes.length > 0 ? `Now ${changes.join('; ')}.` : 'A colleague worked on this a moment ago.'
      } Your change was not saved; choose again if it still holds.`,
    }),
  },
} as const;
