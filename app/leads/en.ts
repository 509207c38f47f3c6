import { claims } from '~/company/facts';
import { formatRupees } from '~/lib/format';

/** What people read for the values that forms store; options.ts makes the lists of them. */
export const propertyTypes = {
  residential: { label: 'Residential', hint: 'Houses and flats' },
  commercial: { label: 'Commercial', hint: 'Shops, offices, hotels' },
  industrial: { label: 'Industrial', hint: 'Factories, warehouses' },
  government: { label: 'Government', hint: 'Schools, public buildings' },
};

export const preferredTimes = {
  morning: { label: 'Morning', hint: '9 AM – 12 PM' },
  afternoon: { label: 'Afternoon', hint: '12 – 4 PM' },
  evening: { label: 'Evening', hint: '4 – 7 PM' },
};

export const consultationTypes = {
  free: { label: 'Free', hint: `${claims.assessmentMinutes}-min assessment` },
  premium: { label: 'Premium', hint: `On-site visit, ${formatRupees(claims.premiumVisitRupees)}` },
};

export const budgets = {
  '1-3': '₹1-3 lakh',
  '3-5': '₹3-5 lakh',
  '5-10': '₹5-10 lakh',
  '10-20': '₹10-20 lakh',
  '20+': 'More than ₹20 lakh',
};

export const energyRequirements = {
  partial: 'Partial: 50-70% of the bill',
  full: 'Full: 90-100% of the bill',
  excess: 'Excess: 120% and more',
};

export const timeframes = {
  immediate: 'Immediately, within 1 month',
  '2-3months': 'In 2-3 months',
  '3-6months': 'In 3-6 months',
  planning: 'Just planning',
};

export const businessTypes = {
  distributor: 'Distributor',
  dealer: 'Dealer',
  student_partner: 'Student Partner',
};

export const inquiryTypes = {
  general: 'General',
  technical: 'Technical',
  partnership: 'Partnership',
  complaint: 'Complaint',
};

export const positions = {
  'Solar Installation Technician': 'Solar Installation Technician',
  'Sales Executive': 'Sales Executive',
  'Project Manager': 'Project Manager',
  'Customer Support Executive': 'Customer Support Executive',
  'Marketing Executive': 'Marketing Executive',
  'Business Development Manager': 'Business Development Manager',
  'Electrical Engineer': 'Electrical Engineer',
  'Site Supervisor': 'Site Supervisor',
  'Administrative Assistant': 'Administrative Assistant',
  Other: 'Other',
};

export const courseTypes = {
  solar_installation_technician: 'Solar Installation Technician',
  ev_training: 'EV Training',
  two_wheeler_ev_assembly: 'Two Wheeler EV Assembly',
};

export const experienceLevels = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  experienced: 'Experienced',
};
