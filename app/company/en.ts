import { company } from './facts.ts';

/** Where the company is, as sentences say it; addresses read facts.ts. */
export const place = { city: company.city as string, region: company.region as string };

/** The hours of `company.openingHours`, as people say them. */
export const officeHours = [
  { days: 'Monday to Friday', hours: '9 AM – 7 PM' },
  { days: 'Saturday', hours: '9 AM – 5 PM' },
  { days: 'Sunday', hours: 'Closed' },
];

export const documentTitles = { catalogue: 'Catalogue', brochure: 'Training brochure' };
