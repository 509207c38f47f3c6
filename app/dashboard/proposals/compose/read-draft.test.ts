import { expect, test } from 'vitest';
import { sampleContent } from '../../../../testing/sample-proposal.ts';
import { type Draft, draftOf } from './draft';
import { missingShare, readDraft } from './read-draft';

const TODAY = '2026-11-18';
const content = sampleContent();
const draft = (change: Partial<Draft> = {}): Draft => ({
  ...draftOf({ content, validUntil: '2026-12-01' }),
  ...change,
});
const problems = (change: Partial<Draft>) =>
  readDraft(draft(change), TODAY).problems.map(({ field, stops }) => `${field} stops ${stops}`);

test('What was saved reads as it was saved, to the paisa', () => {
  expect(readDraft(draft(), TODAY)).toEqual({ content, problems: [] });
});

test('A figure that is none is said at its field, and counts as nothing meanwhile', () => {
  const [first, ...others] = draft().lines;
  const lines = [{ ...first, unitPrice: '12k' } as (typeof others)[0], ...others];
  const read = readDraft(draft({ lines }), TODAY);
  expect(read.problems).toMatchObject([{ field: `price-${first?.key}`, stops: 'saving' }]);
  expect(read.content.figures.lines[0]).toBe(0);
  expect(read.content.figures.net).toBe(content.figures.net - (content.figures.lines[0] ?? 0));
});

test.each<[string, Partial<Draft>, string[]]>([
  ['no name', { name: ' ' }, ['name stops saving']],
  ['no size', { kw: '' }, ['kw stops saving']],
  ['no size at all', { kw: '0' }, ['kw stops saving']],
  ['no lines', { lines: [] }, ['add-line stops sending']],
  ['a blank discount', { discount: '' }, []],
  ['a blank bill', { monthlyBill: '' }, ['monthly-bill stops sending']],
  ['half a month', { months: '1.5' }, ['months stops saving']],
  ['more than all', { yearlyRate: '101' }, ['yearly-rate stops saving']],
  ['a down payment of more than the price', { downPayment: '9,00,000' }, ['down-payment stops sending']],
  ['a loan nobody asked for', { isFinanced: false, months: 'x' }, []],
  ['a day that is over', { validUntil: '2026-11-17' }, ['valid-until stops sending']],
  ['today', { validUntil: TODAY }, []],
  ['no day', { validUntil: '' }, ['valid-until stops saving']],
  ['too long a text', { texts: { ...content.texts, scope: 'x'.repeat(4001) } }, ['text-scope stops saving']],
])('%s', (_name, change, expected) => {
  expect(problems(change)).toEqual(expected);
});

test('Payments must be all of the price, to the hundredth of a percent', () => {
  expect(missingShare([3000, 6000, 1000])).toBe(0);
  const payments = draft().payments.map((payment, index) =>
    index === 0 ? { ...payment, share: '29.99' } : payment,
  );
  const read = readDraft(draft({ payments }), TODAY);
  expect(read.problems).toEqual([
    {
      field: 'add-payment',
      message: '0.01 % of the price is missing. Payments must add up to 100 %.',
      stops: 'sending',
    },
  ]);
  expect(problems({ payments: [] })).toEqual(['add-payment stops sending']);
});
