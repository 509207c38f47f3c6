import type * as en from './en';

export const place = { city: 'लखनऊ', region: 'उत्तर प्रदेश' } satisfies typeof en.place;

export const officeHours = [
  { days: 'सोमवार से शुक्रवार', hours: 'सुबह 9 से शाम 7 बजे' },
  { days: 'शनिवार', hours: 'सुबह 9 से शाम 5 बजे' },
  { days: 'रविवार', hours: 'बंद' },
] satisfies typeof en.officeHours;

export const documentTitles = {
  catalogue: 'कैटलॉग',
  brochure: 'ट्रेनिंग ब्रोशर',
} satisfies typeof en.documentTitles;
