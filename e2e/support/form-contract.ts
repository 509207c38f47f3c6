import type { Locator } from '@playwright/test';
import { formatReference, referenceOf } from '../../app/leads/reference.ts';
import { accessibilityFaults } from './axe.ts';
import { testBeforeHydration } from './before-hydration.ts';
import {
  containing,
  countInserts,
  draftsOf,
  type FormUnderTest,
  field,
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
import { hydrated } from './hydration.ts';
import { expect, test } from './test.ts';
import { testUploadContract } from './upload-contract.ts';

/** What every form promises its visitors, shown for one form. */
export function testFormContract(under: FormUnderTest): void {
  const { title, table, row, complaints, failure } = under;

  test(`The ${title} stores exactly what was sent, once for a double click and Enter, says so and starts afresh`, async ({
    page,
    db,
  }) => {
    const mark = newMark();
    const sent = countInserts(page, under);
    const form = await open(page, under);
    await fill(form, under, mark);
    const chat = under.whatsapp ? page.context().waitForEvent('page') : null;
    await pressImpatiently(form);

    await expect(toast(page, under.success(mark))).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(sent()).toBe(1);
    const stored = await storedRows(db, under, mark);
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({
      ...row,
      locale: 'en',
      consent_version: expect.stringMatching(/^\d{4}-\d{2}-en$/),
    });
    expect(Date.now() - Date.parse(String(stored[0]?.consent_at))).toBeLessThan(60_000);
    if (under.file) expect(stored[0]?.[under.file.column]).toMatch(under.file.stored);

    const id = String(stored[0]?.id);
    if (under.leadsTo) {
      await expect(page).toHaveURL(under.leadsTo(mark));
    } else {
      for (const label of Object.keys(under.typed(mark))) await expect(labelled(form, label)).toHaveValue('');
      await expect(form.getByRole('checkbox')).not.toBeChecked();
    }
    if (under.whatsapp) {
      const link = await form.getByRole('link', { name: 'Continue on WhatsApp' }).getAttribute('href');
      expect(new URL(link ?? '').searchParams.get('text')).toBe(
        `${under.whatsapp(mark)}\nReference: ${formatReference(referenceOf(id))}`,
      );
      expect((await chat)?.url()).toBe(link);
    }
    expect(await draftsOf(page)).toEqual([]);
    if (table === 'newsletter_subscribers') return;
    await expect(page.getByText(formatReference(referenceOf(id)))).toBeVisible();
    const follow = page.getByRole('link', { name: 'Follow your request' });
    await expect(follow).toHaveAttribute('href', `/track#${id}`);
  });

  test(`The ${title} names every missing answer, leads to the first, sends nothing and explains every limit`, async ({
    page,
  }) => {
    const sent = countInserts(page, under);
    const form = await open(page, under);
    await submit(form, under);
    const summary = form.getByRole('alert');
    for (const [label, complaint] of Object.entries(complaints.required)) {
      await expect(summary.getByRole('listitem').filter({ hasText: complaint })).toBeVisible();
      await expect(field(form, label)).toHaveAccessibleDescription(containing(complaint));
    }
    await expect(page.locator(':focus')).toHaveAttribute('name', under.firstToFix);
    expect(sent()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);

    for (const [label, text, complaint] of complaints.limits) {
      const control = labelled(form, label);
      await control.fill(text);
      await control.blur();
      await expect(control).toHaveAccessibleDescription(containing(complaint));
      await expect(control).toHaveValue(text);
    }
  });

  test(`The ${title} shows a refusal, keeps what was typed and goes through at the second press`, async ({
    page,
    db,
    faults,
  }) => {
    faults.allow(/400|refused/);
    const mark = newMark();
    const form = await open(page, under);
    await fill(form, under, mark);
    // The real backend refuses: on the way there the row loses what every table requires.
    await page.route(inserts(table), (route) => route.continue({ postData: '{"consent_version":"x"}' }), {
      times: 1,
    });
    await submit(form, under);
    await expect(toast(page, failure)).toBeVisible();
    for (const [label, text] of Object.entries(under.typed(mark))) {
      await expect(labelled(form, label)).toHaveValue(text);
    }
    await submit(form, under);
    await expect(toast(page, under.success(mark))).toBeVisible();
    expect(await storedRows(db, under, mark)).toHaveLength(1);
  });

  test(`The ${title} makes one row when the answer to the first try is lost`, async ({
    page,
    db,
    faults,
  }) => {
    faults.allow(/ERR_|409/);
    const mark = newMark();
    const form = await open(page, under);
    await fill(form, under, mark);
    await page.route(
      inserts(table),
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await submit(form, under);
    await expect(toast(page, under.success(mark))).toBeVisible();
    expect(await storedRows(db, under, mark)).toHaveLength(1);
  });

  test(`The ${title} outlives a dead backend and a reload, and then sends once`, async ({
    page,
    db,
    faults,
  }) => {
    faults.allow(/ERR_|could not be uploaded/);
    const mark = newMark();
    const form = await open(page, under);
    await fill(form, under, mark);
    await page.route('**/{rest,storage}/v1/**', (route) => route.abort('connectionrefused'));
    await submit(form, under);
    await passTime(page, () =>
      expect(toast(page, under.unreachable ?? failure)).toBeVisible({ timeout: 500 }),
    );

    await page.reload();
    await hydrated(page);
    await expect(form.getByText('We kept what you typed earlier')).toBeVisible();
    for (const [label, text] of Object.entries(under.typed(mark))) {
      await expect(labelled(form, label)).toHaveValue(text);
    }
    await page.unroute('**/{rest,storage}/v1/**');
    if (under.file) await labelled(form, under.file.label).setInputFiles(under.file);
    await form.getByRole('checkbox').check();
    await submit(form, under);
    await expect(toast(page, under.success(mark))).toBeVisible();
    expect(await storedRows(db, under, mark)).toHaveLength(1);
  });

  testBeforeHydration(under);
  if (under.file) testUploadContract(under, under.file);
}

const pressImpatiently = (form: Locator) =>
  form.evaluate((element: HTMLFormElement) => {
    const button = element.querySelector<HTMLButtonElement>('[type=submit]');
    button?.click();
    button?.click();
    element.requestSubmit();
  });
