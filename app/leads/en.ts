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
