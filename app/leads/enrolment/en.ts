import { claims } from '~/company/facts';

export const enrolmentWords = {
  fields: {
    course_type: { label: 'Programme', placeholder: 'Choose a programme' },
    experience_level: { label: 'Your experience' },
  },
  missing: {
    course_type: 'Please choose a programme.',
    experience_level: 'Please choose your experience.',
  },
  submitLabel: 'Enrol',
  pendingLabel: 'Submitting...',
  success: (name: string) => ({
    title: 'Enrolment Received!',
    description: `Thank you ${name}! We'll call you within ${claims.responseHours} hours to confirm your place.`,
  }),
  /** The visitor's own message, with a line for each detail. */
  whatsapp: {
    greeting: 'Hello, I have just enrolled in a training.',
    name: 'Name',
    phone: 'Phone',
    programme: 'Programme',
  },
  failure: { title: 'Enrolment Failed', description: 'Please try again or contact us directly.' },
};
