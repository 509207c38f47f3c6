import { paths } from '~/paths';

/** Words of the dashboard. Toasts with a specified wording are exact. */
export const dashboard = {
  title: 'Dashboard',
  description: 'The office’s desk: leads, applications and testimonials.',
  loading: 'Loading…',
  foreignFile: 'Not a file of this site. Do not open it unless you know the sender.',

  uploadFailed: {
    title: 'Upload failed',
    hint: 'A file was chosen but did not arrive. Please ask for it.',
  },

  denied: {
    title: 'Access Denied',
    text: 'This page is for the office. Sign in with your office email address to open it.',
    action: 'Go to Login',
  },
  unreachable: {
    title: 'No connection to the server',
    text: 'Your session is kept on this device. Check the internet connection and try again.',
    action: 'Try again',
  },
  notStaff: {
    list: 'No records for this account',
    text: 'You are signed in, but this account is not one of the office’s staff, so every list stays empty. Ask an admin to add you.',
  },

  period: { label: 'Period', days: (days: number) => `${days} days`, from: 'From', to: 'Until' },

  search: {
    label: 'Search',
    placeholder: 'Name, phone, place, words…',
    /** The database lists no more matches of a search than this. */
    limit: 1000,
    truncated: (limit: string) =>
      `Only the newest ${limit} matches are listed. Add a word to narrow the search down.`,
  },

  empty: {
    none: { title: 'Nothing here yet', text: 'New records appear here the moment they come in.' },
    filtered: {
      title: 'No match',
      text: 'No record fits this search and these filters.',
      action: 'Clear search and filters',
    },
    failed: {
      title: 'The list could not be loaded',
      text: 'Nothing is lost. Check the connection and try again.',
      action: 'Try again',
    },
  },

  testimonialAdded: {
    title: 'Testimonial Added!',
    description: 'The testimonial has been successfully added.',
  },
  testimonialFailed: { title: 'Submission Failed', description: 'Please try again.' },

  toasts: {
    statusUpdated: (status: string) => ({
      tone: 'success' as const,
      title: 'Status Updated',
      description: `Status updated to ${status}`,
    }),
    statusFailed: { tone: 'destructive' as const, title: 'Error', description: 'Failed to update status' },
    statusConflict: (name: string, status: string) => ({
      tone: 'destructive' as const,
      title: 'Changed by someone else',
      description: `The status of ${name} is now ${status}. Your change was not saved.`,
    }),
    recordGone: {
      tone: 'destructive' as const,
      title: 'Error',
      description: 'This record no longer exists.',
    },
    uploadFailed: (what: string) => ({
      tone: 'destructive' as const,
      title: `The ${what} was not uploaded`,
      description: `The testimonial was saved without the ${what}.`,
    }),
    exported: (count: string) => ({
      tone: 'success' as const,
      title: 'Export ready',
      description: `${count} saved as a CSV file.`,
    }),
    exportFailed: { tone: 'destructive' as const, title: 'Export failed', description: 'Please try again.' },
    noteFailed: {
      tone: 'destructive' as const,
      title: 'The note was not saved',
      description: 'Please try again.',
    },
    signedOut: { tone: 'info' as const, title: 'Signed out' },
  },
} as const;

export const footerLinks = [
  { label: 'Website', to: paths.home },
  { label: 'Privacy policy', to: paths.privacyPolicy },
  { label: 'Terms & conditions', to: paths.termsConditions },
  { label: 'Refund policy', to: paths.refundPolicy },
];
