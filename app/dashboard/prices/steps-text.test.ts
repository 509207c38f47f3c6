import { expect, test } from 'vitest';
import { formatSteps, parseSteps } from './steps-text';

const steps = [
  { upToWatts: 2000, perKw: 3_000_000 },
  { upToWatts: 3500, perKw: 1_800_050 },
];

test('Steps are a line each, and read as they are shown', () => {
  expect(formatSteps(steps)).toBe('2: 30,000\n3.5: 18,000.5');
  expect(parseSteps(formatSteps(steps))).toEqual(steps);
  expect(parseSteps(' 2 kW : ₹30,000 \n\n3.5 = 18000.50')).toEqual(steps);
});

test.each([
  '',
  '2',
  '2: ',
  ': 5',
  '2: 3: 4',
  '3: 1\n2: 1',
  '2: 1\n2: 1',
  'two: 1',
  Array(7).fill('1: 1').join('\n'),
])('%j are no steps', (text) => expect(parseSteps(text)).toBeNull());
