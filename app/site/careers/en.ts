import { claims, company } from '~/company/facts';
import { formatNumber } from '~/lib/format';

export const careersPage = {
  name: 'Careers',
  title: 'Work that shows on the roofs of the city',
  lead: 'Technicians, engineers, sales and office: tell us what you can do and where you would like to start.',
  description: `Jobs in solar at ${company.name}, ${company.city}: technicians, engineers, sales, marketing and office. Apply online with or without a resume.`,
  formTitle: 'Apply for a job',
  figures: [
    { value: `${claims.installations}+`, label: 'installations behind us' },
    { value: `${claims.experienceYears} years`, label: 'in solar' },
    { value: `${formatNumber(claims.warehouseSqFt)} sq ft`, label: 'of warehouse and training floor' },
  ],
  positionsTitle: 'Where we look for people',
  next: {
    title: 'After you apply',
    points: [
      'A person reads every application.',
      'Your resume is kept private; only our office can open it.',
      'No position that fits? Choose “Other” and tell us in the letter.',
    ],
  },
};
