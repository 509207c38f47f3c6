import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { ServerProcess } from '../../testing/server-process.ts';
import {
  attachLarge,
  type FileUnderTest,
  type FormUnderTest,
  fill,
  labelled,
  newMark,
  open,
  storedRows,
  submit,
  toast,
} from './form-under-test.ts';
import type { PageFaults } from './page-faults.ts';
import { connect, expect, type Page, test } from './test.ts';

/** What the engine promises about every form's file, shown for one. */
export function testUploadContract(under: FormUnderTest, file: FileUnderTest): void {
  test(`The ${under.title} stops a slow upload on request, asks again for a file that was deleted, and leaves one row and one file`, async ({
    page,
    db,
    faults,
  }) => {
    faults.allow(/could not be read/);
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
    await throttle(16 * 1024);
    await submit(form, under);
    await form.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(form.getByText('Upload cancelled')).toBeVisible();
    await throttle(-1);

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
    expect(await countObjects(db, file)).toBe(before + 1);
  });
}

/** A file as a visitor's device has it: it can be moved, deleted and dated anew. */
export async function writeOnDisk({ name, buffer }: FileUnderTest): Promise<string> {
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
  await expect.poll(() => putOffMessages(server)).toBe(0);
  server.fillDisk();
  return { form, mark, filesBefore };
}

/**
 * A full disk lets nothing into the database, so the sender must have nothing to write down: what waits, such as a digest
 * of the leads of earlier tests or a follow-up of the demo, waits longer. Answers how much is underway.
 */
async function putOffMessages(server: ServerProcess): Promise<number> {
  const db = connect(server);
  const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  await db
    .from('leads')
    .update({ follow_up_at: hoursFromNow(1) })
    .eq('is_open', true)
    .gt('follow_up_at', hoursFromNow(-1))
    .lt('follow_up_at', hoursFromNow(1))
    .throwOnError();
  // Before the deliveries: once no event waits, all that come of them are there to be put off.
  const events = await db.from('events').select('id').is('expanded_at', null).throwOnError();
  await db
    .from('deliveries')
    .update({ due_at: hoursFromNow(1) })
    .is('sent_at', null)
    .is('failed_at', null)
    .eq('attempts', 0)
    .throwOnError();
  const deliveries = await db
    .from('deliveries')
    .select('id')
    .is('sent_at', null)
    .is('failed_at', null)
    .gt('attempts', 0)
    .throwOnError();
  return events.data.length + deliveries.data.length;
}

async function countObjects(db: SupabaseClient, { bucket, folder }: FileUnderTest): Promise<number> {
  const { data, error } = await db.storage.from(bucket).list(folder, { limit: 1000 });
  if (error) throw error;
  return data.filter((entry) => entry.name.includes('.')).length;
}
