import type { Locator, Page, Request } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../app/lib/database.types.generated.ts';
import { accessibilityFaults } from './axe.ts';
import { hydrated } from './hydration.ts';
import { expect } from './test.ts';

type Table = keyof Database['public']['Tables'];

/** One form as a visitor meets it. `mark` makes what is typed unlike that of any other test. */
export interface FormUnderTest {
  /** How test titles call it. */
  title: string;
  path: string;
  /** The form's accessible name. */
  name: string;
  table: Table;
  /** The column that carries the mark, and its stored value. */
  marked: (mark: string) => [column: string, stored: string];
  /** Text typed by label; selects and radio buttons by the option's label. */
  typed: (mark: string) => Record<string, string>;
  chosen?: Record<string, string>;
  picked?: string[];
  /** Everything stored but the mark's column, the id, the file and what the server stamps. */
  row: Record<string, unknown>;
  /** What an empty form says by label, and what each limit says to a text beyond it. */
  complaints: {
    required: Record<string, string>;
    limits: [label: string, text: string, complaint: string][];
  };
  /** The name of the control that an empty form leads to. */
  firstToFix: string;
  submit: string;
  success: (mark: string) => { title: string; description: string };
  failure: { title: string; description: string };
  /** Where it differs from `failure`. */
  unreachable?: { title: string; description: string };
  whatsapp?: (mark: string) => string;
  file?: FileUnderTest;
  /** Where success leads instead of a panel on the same page. */
  leadsTo?: (mark: string) => string;
}

export interface FileUnderTest {
  label: string;
  column: string;
  bucket: 'certificates' | 'resumes';
  folder: string;
  name: string;
  mimeType: string;
  buffer: Buffer;
  /** What the field says about kinds and size. */
  rule: string;
  stored: RegExp;
}

let marks = 0;
/** Letters only, so that it can stand in a name. */
export const newMark = () =>
  `${Date.now()}${marks++}`.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

export async function open(
  page: Page,
  { path, name }: Pick<FormUnderTest, 'path' | 'name'>,
  { clock = 'true' }: { clock?: 'true' | 'installed' } = {},
): Promise<Locator> {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  if (clock === 'true') await page.clock.install();
  watchCalls(page);
  await page.goto(path);
  await hydrated(page);
  const form = page.getByRole('form', { name });
  await expect(form.locator('[type=submit]')).toBeEnabled();
  await stopClock(page);
  return form;
}

/**
 * A minute on, since nobody fills a form in the first two seconds, and no further unless the test says so: no deadline
 * runs out and no message goes away because the machine is slow.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** What axe finds; it needs the clock for a moment. */
export async function faultsAtStoppedClock(page: Page): Promise<string[]> {
  await page.clock.resume();
  const faults = await accessibilityFaults(page);
  await stopClock(page);
  return faults;
}

const callsUnderway = new WeakMap<Page, Set<Request>>();

/** For `passTimeUntil`. */
export function watchCalls(page: Page): void {
  const underway = new Set<Request>();
  callsUnderway.set(page, underway);
  page.on('request', (request) => {
    if (/\/(rest|storage)\/v1\//.test(request.url())) underway.add(request);
  });
  page.on('requestfinished', (request) => underway.delete(request));
  page.on('requestfailed', (request) => underway.delete(request));
}

export async function fill(form: Locator, under: FormUnderTest, mark: string): Promise<void> {
  for (const option of under.picked ?? []) await form.getByRole('radio', { name: option }).check();
  for (const [label, option] of Object.entries(under.chosen ?? {})) {
    await labelled(form, label).selectOption({ label: option });
  }
  for (const [label, text] of Object.entries(under.typed(mark))) await labelled(form, label).fill(text);
  if (under.file) await labelled(form, under.file.label).setInputFiles(under.file);
  await form.getByRole('checkbox').check();
}

const LARGE = 2 * 1024 * 1024;

export async function attachLarge(form: Locator, { file }: FormUnderTest): Promise<void> {
  if (!file) throw new Error('The form takes no file');
  const buffer = Buffer.concat([file.buffer, Buffer.alloc(LARGE)]);
  await labelled(form, file.label).setInputFiles({ ...file, buffer });
}

/** The control whose label begins so: what follows may be "(optional)". */
export const labelled = (form: Locator, label: string) =>
  form.getByLabel(new RegExp(`^${containing(label).source}`));

/** The same, or the group of radio buttons with this legend. */
export const field = (form: Locator, label: string) =>
  labelled(form, label)
    .or(form.getByRole('group', { name: label }))
    .first();

export const submit = (form: Locator, under: FormUnderTest) =>
  form.getByRole('button', { name: under.submit }).click();

export const toast = (page: Page, { title, description }: { title: string; description: string }) =>
  page
    .getByRole('region', { name: 'Notifications' })
    .getByRole(/Failed|Error|Issue|Already/.test(title) ? 'alert' : 'status')
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(description, { exact: true }) });

/** Requests that add a row, as the page sends them. */
export const inserts = (table: Table) => `**/rest/v1/${table}*`;

export function countInserts(page: Page, { table }: FormUnderTest): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(`/rest/v1/${table}`)) count += 1;
  });
  return () => count;
}

export async function storedRows(
  db: SupabaseClient<Database>,
  under: FormUnderTest,
  mark: string,
): Promise<Record<string, unknown>[]> {
  const [column, stored] = under.marked(mark);
  const { data } = await db
    .from(under.table as 'contact_inquiries')
    .select('*')
    .eq(column as 'name', stored)
    .throwOnError();
  return data;
}

/** Lets the waits between tries pass until the message is there, and no deadline of a try that is under way. */
export async function passTimeUntil(message: Locator): Promise<void> {
  const page = message.page();
  await expect(async () => {
    if (!callsUnderway.get(page)?.size) await page.clock.fastForward(3_000);
    await expect(message).toBeVisible({ timeout: 250 });
  }).toPass({ intervals: [0] });
}

export const draftsOf = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));

export const containing = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
