import { claims } from '~/company/facts';

export const consultationWords = {
  fields: {
    consultation_type: { label: 'Consultation' },
    property_type: { label: 'Property type', heading: 'Your property', placeholder: 'Choose a type' },
    monthly_bill: { label: 'Monthly electricity bill' },
    preferred_date: { label: 'Preferred date', heading: 'When suits you?' },
    preferred_time: { label: 'Preferred time', placeholder: 'Any time' },
    requirements: { label: 'Your requirements' },
  },
  timeOfDay: (name: string, hours: string) => `${name}, ${hours}`,
  missing: {
    consultation_type: 'Please choose a consultation.',
    location: 'Please enter your location.',
    property_type: 'Please choose a property type.',
    preferred_time: 'Please choose a time of day.',
  },
  submitLabel: 'Book consultation',
  pendingLabel: 'Booking...',
  success: (name: string) => ({
    title: 'Consultation Booked Successfully!',
    description: `Thank you ${name}! Our expert will contact you within ${claims.responseHours} hours.`,
  }),
  /** The visitor's own message, with a line for each detail. */
  whatsapp: {
    greeting: 'Hello, I have just booked a solar consultation.',
    name: 'Name',
    phone: 'Phone',
    location: 'Location',
  },
  failure: { title: 'Booking Failed', description: 'Please try again or contact us directly.' },
};
