import { EMI_YEARS, fixedOffers, HORIZON_YEARS, scaledOffer, YEARLY_YIELD_PER_KW } from '~/calculator/rates';
import { claims, company } from '~/company/facts';
import { formatNumber, formatRupees } from '~/lib/format';
import type { IconName } from '~/ui/icons.generated';

const largestFixedBill = fixedOffers.at(-1)?.upToBill ?? 0;

export const calculatorPage = {
  title: 'Solar Savings Calculator',
  description:
    'Type your monthly electricity bill and see the solar system that fits, its EMI with and without subsidy, the payback time and 20 years of savings.',
  lead: 'Type your monthly bill. Your system, its EMI and twenty years of savings follow as you type.',

  needsScript: 'The calculator needs JavaScript. We work it out with you:',
  bill: { label: 'Monthly Electricity Bill', slider: 'Or slide to the amount' },
  subsidy: { label: 'Subsidy Eligible', yes: 'Yes', no: 'No' },
  examples: {
    title: 'Quick Examples',
    upTo: (rupees: string) => `Up to ${rupees}`,
    between: (from: string, to: string) => `${from} to ${to}`,
    above: (rupees: string) => `Above ${rupees}`,
    system: (size: string) => `${size} system`,
    sizes: (from: number, to: number) => `${from}-${to}`,
  },

  empty: {
    title: 'Your roof, waiting for a number',
    text: 'Type a bill or pick an example: the panels you need appear here, with what they save.',
  },
  /** The main figures at the field, in a phone's width. */
  strip: {
    system: 'system',
    saved: 'saved a month',
    payback: 'payback',
    years: (years: string) => `${years} yrs`,
  },
  years: (years: number | string) => `${years} years`,
  results: {
    system: 'Recommended Solar System',
    systemSize: 'System size',
    monthlySavings: 'Monthly savings',
    unitsSaved: 'units saved per month',
    payback: 'years payback',
    savingAboveBill:
      'That is what this system saves when all its power is used. A smaller bill saves at most the bill itself.',
    emi: (years: number) => `EMI Options (${years} years)`,
    afterSubsidy: 'After subsidy',
    beforeSubsidy: 'Before subsidy',
    instalments: (from: string, to: string) => `${from} – ${to}`,
    aMonth: 'a month',
    /** For a screen reader, when the result has changed. */
    announcement: (size: string, saving: string, years: string) =>
      `${size} system recommended. It saves ${saving} a month and pays for itself in ${years} years.`,
    downPayment: 'Down payment',
    interestRate: 'Interest rate',
    duration: 'Duration',
    savingsCoverEmi: (rupees: string) => `The savings cover the EMI and leave up to ${rupees} a month.`,
    emiExceedsSavings: (rupees: string) =>
      `While the EMI runs you add from ${rupees} a month; after that the savings are all yours.`,
    summary: 'Savings Summary',
    total: `${HORIZON_YEARS}-year total savings, all costs deducted`,
    yearlySavings: 'Yearly savings',
    generation: 'Yearly generation',
    kilowattHours: (amount: string) => `${amount} kWh`,
  },

  disclaimer: 'Values are approximate and may vary city-wise.',

  /** Heads the printed estimate. */
  print: {
    title: 'Your solar estimate',
    basis: (bill: string, subsidyEligible: boolean, date: string) =>
      `For a monthly bill of ${bill}, ${subsidyEligible ? 'with' : 'without'} subsidy · ${date}`,
  },

  ready: {
    title: 'Ready to Go Solar',
    withResult:
      'Send us this estimate. We check your roof, confirm the figures and take care of the subsidy papers.',
    withoutResult: 'Talk to us about your roof, your bill and the subsidy you can expect.',
    whatsapp: 'Get This System Installed',
    consultation: 'Book a free consultation',
    installation: 'Request installation',
  },
  share: {
    link: 'Share this estimate',
    copied: 'Link copied',
    copiedText: 'Whoever opens it sees this estimate.',
    failed: 'The link could not be copied',
    failedText: 'It is in the address bar of your browser.',
    print: 'Print or save as PDF',
  },
  chart: {
    title: 'When the savings overtake the cost',
    lead: 'What you will have paid, and what you will have saved, year by year.',
    paid: 'Paid so far',
    saved: 'Saved so far',
    ahead: 'Ahead by',
    year: 'Years',
    start: 'Start',
    balance: 'Saved less paid so far',
    /** One sentence in two lines. */
    earnedBack: { after: 'Whole cost earned back after', years: (years: string) => `${years} years` },
    aheadAfter: (years: string) => `Ahead after ${years} years`,
    aheadText:
      'By then you have saved more than you have paid so far: the down payment and the EMIs until that day. This is what the table counts.',
    paybackAfter: (years: string) => `Payback after ${years} years`,
    paybackText: `By then you have saved the whole cost: the down payment and all ${EMI_YEARS * 12} EMIs, those still to come included.`,
    paybackAfterLastEmi: `By then you have saved the whole cost: the down payment and all ${EMI_YEARS * 12} EMIs. The last EMI is behind you, so this is also when the table turns positive.`,
    showTable: 'Show the figures as a table',
    hideTable: 'Hide the table',
  },
};

export const whatsappMessages = {
  withResult: (bill: string, systemSize: string) =>
    `Hello ${company.name}, my monthly electricity bill is ${bill}. Your calculator recommends a ${systemSize} solar system. I would like to get this system installed.`,
  withoutResult: `Hello ${company.name}, I am interested in getting a solar system installed under the government subsidy scheme. Please share the details.`,
};

export const calculatorBenefits: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'landmark',
    title: `Up to ${claims.subsidyUpToPercent}% government subsidy`,
    text: 'Credited to your bank account after inspection; we prepare the papers.',
  },
  {
    icon: 'shield-check',
    title: `${claims.panelWarrantyYears}-year warranty`,
    text: 'With a performance guarantee on the panels.',
  },
  {
    icon: 'credit-card',
    title: 'Easy EMI options',
    text: 'A small down payment, then instalments over five years.',
  },
];

export const assumptionsTitle = 'What these figures assume';

/** What the arithmetic takes for granted; the figures themselves are calculator-rates.ts's. */
export const assumptions: { term: string; text: string }[] = [
  {
    term: 'Size',
    text: `Chosen by your bill, as in the table. Above ${formatRupees(largestFixedBill)} we plan 1\u00a0kW for every started ${formatRupees(scaledOffer.rupeesPerStep)}, up to ${scaledOffer.maxSystemKw}\u00a0kW.`,
  },
  {
    term: 'Generation',
    text: `${formatNumber(YEARLY_YIELD_PER_KW)} kWh a year from each kW of panels, the same every year.`,
  },
  {
    term: 'Units saved',
    text: `For larger bills, the bill at ₹${scaledOffer.tariff.toFixed(2)} a unit. Your own tariff may differ.`,
  },
  {
    term: 'Total cost',
    text: `Down payment plus ${EMI_YEARS * 12} instalments at the lower end of the range: after subsidy if you are eligible, before subsidy if not.`,
  },
  {
    term: 'Payback',
    text: 'Total cost divided by a year of savings: when your savings reach the whole cost, instalments still to come included. The table under the chart counts only what is paid by each year’s end, so it can turn positive sooner.',
  },
  {
    term: `${HORIZON_YEARS} years`,
    text: 'Savings at today’s electricity price, less the total cost. A dearer unit would raise them; cleaning and repairs are not counted.',
  },
];

export const offersTable = {
  caption: 'Bills and systems',
  bill: 'Monthly bill',
  system: 'System',
  saving: 'Saves a month',
  upTo: (amount: string) => `up to ${amount}`,
  above: (rupees: string) => `above ${rupees}`,
  shareOfBill: (percent: number) => `${percent}% of the bill`,
};
