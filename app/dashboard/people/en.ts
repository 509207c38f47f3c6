export const people = {
  search: 'Name, phone or e-mail…',
  list: 'People, newest first',
  requests: (count: string) => (count === '1' ? '1 request' : `${count} requests`),
  lastRequest: 'last',
  noEmail: 'No e-mail',
  more: 'Show more',
  loading: 'Loading…',
  /** The database lists no more matches of a search than this. */
  limit: 50,
  truncated: 'Only the newest 50 matches are listed. Add a word to narrow the search down.',
  empty: {
    none: {
      title: 'Nobody yet',
      text: 'Whoever sends a form appears here, one entry for each phone number.',
    },
    noMatch: {
      title: 'No match',
      text: 'Nobody’s name, number or e-mail contains this.',
      action: 'Clear search',
    },
    failed: {
      title: 'The list could not be loaded',
      text: 'Nothing is lost. Check the connection and try again.',
      action: 'Try again',
    },
  },
  person: {
    back: 'All people',
    gone: {
      title: 'This person is no longer here',
      text: 'All their requests were deleted.',
      action: 'All people',
    },
    since: 'Known since',
    contact: 'Contact',
    otherNumber: 'Other number',
    chat: 'WhatsApp',
    requests: 'Requests',
    timeline: 'Everything that happened',
    nothing: 'Nothing has been written down yet.',
  },
  merge: {
    open: 'Merge with…',
    title: 'Merge two people',
    intro:
      'If one customer has asked from two numbers, make one person of them. Nothing is deleted, and it can be undone.',
    search: 'Who else is this?',
    choose: 'Choose',
    nobody: 'Nobody else matches.',
    stays: 'Stays',
    goes: 'Is merged into it',
    swap: 'Swap the two',
    other: 'Choose somebody else',
    moves: (count: string, from: string, number: string, into: string) =>
      `${people.requests(count)} of ${from}, with the number ${number}, will belong to ${into}.`,
    remains: (name: string, number: string) =>
      `They will be called ${name}, as in the newest request, and ${number} stays the main number.`,
    confirm: 'Merge',
    merging: 'Merging…',
    log: 'Merges',
    undo: 'Undo',
    undoing: 'Undoing…',
    undone: 'Undone',
    by: (who: string | null) => who ?? 'Outside the dashboard',
  },
  toasts: {
    merged: {
      tone: 'success' as const,
      title: 'Merged',
      description: 'Everything of the two is on this page, where it can be undone.',
    },
    mergeFailed: {
      tone: 'destructive' as const,
      title: 'Not merged',
      description: 'Nothing was changed. Check the connection and try again.',
    },
    mergeRefused: {
      tone: 'destructive' as const,
      title: 'Not merged',
      description: 'One of the two was merged or deleted meanwhile. Search again and see how they stand now.',
    },
    undone: (name: string) => ({
      tone: 'success' as const,
      title: 'Merge undone',
      description: `${name} is a person of their own again.`,
    }),
    undoFailed: {
      tone: 'destructive' as const,
      title: 'Not undone',
      description: 'Nothing was changed. Check the connection and try again.',
    },
    undoRefused: {
      tone: 'destructive' as const,
      title: 'Not undone',
      description:
        'This merge can no longer be undone: it was undone already, or one of the two has changed since.',
    },
  },
} as const;
