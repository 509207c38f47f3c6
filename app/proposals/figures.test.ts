import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figuresOf, subsidyOf } from './figures.ts';
import { sum } from './money.ts';
import type { Offer, SubsidyScheme } from './offer.ts';

const central: SubsidyScheme = {
  name: 'PM Surya Ghar',
  source: 'pmsuryaghar.gov.in',
  steps: [
    { upToWatts: 2000, perKw: 30_000_00 },
    { upToWatts: 3000, perKw: 18_000_00 },
  ],
  cap: 78_000_00,
};
const state: SubsidyScheme = {
  name: 'Uttar Pradesh',
  source: 'upneda.org.in',
  steps: [{ upToWatts: 2000, perKw: 15_000_00 }],
  cap: 30_000_00,
};

const offer: Offer = {
  system: { watts: 3240 },
  lines: [
    { label: 'Panels', quantity: 6000, unitPrice: 12_500_00, gst: 500 },
    { label: 'Inverter', quantity: 1000, unitPrice: 32_000_00, gst: 500 },
    { label: 'Cable', quantity: 42_500, unitPrice: 118_00, gst: 1800 },
    { label: 'Work', quantity: 1000, unitPrice: 24_000_00, gst: 1800 },
  ],
  discount: 5_000_00,
  subsidies: [central, state],
  financing: { downPayment: 40_000_00, yearlyRate: 700, months: 60 },
  payments: [
    { label: 'With the order', share: 3333 },
    { label: 'On delivery', share: 3333 },
    { label: 'After switch-on', share: 3334 },
  ],
  yield: {
    monthlyBill: 3_200_00,
    tariff: 7_00,
    tariffRise: 300,
    unitsPerKw: 1400,
    ageing: 60,
    years: 25,
  },
};

test.each([
  [500, 15_000_00],
  [1000, 30_000_00],
  [2000, 60_000_00],
  [2500, 69_000_00],
  [3000, 78_000_00],
  [10_000, 78_000_00],
])('The central scheme pays for %d W', (watts, expected) => {
  expect(subsidyOf(central, watts)).toBe(expected);
});

test('A proposal, line by line as one would with pen and paper', () => {
  const { lines, net, taxes, price, subsidies, cost, payments, financing } = figuresOf(offer);
  expect(lines).toEqual([75_000_00, 32_000_00, 5_015_00, 24_000_00]);
  expect(net).toBe(136_015_00);
  // 5,000 of 1,36,015 by the lines' amounts: 2,757.05 + 1,176.34 on the first rate, 184.35 + 882.26 on the second.
  expect(taxes).toEqual([
    { rate: 1800, on: 27_948_39, tax: 5_030_71 },
    { rate: 500, on: 103_066_61, tax: 5_153_33 },
  ]);
  expect(price).toBe(131_015_00 + 5_030_71 + 5_153_33);
  expect(subsidies).toEqual([78_000_00, 30_000_00]);
  expect(cost).toBe(price - 108_000_00);
  expect(sum(payments)).toBe(price);
  expect(financing?.loan).toBe(price - 40_000_00);
});

test('Savings count what is used at home, and the balance turns where the payback says', () => {
  const { years, paybackTenths, cost } = figuresOf(offer);
  expect(years[0]).toEqual({ units: 4536, saving: 4536 * 7_00, balance: 4536 * 7_00 - cost });
  expect(paybackTenths).toBe(10 + Math.round(((cost - 4536 * 7_00) / (years[1]?.saving ?? 1)) * 10));
  const small = figuresOf({ ...offer, yield: { ...offer.yield, monthlyBill: 700_00 } });
  expect(small.years[0]?.saving).toBe(1200 * 7_00);
});

test('Nobody is paid for going solar: subsidies end at the price', () => {
  const cheap: Offer = { ...offer, lines: [{ label: 'All', quantity: 1000, unitPrice: 90_000_00, gst: 0 }] };
  const { subsidies, cost, paybackTenths } = figuresOf({ ...cheap, discount: 0 });
  expect(subsidies).toEqual([78_000_00, 12_000_00]);
  expect([cost, paybackTenths]).toEqual([0, 0]);
});

test('What is never paid back says so', () => {
  const dark = figuresOf({ ...offer, yield: { ...offer.yield, unitsPerKw: 1 } });
  expect(dark.paybackTenths).toBeNull();
});

test('Whatever is composed: parts add up to the sums shown, in whole paise', () => {
  const line = fc.record({
    label: fc.constant('x'),
    quantity: fc.integer({ min: 1, max: 500_000 }),
    unitPrice: fc.integer({ min: 0, max: 50_000_000 }),
    gst: fc.constantFrom(0, 500, 1200, 1800, 2800),
  });
  const composed = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 20 }),
    discount: fc.integer({ min: 0, max: 10 ** 9 }),
    watts: fc.integer({ min: 500, max: 5_000_000 }),
  });
  fc.assert(
    fc.property(composed, ({ lines, discount, watts }) => {
      const figures = figuresOf({ ...offer, lines, discount, system: { watts } });
      expect(sum(figures.lines)).toBe(figures.net);
      expect(sum(figures.taxes.map(({ on }) => on))).toBe(figures.net - figures.discount);
      expect(figures.net - figures.discount + sum(figures.taxes.map(({ tax }) => tax))).toBe(figures.price);
      expect(sum(figures.payments)).toBe(figures.price);
      expect(figures.price - sum(figures.subsidies)).toBe(figures.cost);
      expect(figures.cost).toBeGreaterThanOrEqual(0);
      for (const amount of [...figures.lines, ...figures.payments, ...figures.subsidies])
        expect(Number.isSafeInteger(amount)).toBe(true);
    }),
  );
});
