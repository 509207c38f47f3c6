import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProposalContent } from '../../app/proposals/content.ts';
import { ENGINES, openPolicyDatabase, type PolicyDatabase } from '../../testing/actors.ts';
import { sampleContent, sampleOffer } from '../../testing/sample-proposal.ts';

type Change = (content: ProposalContent) => void;

/** What a page that is broken, or somebody with its session, might send. */
const MISSHAPEN: [string, unknown][] = [
  ['nothing', null],
  ['a list', []],
  ['an empty object', {}],
  ['one key more', { ...sampleContent(), price: 1 }],
  ['one key less', { ...sampleContent(), texts: undefined }],
  ['another language', { ...sampleContent(), locale: 'fr' }],
  ['a list for a word', { ...sampleContent(), locale: ['en'] }],
  ...(
    [
      ['half a paisa', (content) => (content.offer.discount = 0.5)],
      ['a negative price', (content) => Object.assign(content.offer.lines[0] ?? {}, { unitPrice: -1 })],
      ['a number as text', (content) => Object.assign(content.offer.system, { watts: '3240' })],
      ['a number without end', (content) => (content.figures.price = 1e300)],
      ['a tax above all', (content) => Object.assign(content.offer.lines[0] ?? {}, { gst: 10_001 })],
      ['no name for a line', (content) => Object.assign(content.offer.lines[0] ?? {}, { label: '' })],
      ['two lines in one', (content) => (content.customer.name = 'Asha\nUdaan')],
      ['a control character', (content) => (content.texts.note = 'a\u0002b')],
      ['a text too long', (content) => (content.texts.terms = 'x'.repeat(4001))],
      ['forty-one lines', (content) => (content.offer.lines = Array(41).fill(content.offer.lines[0]))],
      ['a step without end', (content) => Object.assign(content.offer.subsidies[0] ?? {}, { steps: [] })],
      ['a loan of no months', (content) => Object.assign(content.offer.financing ?? {}, { months: 0 })],
      ['power for nothing', (content) => (content.offer.yield.tariff = 0)],
      ['no years', (content) => (content.figures.years = [])],
    ] satisfies [string, Change][]
  ).map(([what, change]): [string, unknown] => [what, changed(change)]),
];

/** What has the right shape and must not be sent. */
const NOT_ADDING_UP: [string, Change][] = [
  ['payments of 99 percent', (content) => Object.assign(content.offer.payments[0] ?? {}, { share: 2900 })],
  ['payments of 101 percent', (content) => Object.assign(content.offer.payments[0] ?? {}, { share: 3100 })],
  ['no payments', (content) => (content.offer.payments = [])],
  ['no lines', (content) => (content.offer.lines = [])],
  ['a line that is not price times quantity', (content) => (content.figures.lines[0] = 1)],
  ['a sum that is not that of the lines', (content) => (content.figures.net += 1)],
  ['another discount', (content) => (content.figures.discount -= 1)],
  ['a tax that is not its share', (content) => Object.assign(content.figures.taxes[0] ?? {}, { tax: 1 })],
  ['tax on more than there is', (content) => Object.assign(content.figures.taxes[0] ?? {}, { on: 1 })],
  ['another price', (content) => (content.figures.price -= 100)],
  ['a subsidy that nobody pays', (content) => content.figures.subsidies.push(1)],
  ['another cost', (content) => (content.figures.cost -= 1)],
  ['a payment less', (content) => content.figures.payments.pop()],
  ['a payment that is another', (content) => (content.figures.payments[0] = 1)],
  ['a loan that was not offered', (content) => (content.offer.financing = null)],
  ['years that are missing', (content) => content.figures.years.pop()],
];

function changed(change: Change): ProposalContent {
  const content = structuredClone(sampleContent());
  change(content);
  return content;
}

describe.each(ENGINES)('On $engine', ({ postgresUrl }) => {
  let db: PolicyDatabase;
  beforeAll(async () => {
    db = await openPolicyDatabase(postgresUrl);
  });
  afterAll(() => db.close());

  const ask = async (rule: 'is_proposal_content' | 'adds_up', content: unknown) => {
    const sql = `select private.${rule}($1::text::jsonb) as answer`;
    return (await db.owner<{ answer: boolean }>(sql, [JSON.stringify(content)]))[0]?.answer;
  };

  test('A proposal as an office writes it has the shape and adds up, with and without the parts that may be missing', async () => {
    const bare = sampleContent({
      offer: sampleOffer({ subsidies: [], financing: null, discount: 0 }),
      customer: { name: 'आशा', place: null },
      components: [],
      texts: {
        note: '',
        scope: '',
        exclusions: '',
        warranty: '',
        documents: '',
        terms: 'क्ष\nत्र'.repeat(500),
      },
    });
    for (const content of [sampleContent(), bare]) {
      expect(await ask('is_proposal_content', content)).toBe(true);
      expect(await ask('adds_up', content)).toBe(true);
    }
  });

  test.each(MISSHAPEN)('Has not the shape of a proposal: %s', async (_what, content) => {
    expect(await ask('is_proposal_content', content)).toBe(false);
  });

  test('Five long texts in Hindi are more than one proposal may hold', async () => {
    const texts = Object.fromEntries(
      Object.keys(sampleContent().texts).map((key) => [key, 'क'.repeat(4000)]),
    ) as unknown as ProposalContent['texts'];
    expect(await ask('is_proposal_content', sampleContent({ texts }))).toBe(false);
  });

  test.each(NOT_ADDING_UP)('Has the shape and does not add up: %s', async (_what, change) => {
    expect(await ask('is_proposal_content', changed(change))).toBe(true);
    expect(await ask('adds_up', changed(change))).toBe(false);
  });
});
