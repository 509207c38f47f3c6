import { formatRupees } from '~/lib/format';
import { claims } from './company';

/** What every form says, and the choices they offer. Enumerated values are those of the database. */
export const formCopy = {
  optional: 'optional',
  summaryTitle: (count: number) =>
    count === 1 ? 'One answer needs your attention' : `${count} answers need your attention`,
  draftRestored: 'We kept what you typed earlier on this device.',
  startOver: 'Start over',
  offline: 'You are offline. What you type is kept on this device; send it when the connection is back.',
  phoneHint: 'Indian numbers need no +91; numbers from abroad begin with + and the country code.',
  notAccepted: 'This was not accepted. Please check it and send it again.',
  stillLoading: 'The form is still loading. If it stays so, please reload the page or reach us at',
  needsScript: 'This form needs JavaScript. You can also call us or write on WhatsApp:',
  continueOnWhatsApp: 'Continue on WhatsApp',
  whatsAppNote: 'Want a quicker answer? Send the same details to our WhatsApp.',
  fileLost:
    'Your request is in, but the file could not be uploaded. Please send it to us on WhatsApp when we contact you.',
  uploadCancelled: {
    title: 'Upload cancelled',
    description: 'Nothing was sent. Your details are still here.',
  },
  nothingLost: 'Nothing you typed is lost: press the button to try again, or reach us at',
};

export const consentNotice = {
  label: (purpose = 'to answer me') =>
    `I agree that my details are stored and used ${purpose}, as described in the`,
  policy: 'privacy policy',
  missing: 'Please tick the box so that we may store and use your details.',
};

/** Shown instead of dropping a submission in silence: a person presses again, a program does not. */
export const spamNotices = {
  haste: {
    title: 'That was quick!',
    description: 'We hold very fast submissions once to keep programs out. Please press the button again.',
  },
  filledTrap: {
    title: 'Please press the button again',
    description:
      'A hidden field was filled in, as programs do. If you are a person, press once more to send.',
  },
};

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
