import type { ProposalContent } from '../app/proposals/content.ts';
import { figuresOf } from '../app/proposals/figures.ts';
import type { Offer } from '../app/proposals/offer.ts';

/** An offer as an office would make it: 3.24 kW on a house in Lucknow. */
export const sampleOffer = (overrides: Partial<Offer> = {}): Offer => ({
  system: { watts: 3240 },
  lines: [
    { label: 'Panels', quantity: 6000, unitPrice: 12_500_00, gst: 500 },
    { label: 'Inverter', quantity: 1000, unitPrice: 32_000_00, gst: 500 },
    { label: 'Cable', quantity: 42_500, unitPrice: 118_00, gst: 1800 },
    { label: 'Work', quantity: 1000, unitPrice: 24_000_00, gst: 1800 },
  ],
  discount: 5_000_00,
  subsidies: [
    {
      name: 'PM Surya Ghar',
      source: 'pmsuryaghar.gov.in',
      steps: [
        { upToWatts: 2000, perKw: 30_000_00 },
        { upToWatts: 3000, perKw: 18_000_00 },
      ],
      cap: 78_000_00,
    },
  ],
  financing: { downPayment: 40_000_00, yearlyRate: 700, months: 60 },
  payments: [
    { label: 'With the order', share: 3000 },
    { label: 'On delivery', share: 6000 },
    { label: 'After switch-on', share: 1000 },
  ],
  yield: {
    monthlyBill: 3_200_00,
    tariff: 7_00,
    tariffRise: 300,
    unitsPerKw: 1400,
    ageing: 60,
    years: 25,
  },
  ...overrides,
});

export const sampleContent = (overrides: Partial<ProposalContent> = {}): ProposalContent => {
  const offer = overrides.offer ?? sampleOffer();
  return {
    locale: 'en',
    customer: { name: 'Asha Udaan', place: 'Gomti Nagar, Lucknow' },
    components: [{ label: 'Panels', detail: '6 of 540 W, mono PERC' }],
    offer,
    figures: figuresOf(offer),
    texts: {
      note: 'As we said on the phone.',
      scope: 'Design, supply and installation',
      exclusions: 'Repairs of the roof',
      warranty: 'Panels: 25 years',
      documents: 'Identity card',
      terms: 'The government pays the subsidy.',
    },
    ...overrides,
  };
};
