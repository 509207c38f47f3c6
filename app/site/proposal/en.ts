import { claims, company } from '~/company/facts';

export const proposalPage = {
  eyebrow: 'Your proposal',
  title: 'Your solar proposal',
  description: `The page of a proposal by ${company.name}: system, savings, price and subsidy, to read, to ask about and to accept on a phone.`,
  lead: 'System, savings, price and subsidy on one page: read it in peace, ask what is unclear, and accept it here.',
  opening: 'Opening your proposal...',
  needsScript: 'This page needs JavaScript. You can also call us or write on WhatsApp:',
  missing: {
    title: 'This link does not open a proposal',
    text: 'Perhaps a part of it was lost on the way. Please open it once more from our message, or call us: we send it to you again.',
  },
  failed: {
    title: 'No answer',
    text: 'Please check your internet connection. Your proposal is still there.',
    retry: 'Try again',
  },
  stale: 'We could not look for news just now. This page tries again by itself.',
  superseded: (sent: number, shown: number) =>
    `This link was sent for version ${sent}. You see version ${shown}, which replaces it.`,
  states: {
    withdrawn: {
      title: 'We have withdrawn this proposal',
      text: 'It does not apply any more. Call us: we tell you how things stand and make you a new one.',
    },
    expired: {
      title: (day: string) => `This proposal was valid until ${day}`,
      text: 'Prices and subsidies may have changed since. Call us or ask below: we check it and send it again.',
    },
    accepted: {
      title: 'Accepted, thank you!',
      /** Around the name. */
      by: { before: 'Accepted by', after: (day: string) => `on ${day}.` },
      text: `We call you, usually within ${claims.responseHours} hours, and plan the next steps with you.`,
    },
    declined: {
      title: 'You have declined this proposal',
      text: (day: string) =>
        `You told us on ${day}. Have you changed your mind, or would another system suit you? Ask below or call us.`,
    },
  },
  actions: { accept: 'Accept', ask: 'Ask a question', print: 'Print or save as PDF' },
  /** For the office, which looks at a draft before it is sent. */
  preview: { title: 'This is a preview', description: 'Nothing was opened or sent.' },
  questions: {
    title: 'Questions and answers',
    asked: (day: string) => `You asked on ${day}`,
    answered: (day: string) => `Our answer of ${day}`,
    waiting: 'We answer here, and call you where that is quicker.',
  },
  ask: {
    title: 'Ask a question',
    body: { label: 'Your question', hint: 'The answer comes on this page.' },
    missing: 'Please write your question.',
    submit: 'Send the question',
    pending: 'Sending...',
    sent: 'Your question has been sent',
    sentText: 'The answer comes on this page.',
  },
  accept: {
    title: 'Accept this proposal',
    what: 'You accept',
    number: 'Proposal',
    version: 'Version',
    price: 'Price, all included',
    name: { label: 'Your full name', hint: 'It counts as your signature.' },
    terms: 'I have read the proposal and its terms, and I accept them.',
    termsMissing: 'Please tick the box if you accept the terms.',
    submit: 'Accept the proposal',
    pending: 'Sending...',
  },
  decline: {
    title: 'Not for you?',
    text: 'Tell us, and we stop asking. If you say why, we do better next time.',
    reason: { label: 'Why?' },
    submit: 'Decline the proposal',
    pending: 'Sending...',
  },
  /** Why an answer was not taken, by the word that the database gives. */
  refusals: {
    superseded: {
      title: 'There is a newer version',
      text: 'We sent it meanwhile, and this page shows it now. Please read it and answer once more.',
    },
    changed: {
      title: 'The page was not up to date',
      text: 'It is now. Please look at it once more and answer again.',
    },
    expired: {
      title: 'The last day is over',
      text: 'This proposal cannot be accepted any more. Call us: we check it and send it again.',
    },
    withdrawn: { title: 'We have withdrawn this proposal', text: 'Call us: we tell you how things stand.' },
    answered: {
      title: 'This proposal has been answered already',
      text: 'This page shows how. If that is a mistake, call us.',
    },
    unknown: {
      title: 'This link does not open a proposal',
      text: 'Please open it once more from our message, or call us.',
    },
    'too many': {
      title: 'Some questions are still waiting',
      text: 'We answer those first. If it is urgent, call us.',
    },
    'too often': {
      title: 'That was too often',
      text: 'Please wait a few minutes and try again. What you typed is still here.',
    },
    failed: {
      title: 'It could not be sent',
      text: 'Please check your internet connection and try again. What you typed is still here.',
    },
  },
  contact: {
    title: 'Talk to us',
    /** Around the name. */
    owner: { before: '', after: 'from our team made this proposal for you.' },
    text: 'Call us, or write on WhatsApp. Naming the number makes it quicker.',
    call: (number: string) => `Call ${number}`,
    chat: 'Write on WhatsApp',
    greeting: 'Hello, I have a question about my proposal.',
    number: 'Proposal',
  },
};
