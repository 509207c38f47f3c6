/**
 * Every fact about the company, once. The specification leaves names, numbers, addresses and outside links open:
 * all of them are placeholders (reserved `.example` domain, numbers that cannot be dialled) until the company
 * replaces them; docs/operations.md lists what to change.
 */
export const company = {
  name: 'Awadh Solar',
  legalName: 'Awadh Solar Energy Services',
  siteUrl: import.meta.env?.VITE_SITE_URL || 'https://www.awadhsolar.example',
  city: 'Lucknow',
  region: 'Uttar Pradesh',

  phone: { display: '+91 00000 00000', e164: '+910000000000' },
  tollFree: { display: '1800 000 0000', e164: '+9118000000000' },
  whatsapp: '910000000000',
  email: 'hello@awadhsolar.example',
  address: {
    street: 'Solar House, Station Road',
    locality: 'Lucknow',
    region: 'Uttar Pradesh',
    pincode: '226001',
    country: 'IN',
  },
  position: { latitude: 26.8467, longitude: 80.9462 },

  /** As schema.org writes them; `company/en.ts` has them in words. */
  openingHours: ['Mo-Fr 09:00-19:00', 'Sa 09:00-17:00'],

  links: {
    downloads: 'https://drive.awadhsolar.example/downloads',
    registrationCopy: 'https://drive.awadhsolar.example/associate-registration-copy',
    linkedInPost: 'https://www.linkedin.com/company/awadh-solar-example',
    awardVoting: 'https://awards.awadhsolar.example/vote',
    map: 'https://www.google.com/maps/search/?api=1&query=26.8467%2C80.9462',
  },
} as const;

/** Claims the company makes; every page that states one reads it here. */
export const claims = {
  experienceYears: 8,
  directorExperienceYears: 18,
  installations: 1500,
  panelWarrantyYears: 25,
  inverterWarrantyYears: 5,
  installationWarrantyYears: 5,
  emiFromRupees: 2990,
  subsidyUpToPercent: 40,
  billReductionPercent: 90,
  propertyValueIncrease: '4-6%',
  warehouseSqFt: 50_000,
  trainers: 15,
  panelEfficiency: '22-24%',
  franchiseFromRupees: 51_000,
  premiumVisitRupees: 2_000,
  assessmentMinutes: 30,
  responseHours: 24,
} as const;

const { street, locality, pincode, region } = company.address;

/** The office's address as one line that breaks only after a comma. */
export const officeAddress = `${street}, ${locality} ${pincode}, ${region}`.replace(/(?<!,) /g, '\u00a0');

/** Changes whenever the privacy notice beside the consent box changes; stored with every record. */
export const CONSENT_VERSION = '2026-11';
