import { describe, expect, test } from 'vitest';
import { checkLines } from './check-lines';
import { guessColumns } from './guess-columns';
import { importKinds } from './import-kinds';
import { parseCsv } from './parse-csv';

const NOW = new Date('2026-11-16T12:00:00+05:30');
const kindOf = (table: string) => {
  const kind = importKinds.find((known) => known.table === table);
  if (!kind) throw new Error(`${table} cannot be imported`);
  return kind;
};

function check(csv: string, table = 'consultation_bookings') {
  const parsed = parseCsv(csv);
  const kind = kindOf(table);
  return checkLines(parsed, kind, guessColumns(parsed.headings, kind.fields), { now: NOW });
}
const firstRow = async (csv: string, table?: string) => (await check(csv, table)).ready[0]?.row;
const problemOf = async (csv: string, table?: string) => (await check(csv, table)).problems[0]?.reason;

test('A line becomes what the form would have stored', async () => {
  const { ready } = await check(
    'Name,Mobile,City,E-mail,Bill,Property,Date,Status,Lead source\n Ravi  Verma ,०98765-43210,Lucknow,RAVI@mail.example,"₹4,200",Residential,05/03/2024,Contacted,Facebook',
  );
  expect(ready).toEqual([
    {
      line: 2,
      row: {
        name: 'Ravi Verma',
        phone: '+919876543210',
        email: 'ravi@mail.example',
        location: 'Lucknow',
        property_type: 'residential',
        monthly_bill: 4200,
        created_at: '2024-03-05T00:00:00+05:30',
        status: 'contacted',
        source: 'Facebook',
      },
    },
  ]);
});

test('Hindi headings, names and digits are understood', async () => {
  expect(await firstRow('नाम,मोबाइल नंबर,शहर,तारीख\nसूरज उजाला,९८७६५४३२१०,लखनऊ,०५/०३/२०२४')).toEqual({
    name: 'सूरज उजाला',
    phone: '+919876543210',
    location: 'लखनऊ',
    created_at: '2024-03-05T00:00:00+05:30',
  });
});

describe('A line that does not fit is named with its number and reason', () => {
  const line = (cells: string) => `Name,Phone,Location,Email,Received,Status\n\n${cells}`;
  test.each([
    ['Ravi,12345,Lucknow', /^Phone “12345”/],
    ['Ravi,9.87654E+09,Lucknow', /shortened by the spreadsheet/],
    ['Ravi,,Lucknow', /^Phone is missing\.$/],
    [',9876543210,', /^Name is missing\. Location is missing\.$/],
    ['Ravi,9876543210,Lucknow,nobody', /^Email “nobody”/],
    ['Ravi,9876543210,Lucknow,,12/25/2024', /^Received “12\/25\/2024” is no date/],
    ['Ravi,9876543210,Lucknow,,17/11/2026', /future/],
    ['Ravi,9876543210,Lucknow,,17/11/1926', /2000/],
    ['Ravi,9876543210,Lucknow,,,sold', /^Status “sold” is none of: pending, contacted/],
    ['R,9876543210,Lucknow', /^Name: .*2 characters/],
    ['Ravi,9876543210,Lucknow,,,,,extra', /8 cells under 6 headings/],
  ])('%s', async (cells, reason) => {
    const { problems, ready } = await check(line(cells));
    expect(ready).toEqual([]);
    expect(problems).toEqual([{ line: 3, reason: expect.stringMatching(reason) }]);
  });
});

test('A line that repeats another is found, whatever its spelling and status', async () => {
  const { ready, repeats } = await check(
    'Name,Phone,Location,Status\nRavi,9876543210,Lucknow,pending\nRavi,+91 98765 43210, Lucknow,completed\nAsha,9876543210,Lucknow,',
  );
  expect(ready.map(({ line }) => line)).toEqual([2, 4]);
  expect(repeats).toEqual([{ line: 3, of: 2 }]);
});

test('Each kind asks for what its table cannot be without', async () => {
  const csv = 'Name,Phone\nRavi,9876543210';
  expect(await problemOf(csv, 'installation_requests')).toBe('Location is missing. Roof area is missing.');
  expect(await problemOf(csv, 'training_registrations')).toBe('Course is missing.');
  expect(await problemOf(csv, 'contact_inquiries')).toBe('Message is missing.');
});

test('What the dashboard exported is understood again', async () => {
  const csv =
    'Received,Status,Name,Phone,Location,Property,Roof area,Monthly bill,Budget\n"16 Nov 2024, 3:30 pm",In progress,Ravi,98765 43210,Lucknow,Commercial,900 sq ft,"₹4,200","₹3-5 lakh"';
  expect(await firstRow(csv, 'installation_requests')).toMatchObject({
    created_at: '2024-11-16T15:30:00+05:30',
    status: 'in-progress',
    property_type: 'commercial',
    roof_area: 900,
    monthly_bill: 4200,
    budget: '3-5',
  });
});

describe('A long file', () => {
  const csv = `Name,Phone,Location\n${Array.from({ length: 20_000 }, (_, index) => `Ravi ${index},${9_000_000_000 + index},Agra`).join('\n')}`;
  const table = parseCsv(csv);
  const kind = kindOf('consultation_bookings');
  const mapping = guessColumns(table.headings, kind.fields);

  test('is checked in many short pieces, each of which says how far it is', async () => {
    const progress: number[] = [];
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 0);
    const { ready } = await checkLines(table, kind, mapping, { onProgress: (done) => progress.push(done) });
    clearInterval(timer);
    expect(ready).toHaveLength(20_000);
    expect(progress).toEqual([...new Set(progress)].sort((a, b) => a - b));
    expect(progress.length).toBeGreaterThan(2);
    expect(turns).toBeGreaterThan(2);
  });

  test('is given up when another choice was made meanwhile', async () => {
    const stop = new AbortController();
    const checking = checkLines(table, kind, mapping, {
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    await expect(checking).rejects.toThrow('aborted');
  });
});
