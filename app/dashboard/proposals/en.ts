import type { ProposalState } from '~/dashboard/url-state';
import { formatNumber } from '~/lib/format';
import type { Channel } from './proposal-data';
import type { Device } from './proposal-preview';

const times = (count: number) =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${formatNumber(count)} times`;

/** Words of the proposals view. */
export const proposalWords = {
  states: {
    draft: 'Draft',
    sent: 'Sent',
    accepted: 'Accepted',
    declined: 'Declined',
    expired: 'Expired',
    withdrawn: 'Withdrawn',
  } satisfies Record<ProposalState, string>,
  channels: { whatsapp: 'by WhatsApp', mail: 'by mail', copied: 'as a copied link' } satisfies Record<
    Channel,
    string
  >,

  list: {
    title: 'All proposals',
    filter: 'State',
    all: 'All',
    none: {
      title: 'No proposals yet',
      text: 'Open a consultation or an installation request and compose its proposal there.',
      action: 'Open the installation requests',
    },
    noneOfThese: { title: 'None in this state', action: 'Show all' },
    notNumbered: 'Not sent yet',
    version: (version: number) => `version ${version}`,
    draftToo: (version: number) => `draft of version ${version}`,
    validUntil: (day: string) => `Valid until ${day}`,
    sent: (when: string) => `Sent ${when}`,
    neverOpened: 'Not opened yet',
    opened: (count: number, when: string) =>
      count === 1 ? `Opened once, ${when}` : `Opened ${times(count)}, last ${when}`,
    accepted: (name: string, when: string) => `Accepted by ${name} ${when}`,
    declined: (when: string) => `Declined ${when}`,
    questions: (count: number) => (count === 1 ? '1 question to answer' : `${count} questions to answer`),
    followUp: 'Opened again without an answer: call now',
  },

  totals: {
    title: 'Totals',
    winRate: 'Win rate',
    noWinRate: '–',
    winRateHint: (won: string, decided: string) => `${won} accepted of ${decided} decided`,
    nothingDecided: 'Nothing decided yet',
    failed: 'The totals could not be loaded.',
    tryAgain: 'Try again',
  },

  page: {
    back: 'All proposals',
    gone: {
      title: 'This proposal is no longer there',
      text: 'Its draft was discarded, or its lead was erased.',
    },
    failed: {
      title: 'The proposal could not be loaded',
      text: 'Nothing is lost. Check the connection and try again.',
      action: 'Try again',
    },
    openLead: 'Open the lead',
    edit: 'Edit the draft',
    newVersion: 'New version',
    sendDraft: 'Send…',
    sendAgain: 'Another link…',
    withdraw: 'Withdraw…',
    preview: 'What the customer sees',
    draftPreview: 'The draft',
    history: 'Versions',
    versionSent: (version: number, when: string) => `Version ${version}, sent ${when}`,
    versionDraft: (version: number, when: string) => `Version ${version}, draft of ${when}`,
    linkMade: (channel: string, who: string, when: string) => `${who} ${channel}, ${when}`,
    reason: 'Why',
    noReason: 'No reason was given.',
    acceptedHint: 'It stays as it was accepted.',
    withdrawnHint: 'Its link shows only that it was withdrawn, and whom to call.',
    expiredHint: 'It can no longer be accepted. A new version with a later day brings it back.',
  },

  questions: {
    title: 'Questions',
    none: 'The customer has not asked anything.',
    asked: (when: string) => `Asked ${when}`,
    answered: (who: string, when: string) => `${who}, ${when}`,
    answer: 'Your answer',
    hint: 'The customer reads it on the proposal’s page, and by mail if they left an address.',
    submit: 'Answer',
    submitting: 'Saving…',
    blank: 'Please write an answer.',
    failed: 'The answer was not saved. It is still here: check the connection and try again.',
    taken: 'Somebody else has answered this question meanwhile.',
    office: 'Office',
  },

  withdrawing: {
    title: 'Withdraw this proposal?',
    text: 'Whoever opens its link is told so and sees nothing else of it. A new version brings it back, by a new link.',
    confirm: 'Withdraw',
    cancel: 'Keep it',
    done: { tone: 'success' as const, title: 'Proposal withdrawn' },
    failed: {
      tone: 'destructive' as const,
      title: 'The proposal was not withdrawn',
      description: 'Check the connection and try again.',
    },
    accepted: {
      tone: 'destructive' as const,
      title: 'Accepted meanwhile',
      description: 'The customer has accepted it: it can no longer be withdrawn.',
    },
  },

  send: {
    title: { draft: 'Send the proposal', again: 'Make another link' },
    how: 'How does it reach the customer?',
    ways: { whatsapp: 'WhatsApp', mail: 'E-mail', copied: 'Copy a link' } satisfies Record<Channel, string>,
    fixed: 'From now on this version stays as it is.',
    pending: 'Sending…',
    sent: (number: string, version: number) => `${number}, version ${version} is ready.`,
    once: 'This link is shown only now: the office keeps no copy of it. If it is lost, make another one.',
    link: 'Link for the customer',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Please select and copy it by hand.',
    open: { whatsapp: 'Open WhatsApp', mail: 'Open the mail' },
    done: 'Done',
    failed: 'It was not sent. Check the connection and try again.',
    conflict: 'Somebody else changed this proposal meanwhile. Close this, look at it and send again.',
    tooLate: 'Its last day is over. Choose a later one in the draft.',
    notReady: 'It does not add up yet. Open the draft and put right what it says there.',
  },

  lead: {
    title: 'Proposals',
    compose: 'Compose a proposal',
    none: 'None yet.',
    failed: 'The proposals could not be loaded.',
  },

  price: 'Price',
  preview: {
    device: 'Shown on',
    devices: { phone: 'Phone', computer: 'Computer' } satisfies Record<Device, string>,
    phone: 'The proposal as the customer sees it on a phone',
    computer: 'The proposal as the customer sees it on a computer',
    /** A proposal gets its number when it is first sent. */
    noNumber: (year: number) => `P-${year}-…`,
  },
} as const;
