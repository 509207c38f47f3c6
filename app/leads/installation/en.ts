import { claims } from '~/company/facts';
import { energyShares } from './energy-shares';

const { partial, full, excess } = energyShares;

export const installationWords = {
  fields: {
    property_type: { label: 'Where shall we install?' },
    name: { heading: 'About you' },
    roof_area: { label: 'Roof area (sq ft)', heading: 'Your roof and your needs' },
    monthly_bill: { label: 'Monthly electricity bill' },
    energy_requirement: { label: 'How much should solar cover?', placeholder: 'Choose a share' },
    budget: { label: 'Budget', placeholder: 'Choose a range' },
    timeframe: { label: 'When do you want it?', placeholder: 'Choose a time' },
    additional_info: { label: 'Anything else we should know?' },
    file_url: { label: 'Photo of the roof, bill or drawing' },
  },
  missing: {
    property_type: 'Please choose your type of property.',
    location: 'Please enter your location.',
    roof_area: 'Please enter your roof area.',
    budget: 'Please choose a budget.',
    energy_requirement: 'Please choose how much.',
    timeframe: 'Please choose a time.',
  },
  submitLabel: 'Submit request',
  pendingLabel: 'Submitting...',
  success: (name: string) => ({
    title: 'Installation Request Submitted!',
    description: `Thank you ${name}! We'll contact you within ${claims.responseHours} hours for site assessment.`,
  }),
  /** The visitor's own message, with a line for each detail. */
  whatsapp: {
    greeting: 'Hello, I have just requested a solar installation.',
    name: 'Name',
    property: 'Property',
    location: 'Location',
    budget: 'Budget',
  },
  failure: { title: 'Submission Failed', description: 'Please try again or contact us directly.' },
};

export const budgets = {
  '1-3': '₹1-3 lakh',
  '3-5': '₹3-5 lakh',
  '5-10': '₹5-10 lakh',
  '10-20': '₹10-20 lakh',
  '20+': 'More than ₹20 lakh',
};

export const energyRequirements = {
  partial: `Partial: ${partial.from}-${partial.to}% of the bill`,
  full: `Full: ${full.from}-${full.to}% of the bill`,
  excess: `Excess: ${excess.from}% and more`,
};

export const timeframes = {
  immediate: 'Immediately, within 1 month',
  '2-3months': 'In 2-3 months',
  '3-6months': 'In 3-6 months',
  planning: 'Just planning',
};
