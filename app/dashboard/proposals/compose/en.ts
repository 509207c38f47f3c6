import { formatDecimal, PERCENT } from '~/proposals/decimals';

const percent = (share: number) => `${formatDecimal(Math.abs(share), PERCENT)} %`;

/** Words of the form in which a proposal is composed. */
export const composeWords = {
  heading: { new: 'New proposal', draft: (version: number) => `Draft of version ${version}` },
  forLead: 'for',
  back: 'Back to the proposal',
  backToList: 'Back to the list',
  tabs: {
    label: 'Form or preview',
    both: 'Form and phone',
    form: 'Form',
    phone: 'On a phone',
    computer: 'On a computer',
    preview: 'Preview',
  },
  loadFailed: {
    title: 'The proposal could not be loaded',
    text: 'Nothing is lost. Check the connection and try again.',
    action: 'Try again',
  },
  noLead: { title: 'This lead is no longer there', text: 'It was deleted, and its proposals with it.' },
  accepted: {
    title: 'This proposal was accepted',
    text: 'It stays as the customer accepted it. For something else, compose another one.',
  },

  customer: {
    title: 'Customer',
    name: 'Name',
    place: 'Place',
    language: 'Language of the proposal',
    languages: { en: 'English', hi: 'Hindi' },
    validUntil: 'Valid until',
    validUntilHint: 'The last day on which it can be accepted.',
  },
  system: {
    title: 'System',
    kw: 'Size (kW)',
    component: (n: number) => `Component ${n}`,
    label: 'What',
    detail: 'Make, model, number',
    add: 'Add a component',
    remove: (n: number) => `Remove component ${n}`,
  },
  price: {
    title: 'Price',
    line: (n: number) => `Line ${n}`,
    label: 'What',
    quantity: 'Quantity',
    unitPrice: 'Each, before tax (₹)',
    gst: 'GST (%)',
    amount: 'Amount',
    fromBook: 'From the price book',
    addChosen: 'Add this line',
    choose: 'Choose…',
    bookIsEmpty: 'The price book has nothing for today yet.',
    addFree: 'Add a free line',
    remove: (n: number) => `Remove line ${n}`,
    discount: 'Discount, before tax (₹)',
  },
  subsidies: {
    title: 'Subsidy',
    none: 'No scheme holds today. Admins add them to the price book.',
    amount: (amount: string) => `${amount} for this size`,
    source: (source: string) => `Source: ${source}`,
    old: 'Not in the price book today, kept from an earlier version.',
  },
  financing: {
    title: 'Financing',
    on: 'Show a loan with monthly instalments (EMI)',
    downPayment: 'Down payment (₹)',
    yearlyRate: 'Interest a year (%)',
    months: 'Months',
  },
  payments: {
    title: 'Payments',
    payment: (n: number) => `Payment ${n}`,
    label: 'When',
    share: 'Share (%)',
    add: 'Add a payment',
    remove: (n: number) => `Remove payment ${n}`,
    complete: 'All of the price: 100 %.',
  },
  yield: {
    title: 'Savings',
    hint: 'Filled in with what the calculator on the website assumes. The customer sees these assumptions.',
    monthlyBill: 'Bill a month today (₹)',
    tariff: 'Price of a unit today (₹)',
    tariffRise: 'Rise of that price a year (%)',
    tariffRiseHint: 'The calculator counts none.',
    unitsPerKw: 'Units a year per kW',
    ageing: 'Panels yield less each year (%)',
    ageingHint: 'What makers commonly guarantee.',
    years: 'Years shown',
  },
  texts: {
    title: 'Texts',
    hint: 'One point a line.',
    note: 'Personal note',
    noteHint: 'Stands at the top, above everything else.',
    scope: 'What we do',
    exclusions: 'Not included',
    warranty: 'Warranty',
    documents: 'Documents needed',
    terms: 'Terms',
  },

  problems: {
    blank: 'Please fill this in; 0 if there is none.',
    noNumber: (decimals: number) =>
      decimals === 0
        ? 'Please write a whole number.'
        : `Please write a number, with at most ${decimals} decimals.`,
    tooSmall: 'This must be more than nothing.',
    tooLarge: 'This is more than possible.',
    noText: 'Please fill this in.',
    tooLong: (max: number) => `Please shorten this to ${max} characters.`,
    noPrice: 'There is no price yet. Add what is offered, with its price.',
    noLoan: 'This is all of the price: there is no loan to show.',
    noBill: 'Without the bill there are no savings to show.',
    noDay: 'Please choose a day.',
    past: 'This day is over. Please choose a later one.',
    payments: (missing: number) =>
      missing > 0
        ? `${percent(missing)} of the price is missing. Payments must add up to 100 %.`
        : `${percent(missing)} too much. Payments must add up to 100 %.`,
  },

  save: 'Save draft',
  saving: 'Saving…',
  send: 'Save and send…',
  discard: 'Discard draft…',
  state: { unsaved: 'Not saved yet', saved: (when: string) => `Saved ${when}`, fresh: 'Nothing to save yet' },
  stopped: (problems: number) =>
    problems === 1 ? '1 field must be put right first.' : `${problems} fields must be put right first.`,
  goTo: 'Show',
  failed: {
    title: 'The draft was not saved',
    text: 'What you typed is still here. Check the connection and save again.',
    tooLong: 'What you typed is still here. The texts are too long together: please shorten them.',
    gone: 'What you typed is still here, but the lead was deleted meanwhile.',
    accepted: 'The customer has accepted this proposal meanwhile. It stays as it was accepted.',
  },
  conflict: {
    title: 'Somebody else saved this draft meanwhile',
    text: 'What you typed is still here and was not saved.',
    mine: 'Save mine over theirs',
    theirs: 'Take theirs, drop mine',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'What you typed since the last save would be lost.',
    leave: 'Leave',
    stay: 'Stay',
  },
  discarding: {
    title: 'Discard this draft?',
    text: 'What stands in it is deleted. What was sent stays.',
    confirm: 'Discard',
    cancel: 'Keep it',
    done: { tone: 'success' as const, title: 'Draft discarded' },
    failed: {
      tone: 'destructive' as const,
      title: 'The draft was not discarded',
      description: 'Check the connection and try again.',
    },
  },
} as const;
