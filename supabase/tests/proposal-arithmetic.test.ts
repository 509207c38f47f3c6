import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Figures, figuresOf } from '../../app/proposals/figures.ts';
import { sum } from '../../app/proposals/money.ts';
import type { Offer } from '../../app/proposals/offer.ts';
import { openPolicyDatabase, type PolicyDatabase } from '../../testing/actors.ts';
import { FIGURES_IN_SQL, OFFERS_IN_SQL } from './figures-in-sql.ts';

const COUNT = 10_000;
const AT_ONCE = 2_000;

let db: PolicyDatabase;
beforeAll(async () => {
  db = await openPolicyDatabase();
});
afterAll(() => db.close());

test(`${COUNT.toLocaleString('en')} offers have the same figures by another calculation, to the paisa, and sums of what is shown`, async () => {
  const offers = generate(COUNT, 22);
  let compared = 0;
  for (let start = 0; start < COUNT; start += AT_ONCE) {
    const some = offers.slice(start, start + AT_ONCE);
    const calculated = await calculate(some);
    for (const [n, offer] of some.entries()) {
      const figures = figuresOf(offer);
      // Written out only where they differ: most of the time would go into comparing otherwise.
      if (!isSame(figures, calculated[n])) expect(figures, JSON.stringify(offer)).toEqual(calculated[n]);
      if (!addsUp(figures)) expect({ offer, figures }).toBe('adding up');
      compared += 1;
    }
  }
  expect(compared).toBe(COUNT);
});

function addsUp({ lines, net, discount, taxes, price, subsidies, cost, payments, years }: Figures): boolean {
  const differences = [
    sum(lines) - net,
    sum(taxes.map(({ on }) => on)) - (net - discount),
    net - discount + sum(taxes.map(({ tax }) => tax)) - price,
    sum(payments) - price,
    price - sum(subsidies) - cost,
    sum(years.map(({ saving }) => saving)) - cost - (years.at(-1)?.balance ?? 0),
  ];
  const shown = [...lines, ...payments, ...subsidies, price, cost];
  return differences.every((difference) => difference === 0) && shown.every(Number.isSafeInteger);
}

/** What PostgreSQL makes of them. */
function calculate(offers: Offer[]): Promise<unknown[]> {
  return db.database.transaction(async (query) => {
    await query(OFFERS_IN_SQL, [JSON.stringify(offers)]);
    await query('analyze offers');
    // The planner knows nothing of the sets in between, and takes them for small.
    await query('set local enable_nestloop = off');
    const rows = await query<{ figures: string }>(FIGURES_IN_SQL);
    return rows.map(({ figures }) => JSON.parse(figures));
  });
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]): [string, unknown] => [key, sorted(part)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The same on every machine: houses and factories, odd quantities, equal lines, nothing, and more discount than there is to pay. */
function generate(count: number, seed: number): Offer[] {
  let state = seed;
  const upTo = (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * (most + 1));
  };
  const oneOf = <T>(...choices: T[]) => choices[upTo(choices.length - 1)] as T;
  const list = <T>(least: number, most: number, make: (n: number) => T) =>
    Array.from({ length: least + upTo(most - least) }, (_, n) => make(n));
  const shares = () => {
    const cuts = [0, ...list(0, 4, () => upTo(10_000)), 10_000].sort((a, b) => a - b);
    return cuts.slice(1).map((cut, n) => ({ label: 'x', share: cut - (cuts[n] ?? 0) }));
  };
  const equal = upTo(50_000_00);
  return Array.from({ length: count }, () => ({
    system: { watts: oneOf(500 + upTo(9_500), 1000 * (1 + upTo(10)), 1 + upTo(5_000_000)) },
    lines: list(1, 6, () => ({
      label: 'x',
      quantity: oneOf(1000, 1000 * (1 + upTo(40)), 1 + upTo(500_000), 0),
      unitPrice: oneOf(equal, upTo(50_000_00), upTo(1_000), 0),
      gst: oneOf(0, 500, 1200, 1800, upTo(10_000)),
    })),
    discount: oneOf(0, upTo(20_000_00), upTo(99), upTo(10 ** 11)),
    subsidies: list(0, 3, () => {
      let reach = 0;
      return {
        name: 'x',
        source: 'x',
        steps: list(1, 3, () => {
          reach += 1 + upTo(4_000);
          return { upToWatts: reach, perKw: oneOf(upTo(40_000) * 100, upTo(4_000_000)) };
        }),
        cap: oneOf(upTo(150_000_00), 10 ** 11),
      };
    }),
    financing: oneOf(
      null,
      ...[0, 700, 950, 1 + upTo(3_600)].map((yearlyRate) => ({
        downPayment: oneOf(0, upTo(200_000_00)),
        yearlyRate,
        months: 1 + upTo(83),
      })),
    ),
    payments: shares(),
    yield: {
      monthlyBill: oneOf(upTo(20_000_00), upTo(500_000_00)),
      tariff: 1 + upTo(15_00),
      tariffRise: upTo(1_500),
      unitsPerKw: 800 + upTo(1_000),
      ageing: upTo(300),
      years: oneOf(1, 3, 5, 25),
    },
  }));
}
