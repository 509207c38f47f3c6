/** Words of a record's panel. */
export const panelWords = {
  reference: { label: 'Reference', copy: 'Copy reference', copied: 'Copied', failed: 'Select and copy it' },
  source: 'Source',
  outcome: 'After a call',
  desk: 'Owner and follow-up',
  lost: (reason: string) => `Not interested: ${reason}`,
  lostHint: 'The next outcome or status opens it again.',
  leadFailed: 'Owner and follow-up could not be loaded.',

  samePerson: {
    title: 'Also from this person',
    none: 'This is their only request.',
    all: 'Everything from this person',
  },

  contact: {
    edit: 'Edit contact details',
    title: 'Contact details',
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    save: 'Save',
    saving: 'Saving…',
    wrong: {
      name: 'Please enter a name of 2 to 80 characters.',
      phone: 'Please enter a phone number, such as 98765 43210.',
      email: 'Please enter an email address, such as name@example.com.',
      place: 'Please enter a place of at most 200 characters.',
    },
    emailTaken: 'Another registration has this email address.',
    stale: (changes: string[]) =>
      `Changed by someone else${
        changes.length > 0 ? `: now ${changes.join('; ')}` : ''
      }. Nothing was saved yet. Save again to keep what stands here.`,
    saved: { tone: 'success' as const, title: 'Contact details saved' },
    failed: {
      tone: 'destructive' as const,
      title: 'Contact details were not saved',
      description: 'What you typed is still there. Check the connection and try again.',
    },
    gone: {
      tone: 'destructive' as const,
      title: 'Contact details were not saved',
      description: 'This record no longer exists.',
    },
  },

  notes: 'Internal notes',
  timeline: {
    title: 'Timeline',
    empty: 'No calls or notes yet, and the status has not been changed.',
    failed: 'The timeline could not be loaded.',
    retry: 'Try again',
    outside: 'Outside the dashboard',
    note: 'Note',
    assigned: (to: string) => `Assigned to ${to}`,
    unassigned: 'Owner removed',
    followUp: (when: string) => `Follow-up set for ${when}`,
    followUpCleared: 'Follow-up cleared',
    edited: 'Contact details changed',
    fields: { name: 'Name', phone: 'Phone', email: 'Email', place: 'Place' } as Record<string, string>,
    nothing: 'none',
    next: (when: string) => `Next follow-up ${when}`,
    other: (who: string, what: string) => `${who}: ${what}`,
  },
} as const;
