import { claims } from '~/company/facts';

export const contactWords = {
  fields: {
    inquiry_type: { label: 'What is it about?' },
    subject: { label: 'Subject' },
    message: { label: 'Message' },
  },
  missing: {
    inquiry_type: 'Please choose what it is about.',
    message: 'Please write your message.',
  },
  submitLabel: 'Send message',
  pendingLabel: 'Submitting...',
  success: {
    title: 'Message Sent Successfully!',
    description: `We'll get back to you within ${claims.responseHours} hours.`,
  },
  /** The visitor's own message, with a line for each detail. */
  whatsapp: {
    greeting: 'Hello, I have just sent a message through your website.',
    name: 'Name',
    subject: 'Subject',
    phone: 'Phone',
  },
  failure: { title: 'Message Failed to Send', description: 'Please try again or contact us directly.' },
};
