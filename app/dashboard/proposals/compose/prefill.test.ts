import { expect, test } from 'vitest';
import type { PriceBook } from '~/dashboard/prices/price-data';
import type { RecordRow } from '~/leads/kind';
import { changeLanguage } from './change-language';
import { newDraft } from './prefill';
import { readDraft } from './read-draft';

const TODAY = '2026-11-18';
const days = { valid_from: '2026-01-01', valid_until: null, source: 'us', created_at: '' };
const terms = (section: 'warranty' | 'terms', locale: 'en' | 'hi', body: string, more: object = {}) => ({
  ...days,
  ...{ id: body, section, locale, body },
  ...more,
});
const scheme = (name: string, note: string | null, more: object = {}) => ({
  ...days,
  ...{ id: name, name, name_hi: `${name} हिंदी`, note, steps: [{ upToWatts: 3000, perKw: 100 }], cap: 300 },
  ...more,
});
const book: PriceBook = {
  items: [],
  schemes: [
    scheme('Centre', null),
    scheme('State', 'check before use'),
    scheme('Old', null, { valid_until: '2025-01-01' }),
  ],
  terms: [
    terms('warranty', 'en', '25 years'),
    terms('warranty', 'en', 'Service for a year'),
    terms('warranty', 'en', 'Next year', { valid_from: '2027-01-01' }),
    terms('warranty', 'hi', '25 साल'),
    terms('terms', 'hi', 'शर्तें'),
  ],
};
const row = (more: object = {}): RecordRow => ({
  ...{ id: '1', created_at: '', status: 'pending', name: 'Asha', location: 'Aliganj', locale: 'en' },
  ...more,
});
const estimate = { bill: 4200, subsidyEligible: true, systemSize: '5kW', monthlySaving: 5000 };

test('A lead from the calculator brings its size, its bill and the loan that was shown', () => {
  const draft = newDraft(row({ estimate }), book, TODAY);
  expect(draft).toMatchObject({ name: 'Asha', place: 'Aliganj', kw: '5', monthlyBill: '4,200' });
  expect(draft).toMatchObject({ isFinanced: true, downPayment: '60,000', yearlyRate: '9.5', months: '60' });
  expect(draft).toMatchObject({ tariff: '6.5', unitsPerKw: '1400', years: '20', validUntil: '2026-12-03' });
});

test('A bill alone is put through the calculator; without one, what is missing is left open', () => {
  expect(newDraft(row({ monthly_bill: 2500 }), book, TODAY)).toMatchObject({ kw: '3', monthlyBill: '2,500' });
  expect(newDraft(row(), book, TODAY)).toMatchObject({ kw: '', monthlyBill: '', isFinanced: false });
});

test('Schemes that hold today are chosen, unless they are to be checked or the roof is no home’s', () => {
  const chosen = (more: object) => newDraft(row(more), book, TODAY).subsidies.map(({ name }) => name);
  expect(chosen({})).toEqual(['Centre']);
  expect(chosen({ locale: 'hi' })).toEqual(['Centre हिंदी']);
  expect(chosen({ property_type: 'commercial' })).toEqual([]);
  expect(chosen({ estimate: { ...estimate, subsidyEligible: false } })).toEqual([]);
});

test('The texts are today’s in the lead’s language', () => {
  expect(newDraft(row(), book, TODAY).texts).toMatchObject({
    warranty: '25 years\nService for a year',
    terms: '',
  });
  expect(newDraft(row({ locale: 'hi' }), book, TODAY).texts).toMatchObject({
    warranty: '25 साल',
    terms: 'शर्तें',
  });
});

test('Another language takes its own words, and leaves what somebody wrote', () => {
  const draft = newDraft(row(), book, TODAY);
  const written = { ...draft, texts: { ...draft.texts, note: 'As we said', terms: 'Mine' } };
  const hindi = changeLanguage(written, 'hi', book, TODAY);
  expect(hindi.texts).toMatchObject({ note: 'As we said', terms: 'Mine', warranty: '25 साल' });
  expect(hindi.subsidies[0]?.name).toBe('Centre हिंदी');
  expect(hindi.payments[0]?.label).toBe('ऑर्डर के साथ');
  expect(changeLanguage(hindi, 'en', book, TODAY)).toEqual(written);
});

test.each(['en', 'hi'])('A new proposal (%s) lacks nothing but its price', (locale) => {
  const { problems } = readDraft(newDraft(row({ locale, estimate }), book, TODAY), TODAY);
  expect(problems.map(({ field }) => field)).toEqual(['add-line']);
});
