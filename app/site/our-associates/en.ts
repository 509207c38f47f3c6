import { paths } from '~/paths';
export const directoryPage = {
  title: 'Our Associates',
  description:
    'Find a verified solar distributor, dealer or student partner near you: search the live directory by pincode, see certificates and locations.',
  heading: 'A verified associate, close to your roof',
  lead: 'Distributors, dealers and student partners who sell, install and look after our systems. Type your pincode to see who is near.',

  search: { label: 'Pincode', placeholder: 'Search by pincode...', clear: 'Clear the search' },
  filter: { label: 'Partner type', all: 'All' },
  count: (total: string, one: boolean) => `${total} verified ${one ? 'associate' : 'associates'}`,
  countFor: (pincode: string) => `matching ${pincode}`,
  loading: 'Loading associates',
  needsScript: 'The list needs JavaScript. Ask us who is near you:',
  live: { on: 'Live', off: 'Reconnecting' },

  empty: {
    title: 'Associates Coming Soon!',
    badge: 'Applications Under Review',
    text: 'We are checking the first registrations for this directory. New associates appear here the moment they join.',
  },
  noMatch: {
    title: (pincode: string) => `No associates found for pincode ${pincode}`,
    text: 'Check the digits, or search by the first few of them.',
    ofType: (type: string) => `No ${type} here yet`,
    ofTypeText: 'Choose another partner type to see more associates.',
    showAll: 'Show all associates',
  },
  nearby: {
    district: (digits: string) => `In your district (pincodes ${digits}…)`,
    region: (digits: string) => `In your region (pincodes ${digits}…)`,
  },
  failed: {
    title: 'The directory could not be loaded',
    text: 'Please check your connection and try again.',
    stale: 'The list may be out of date: we could not reach the server.',
    retry: 'Try again',
  },
  pages: {
    label: 'Pages of associates',
    previous: 'Previous',
    next: 'Next',
    position: (page: string, last: string) => `Page ${page} of ${last}`,
  },
  join: {
    title: 'Your name belongs here?',
    lead: 'Registration takes three minutes. You are approved at once and listed in this directory.',
    action: { label: 'Register as an associate', to: paths.associateRegistration },
  },
};

export const associateCard = {
  verified: 'verified',
  /** Every partnership ends on the same day. */
  expires: 'Expires: 31st March 2027',
  registered: 'Registered',
  experience: (years: number) => (years === 1 ? '1 year of experience' : `${years} years of experience`),
  map: 'View on map',
  certificate: 'Certificate',
  certificateOf: (name: string) => `Certificate of ${name}`,
  openCertificate: 'Open certificate (PDF)',
};
