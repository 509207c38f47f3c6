import type { Due } from '~/dashboard/leads/lead-filter';

const counted = (count: number, one = 'lead') => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** Words of the lists of leads: filters, bulk changes, saved views. */
export const listWords = {
  filters: {
    toggle: 'Filters',
    owner: 'Owner',
    due: 'Follow-up',
    source: 'Source',
    from: 'Received from',
    to: 'Received until',
    any: 'Any',
    me: 'Me',
    nobody: 'Nobody',
    formerStaff: 'Somebody who left',
    dues: {
      overdue: 'Overdue',
      today: 'Later today',
      week: 'In the next 7 days',
      none: 'None planned',
    } satisfies Record<Due, string>,
    active: 'Active filters',
    remove: (filter: string) => `Remove filter: ${filter}`,
    clear: 'Clear filters',
  },

  lead: { noOwner: 'No owner', overdue: 'Overdue', followUp: 'Follow-up' },

  selection: {
    one: (name: string) => `Select ${name}`,
    page: 'Select all on this page',
    count: (count: number, elsewhere: number) =>
      `${count} selected${elsewhere > 0 ? `, ${elsewhere} not on this page` : ''}`,
    all: 'Select all that match',
    limited: (limit: string) => ({
      tone: 'info' as const,
      title: `The newest ${limit} are selected`,
      description: 'Change these first, then select again.',
    }),
    allFailed: {
      tone: 'destructive' as const,
      title: 'The selection could not be made',
      description: 'Check the connection and try again.',
    },
    clear: 'Clear selection',
  },

  bulk: {
    region: 'Change what is selected',
    assign: {
      open: 'Assign',
      title: (count: number) => `Assign ${counted(count)}`,
      label: 'Assign to',
      submit: 'Assign',
    },
    followUp: {
      open: 'Follow-up',
      title: (count: number) => `Follow up ${counted(count)}`,
      label: 'Date and time (India)',
      submit: 'Set follow-up',
      none: 'Remove follow-up',
    },
    status: {
      open: 'Status',
      title: (count: number) => `Set status of ${counted(count)}`,
      label: 'New status',
      submit: 'Set status',
    },
    progress: (done: number, of: number) => `${done} of ${of} done`,
    stop: 'Stop',
    stopping: 'Stopping…',
    done: (count: number) => ({
      tone: 'success' as const,
      title: `${counted(count)} changed`,
    }),
    result: (changed: number, refused: number) => `${changed} changed, ${refused} not changed`,
    untried: (count: number) => `${counted(count)} not tried yet`,
    stopped: 'You stopped before the end.',
    failed: 'The server did not answer. Check the connection, then try again with what is still selected.',
    kept: 'What was not changed stays selected.',
    close: 'Back to the list',
    reasons: {
      gone: 'It was deleted meanwhile.',
      statusIsFixed: 'The status of a job application is fixed.',
      noSuchStatus: 'This list does not have that status.',
      noSuchOwner: 'This colleague is no longer on the team.',
      other: (message: string) => `The database refused it: ${message}`,
    },
  },

  views: {
    open: 'Views',
    nav: 'Saved views',
    title: 'Saved views',
    intro:
      'A view remembers the tab, the search and the filters that you see now. It is yours alone; to share it, send the page’s address.',
    name: 'Name of this view',
    save: 'Save view',
    saving: 'Saving…',
    saved: (name: string) => ({ tone: 'success' as const, title: 'View saved', description: name }),
    missing: 'Please give the view a name.',
    taken: 'You already have a view with this name. Choose another.',
    tooLong: 'This search is too long to be saved. Shorten it first.',
    failed: 'The view was not saved. Check the connection and try again.',
    none: 'No saved views yet.',
    unreadable: 'Your views could not be loaded.',
    retry: 'Try again',
    rename: {
      one: (name: string) => `Rename view ${name}`,
      title: 'Rename view',
      name: 'New name',
      save: 'Rename',
    },
    remove: (name: string) => `Delete view ${name}`,
    removeFailed: {
      tone: 'destructive' as const,
      title: 'The view was not deleted',
      description: 'Check the connection and try again.',
    },
  },
} as const;
