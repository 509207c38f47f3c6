import { mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { ServerProcess } from '../../testing/server-process.ts';
import {
  attachLarge,
  type FileUnderTest,
  type FormUnderTest,
  fill,
  inserts,
  labelled,
  newMark,
  open,
  passTime,
  storedRows,
  submit,
  toast,
} from './form-under-test.ts';
import type { PageFaults } from './page-faults.ts';
import { connect, expect, type Page, test } from './test.ts';

const MEGABYTE = 1024 * 1024;

/** What a form with a file promises about it. */
export function testUploadContract(under: FormUnderTest, file: FileUnderTest): void {
  const { title } = under;

  test(`The ${title} stops a slow upload on request and leaves neither row nor file`, async ({
    page,
    db,
  }) => {
    const mark = newMark();
    const before = await countObjects(db, file);
    const form = await open(page, under);
    await fill(form, under, mark);
    await attachLarge(form, under);
    const network = await page.context().newCDPSession(page);
    const throttle = (uploadThroughput: number) =>
      network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await throttle(64 * 1024);
    await submit(form, under);
    await form.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(form.getByText('Upload cancelled')).toBeVisible();
    await throttle(-1);
    expect(await storedRows(db, under, mark)).toEqual([]);

    await labelled(form, file.label).setInputFiles(file);
    await submit(form, under);
    await expect(toast(page, under.success(mark))).toBeVisible();
    expect(await storedRows(db, under, mark)).toHaveLength(1);
    expect(await countObjects(db, file)).toBe(before + 1);
  });

  test(`The ${title} refuses a file that is too large, of another kind or not what it says`, async ({
    page,
  }) => {
    const form = await open(page, under);
    const input = labelled(form, file.label);
    const oversized = Buffer.concat([file.buffer, Buffer.alloc(file.maxMegabytes * MEGABYTE)]);
    await input.setInputFiles({ ...file, buffer: oversized });
    await expect(input).toHaveAccessibleDescription(new RegExp(`the limit is ${file.maxMegabytes} MB`));
    await input.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') });
    await expect(input).toHaveAccessibleDescription(/“page.html” cannot be sent/);
    await input.setInputFiles({ ...file, buffer: Buffer.from('<script>') });
    await expect(input).toHaveAccessibleDescription(/is not a real/);
    await input.setInputFiles(file);
    await expect(input).toHaveAccessibleDescription(/^[^“]*$/);
  });

  test(`The ${title} asks for a file again that was deleted after it was chosen, and keeps the rest`, async ({
    page,
    db,
    faults,
  }) => {
    faults.allow(/could not be read/);
    const mark = newMark();
    const form = await open(page, under);
    await fill(form, under, mark);
    const input = labelled(form, file.label);
    const onDisk = await writeOnDisk(file);
    await input.setInputFiles(onDisk);
    await rm(path.dirname(onDisk), { recursive: true });
    await submit(form, under);
    await expect(input).toHaveAccessibleDescription(/cannot be read.*Please choose it again/);
    await expect(input).toBeFocused();
    expect(await storedRows(db, under, mark)).toEqual([]);
    for (const [label, text] of Object.entries(under.typed(mark))) {
      await expect(labelled(form, label)).toHaveValue(text);
    }
    await input.setInputFiles(file);
    await submit(form, under);
    await expect(toast(page, under.success(mark))).toBeVisible();
    expect(await storedRows(db, under, mark)).toHaveLength(1);
  });

  test(`The ${title} makes one row of the same file under another date and name`, async ({
    page,
    db,
    faults,
  }) => {
    faults.allow(/ERR_|400|409/);
    const mark = newMark();
    const form = await open(page, under);
    await fill(form, under, mark);
    const input = labelled(form, file.label);
    const onDisk = await writeOnDisk(file);
    await input.setInputFiles(onDisk);
    await page.route(inserts(under.table), async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await submit(form, under);
    await passTime(page, () =>
      expect(toast(page, under.unreachable ?? under.failure)).toBeVisible({ timeout: 500 }),
    );
    await page.unroute(inserts(under.table));
    const copy = path.join(path.dirname(onDisk), `Copy of ${file.name}`);
    await rename(onDisk, copy);
    await utimes(copy, 0, 0);
    await input.setInputFiles(copy);
    await submit(form, under);
    await expect(toast(page, under.success(mark))).toBeVisible();
    expect(await storedRows(db, under, mark)).toHaveLength(1);
    await rm(path.dirname(onDisk), { recursive: true });
  });
}

/** A file as a visitor's device has it: it can be moved, deleted and dated anew. */
async function writeOnDisk({ name, buffer }: FileUnderTest): Promise<string> {
  const onDisk = path.join(await mkdtemp(path.join(tmpdir(), 'visitor-')), name);
  await writeFile(onDisk, buffer);
  return onDisk;
}

interface FullDisk {
  page: Page;
  server: ServerProcess;
  faults: PageFaults;
}

/** A filled form with a large file, before a server whose disk has just run full. */
export async function fillFormAndDisk({ page, server, faults }: FullDisk, under: FormUnderTest) {
  faults.allow(/500|could not be uploaded/);
  const mark = newMark();
  const form = await open(page, under);
  await fill(form, under, mark);
  await attachLarge(form, under);
  const filesBefore = server.filesOnDisk();
  await expect.poll(() => countDueMessages(server)).toBe(0);
  server.fillDisk();
  return { form, mark, filesBefore };
}

/** What the sender will soon write down, while a full disk lets nothing into the database. */
async function countDueMessages(server: ServerProcess): Promise<number> {
  const db = connect(server);
  const soon = new Date(Date.now() + 60_000).toISOString();
  const events = await db.from('events').select('id').is('expanded_at', null).throwOnError();
  const deliveries = await db
    .from('deliveries')
    .select('id')
    .is('sent_at', null)
    .is('failed_at', null)
    .lte('due_at', soon)
    .throwOnError();
  return events.data.length + deliveries.data.length;
}

async function countObjects(db: SupabaseClient, { bucket, folder }: FileUnderTest): Promise<number> {
  const { data, error } = await db.storage.from(bucket).list(folder, { limit: 1000 });
  if (error) throw error;
  return data.filter((entry) => entry.name.includes('.')).length;
}
