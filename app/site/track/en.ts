import { claims, company } from '~/company/facts';
import type { KindWords } from './stages';

export const trackPage = {
  eyebrow: 'Your request',
  title: 'Track your request',
  lead: 'How far we are, what happens next, and whom to call.',
  description: `Follow what you asked of ${company.name}: your reference and the last four digits of your phone number show how far your request has come.`,
  form: {
    title: 'Find your request',
    reference: {
      label: 'Reference',
      hint: 'Ten letters and digits: we showed them when you sent your form.',
    },
    referenceWrong: 'A reference has ten letters and digits, and never a 0, 1, I or O.',
    digits: {
      label: 'Last four digits of your phone number',
      hint: 'Of the number you gave us in the form.',
    },
    digitsWrong: 'Please enter the last four digits.',
    submit: 'Show my request',
    pending: 'Looking...',
    needsScript: 'This page needs JavaScript. You can also call us or write on WhatsApp:',
  },
  looking: 'Looking for your request...',
  missing: {
    title: 'We could not show this request',
    text: 'Please check the reference and the four digits. If they are right, wait a few minutes and try once more, or call us: we look it up for you.',
  },
  failed: {
    title: 'No answer',
    text: 'Please check your internet connection. What you typed is still here.',
    retry: 'Try again',
  },
  received: (day: string) => `received on ${day}`,
  progressTitle: 'How far we are',
  /** Read out with each stage. */
  states: { done: 'done', current: 'now', ahead: 'still to come' },
  nextTitle: 'What happens next',
  closed: {
    label: 'Closed',
    next: 'This request is closed and we are not working on it any more. Have your plans changed, or is this a mistake? Call us, we are glad to pick it up again.',
    application:
      'Thank you for your interest in us. We could not go ahead with your application this time; you are welcome to apply again.',
  },
  /** Said when something changed while the page was open. */
  news: (stage: string) => `There is news: ${stage}.`,
  stale: 'We could not look for news just now. This page tries again by itself.',
  another: 'Look up another request',
  contact: {
    title: 'Questions?',
    /** Around the name. */
    owner: { before: '', after: 'from our team looks after your request.' },
    text: 'Call us, or write on WhatsApp. Naming your reference makes it quicker.',
    call: (number: string) => `Call ${number}`,
    chat: 'Write on WhatsApp',
    greeting: 'Hello, I have a question about my request.',
  },
};

export const kinds: KindWords = {
  consultation_bookings: {
    name: 'Solar consultation',
    stages: {
      pending: {
        label: 'Request received',
        next: `Our expert calls you, usually within ${claims.responseHours} hours.`,
      },
      contacted: {
        label: 'In touch with you',
        next: 'We agree with you on a day and time for the consultation.',
      },
      scheduled: {
        label: 'Appointment fixed',
        next: 'Our expert sees you at the time we agreed. Call us if it does not suit you any more.',
      },
      completed: {
        label: 'Consultation done',
        next: 'Nothing is open. Call us whenever a question comes up.',
      },
    },
  },
  installation_requests: {
    name: 'Solar installation',
    stages: {
      pending: {
        label: 'Request received',
        next: `We call you, usually within ${claims.responseHours} hours, to arrange the site survey.`,
      },
      'site-assessment': {
        label: 'Site survey',
        next: 'We look at your roof and your wiring, and work out which system fits.',
      },
      quotation: {
        label: 'Quotation',
        next: 'We prepare your quotation and go through it with you. The work begins when you agree.',
      },
      approved: {
        label: 'Order confirmed',
        next: 'We plan papers, material and the day of the installation with you.',
      },
      'in-progress': {
        label: 'Installation',
        next: 'Our team is at work on your system and tells you when it can be switched on.',
      },
      completed: {
        label: 'Ready',
        next: 'Your system is running. Call us whenever something needs attention.',
      },
    },
  },
  associate_registrations: {
    name: 'Associate registration',
    stages: {
      pending: { label: 'Registration received', next: 'Our team looks at your registration and calls you.' },
      approved: {
        label: 'Approved and listed',
        next: 'Customers find you in the directory. Our team gets in touch about training and material.',
      },
    },
  },
  career_applications: {
    name: 'Job application',
    stages: {
      pending: { label: 'Application received', next: 'We read your application and get in touch with you.' },
      approved: { label: 'Accepted', next: 'We call you about the next steps.' },
    },
  },
  training_registrations: {
    name: 'Training enrolment',
    stages: {
      pending: {
        label: 'Enrolment received',
        next: `We call you, usually within ${claims.responseHours} hours, to confirm your place.`,
      },
      confirmed: { label: 'Place confirmed', next: 'We tell you when and where your batch begins.' },
      completed: {
        label: 'Training completed',
        next: 'Well done. Call us about your certificate or the next course.',
      },
    },
  },
  contact_inquiries: {
    name: 'Your message',
    stages: {
      pending: {
        label: 'Message received',
        next: `We get back to you, usually within ${claims.responseHours} hours.`,
      },
      responded: { label: 'Answered', next: 'Is something still open? Just reply or call us.' },
      resolved: { label: 'Settled', next: 'Nothing is open. Call us whenever something comes up.' },
    },
  },
};
