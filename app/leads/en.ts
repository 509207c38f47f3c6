import { claims } from '~/company/facts';
import { formatRupees } from '~/lib/format';

/** The choices that forms offer. Enumerated values are those of the database. */
export const propertyTypes = [
  { value: 'residential', label: 'Residential', hint: 'Houses and flats', icon: 'house' },
  { value: 'commercial', label: 'Commercial', hint: 'Shops, offices, hotels', icon: 'building-2' },
  { value: 'industrial', label: 'Industrial', hint: 'Factories, warehouses', icon: 'factory' },
  { value: 'government', label: 'Government', hint: 'Schools, public buildings', icon: 'landmark' },
] as const;

export const preferredTimes = [
  { value: 'morning', label: 'Morning', hint: '9 AM – 12 PM' },
  { value: 'afternoon', label: 'Afternoon', hint: '12 – 4 PM' },
  { value: 'evening', label: 'Evening', hint: '4 – 7 PM' },
] as const;

export const consultationTypes = [
  { value: 'free', label: 'Free', hint: `${claims.assessmentMinutes}-min assessment` },
  { value: 'premium', label: 'Premium', hint: `On-site visit, ${formatRupees(claims.premiumVisitRupees)}` },
] as const;

export const budgets = [
  { value: '1-3', label: '₹1-3 lakh' },
  { value: '3-5', label: '₹3-5 lakh' },
  { value: '5-10', label: '₹5-10 lakh' },
  { value: '10-20', label: '₹10-20 lakh' },
  { value: '20+', label: 'More than ₹20 lakh' },
] as const;

export const energyRequirements = [
  { value: 'partial', label: 'Partial: 50-70% of the bill' },
  { value: 'full', label: 'Full: 90-100% of the bill' },
  { value: 'excess', label: 'Excess: 120% and more' },
] as const;

export const timeframes = [
  { value: 'immediate', label: 'Immediately, within 1 month' },
  { value: '2-3months', label: 'In 2-3 months' },
  { value: '3-6months', label: 'In 3-6 months' },
  { value: 'planning', label: 'Just planning' },
] as const;

export const businessTypes = [
  { value: 'distributor', label: 'Distributor', icon: 'warehouse' },
  { value: 'dealer', label: 'Dealer', icon: 'handshake' },
  { value: 'student_partner', label: 'Student Partner', icon: 'graduation-cap' },
] as const;

export const inquiryTypes = [
  { value: 'general', label: 'General' },
  { value: 'technical', label: 'Technical' },
  { value: 'partnership', label: 'Partnership' },
  { value: 'complaint', label: 'Complaint' },
] as const;

export const positions = (
  [
    'Solar Installation Technician',
    'Sales Executive',
    'Project Manager',
    'Customer Support Executive',
    'Marketing Executive',
    'Business Development Manager',
    'Electrical Engineer',
    'Site Supervisor',
    'Administrative Assistant',
    'Other',
  ] as const
).map((position) => ({ value: position, label: position }));

export const courseTypes = [
  { value: 'solar_installation_technician', label: 'Solar Installation Technician' },
  { value: 'ev_training', label: 'EV Training' },
  { value: 'two_wheeler_ev_assembly', label: 'Two Wheeler EV Assembly' },
] as const;

export const experienceLevels = [
  { value: 'beginner', label: 'Beginner' },
  { value: 'intermediate', label: 'Intermediate' },
  { value: 'experienced', label: 'Experienced' },
] as const;

/** The words for a stored value; null for none. */
export function labelOf<Value extends string>(
  options: readonly { value: Value; label: string }[],
  value: Value | null,
): string | null {
  return options.find((option) => option.value === value)?.label ?? null;
}
