import { officeHours } from '../../../../app/company/en.ts';
import { claims, company } from '../../../../app/company/facts.ts';
import type { Lead } from '../message.ts';

/** What customers read in mail. The office's own messages are English and stand where they are made. */
type Step = { subject: string; text: string; next: string };

export const greeting = (name: string) => `Hello ${name},`;
export const reference: string = 'Reference';
export const place: string = 'Place';
export const preferredDay: string = 'Preferred day';
export const position: string = 'Position';
export const about: string = 'About';
export const call: string = 'Call us';
export const track: string = 'Follow your request';
export const nextTitle: string = 'What happens next';
export const hours = officeHours.map(({ days, hours }) => `${days}: ${hours}`).join('\n');
export const why = `You get this mail because this address was left with a request at ${company.name}. If that was not you, you need not do anything.`;

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
export const preferredTimes: Record<string, string> = {
  morning: 'morning',
  afternoon: 'afternoon',
  evening: 'evening',
};

const CALL = `We call you within ${claims.responseHours} hours.`;

export const kinds: Record<Lead['kind'], { long: string; next: string }> = {
  consultation_bookings: {
    long: 'your request for a consultation',
    next: `${CALL} Please keep your last electricity bill at hand; with it we can say at once what solar would save you.`,
  },
  installation_requests: {
    long: 'your request for a solar installation',
    next: `${CALL} Then we look at your roof, free of charge, and send you a clear price.`,
  },
  associate_registrations: {
    long: 'your registration as an associate',
    next: `We look at your papers and call you within ${claims.responseHours} hours. Once you are approved, customers find you in our directory.`,
  },
  career_applications: {
    long: 'your application',
    next: `We read it and call you within ${claims.responseHours} hours.`,
  },
  training_registrations: {
    long: 'your registration for a training',
    next: `${CALL} Then we tell you when the next batch begins and what to bring.`,
  },
  contact_inquiries: {
    long: 'your message',
    next: CALL,
  },
};

export const acknowledgement = {
  subject: (request: string, reference: string) => `We have received ${request}: ${reference}`,
  thanks: (request: string) => `Thank you. We have received ${request}.`,
  youWrote: 'You wrote:',
};

/** The steps that `private.is_told` tells of. */
export const steps: Partial<Record<Lead['kind'], Record<string, Step>>> = {
  consultation_bookings: {
    scheduled: {
      subject: 'Your consultation has a date',
      text: 'Your consultation is arranged for the time we agreed on the phone.',
      next: 'Our expert calls or comes at that time. If it no longer suits you, call us and we find another.',
    },
    completed: {
      subject: 'After your consultation',
      text: 'Thank you for taking the time to talk to us.',
      next: 'When you have decided, or if a question is still open, call us. Nothing is ordered until you say so.',
    },
  },
  installation_requests: {
    'site-assessment': {
      subject: 'We are coming to see your roof',
      text: 'Your request is with our survey team.',
      next: 'An engineer agrees a time with you, measures the roof and looks at shade and wiring. That is free.',
    },
    quotation: {
      subject: 'Your quotation is being prepared',
      text: 'The survey is done, and we are working out your system and its price.',
      next: 'You get the quotation from us and can ask about every line of it before you decide.',
    },
    approved: {
      subject: 'Your order is confirmed',
      text: 'Thank you for your trust. Your solar system is confirmed.',
      next: 'We prepare the papers for the subsidy and the net meter, and agree the day of installation with you.',
    },
    'in-progress': {
      subject: 'Your installation has begun',
      text: 'Work on your solar system has begun.',
      next: 'Our team tells you each day what comes next. When all is fitted, we test it together with you.',
    },
    completed: {
      subject: 'Your solar system is ready',
      text: 'Your solar system is installed. Congratulations.',
      next: `Please keep your papers safe; the panels have ${claims.panelWarrantyYears} years of warranty. If anything is not as it should be, call us.`,
    },
  },
  associate_registrations: {
    approved: {
      subject: `Welcome as an associate of ${company.name}`,
      text: 'Your registration is approved.',
      next: 'Customers near you now find you in our directory. We call you about the first steps.',
    },
    rejected: {
      subject: 'About your registration',
      text: 'Thank you for your interest. We could not approve your registration this time.',
      next: 'If you would like to know why, or something has changed, call us. You are welcome to apply again.',
    },
  },
};

export const acceptance = {
  subject: (number: string) => `You accepted our proposal ${number}`,
  thanks:
    'Thank you for your trust. This is your copy of what you accepted; we call you about the next steps.',
  number: 'Proposal',
  version: (version: number) => `version ${version}`,
  by: 'Accepted by',
  at: 'On',
  size: 'System',
  discount: 'Discount',
  price: 'Price with tax',
  cost: 'Cost after subsidy',
  payments: 'What is paid when',
  sections: {
    scope: 'What is included',
    exclusions: 'What is not included',
    warranty: 'Warranty',
    terms: 'Terms',
  },
  hash: (hash: string) => `Checksum of the proposal as you saw it: ${hash}`,
};

export const answer = {
  subject: (number: string) => `Our answer to your question about proposal ${number}`,
  asked: (number: string) => `You asked about our proposal ${number}:`,
  answered: 'Our answer:',
  where:
    'It also stands on the proposal’s page, which the link in our earlier message opens. If anything is still unclear, ask there again or call us.',
};

export const confirm = {
  subject: 'Please confirm your address',
  text: `Someone, we hope you, asked for new articles from ${company.name} at this address. Press the button, and they will reach you.`,
  button: 'Yes, send me new articles',
  ignore: 'If it was not you, ignore this mail: without the button nothing is ever sent.',
};

export const article = {
  read: 'Read the article',
  why: 'You asked for new articles by mail.',
  leave: 'Stop these mails',
};
