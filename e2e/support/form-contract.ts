import type { Locator, Page } from '@playwright/test';
import { formatReference, referenceOf } from '../../app/leads/reference.ts';
import {
  containing,
  countInserts,
  draftsOf,
  type FileUnderTest,
  type FormUnderTest,
  faultsAtStoppedClock,
  field,
  fill,
  inserts,
  labelled,
  newMark,
  open,
  storedRows,
  submit,
  toast,
} from './form-under-test.ts';
import { expect, test } from './test.ts';

/** One journey a form, which shows its own fields, rules, words and table at work in the engine that all forms share. */
export function testFormContract(under: FormUnderTest): void {
  test(`The ${under.title} says what is missing or wrong, keeps it when refused, and stores exactly what was sent, once`, async ({
    page,
    db,
    faults,
  }) => {
    faults.allow(/400|refused/);
    const mark = newMark();
    const sent = countInserts(page, under);
    const form = await open(page, under);

    await submit(form, under);
    await namesWhatIsMissing(form, under);
    expect(await faultsAtStoppedClock(page)).toEqual([]);
    await explainsItsLimits(form, under);
    expect(sent()).toBe(0);

    await fill(form, under, mark);
    // The real backend refuses: on the way there the row loses what every table requires.
    const withoutAnswers = { consent_version: 'x' };
    await page.route(inserts(under.table), (route) => route.continue({ postData: withoutAnswers }), {
      times: 1,
    });
    await submit(form, under);
    await expect(toast(page, under.failure)).toBeVisible();
    await expect(page.locator(':focus')).toHaveAccessibleDescription(/This was not accepted/);
    await holds(form, under.typed(mark));
    expect(sent()).toBe(1);

    const chat = under.whatsapp ? page.context().waitForEvent('page') : null;
    await pressImpatiently(form);
    await expect(toast(page, under.success(mark))).toBeVisible();
    expect(await faultsAtStoppedClock(page)).toEqual([]);
    expect(sent()).toBe(2);
    const rows = await storedRows(db, under, mark);
    expect(rows).toHaveLength(1);
    const stored = rows[0] ?? {};
    expect(stored).toMatchObject({
      ...under.row,
      locale: 'en',
      consent_version: expect.stringMatching(/^\d{4}-\d{2}-en$/),
    });
    expect(Date.now() - Date.parse(String(stored.consent_at))).toBeLessThan(5 * 60_000);
    if (under.file) expect(stored[under.file.column]).toMatch(under.file.stored);
    expect(await draftsOf(page)).toEqual([]);

    if (under.leadsTo) await expect(page).toHaveURL(under.leadsTo(mark));
    else await isEmpty(form, under, mark);
    const reference = formatReference(referenceOf(String(stored.id)));
    if (under.whatsapp) {
      const link = await form.getByRole('link', { name: 'Continue on WhatsApp' }).getAttribute('href');
      const text = `${under.whatsapp(mark)}\nReference: ${reference}`;
      expect(new URL(link ?? '').searchParams.get('text')).toBe(text);
      expect((await chat)?.url()).toBe(link);
    }
    if (under.table !== 'newsletter_subscribers') await showsHowToFollow(page, String(stored.id));
  });
}

async function namesWhatIsMissing(form: Locator, { complaints, firstToFix }: FormUnderTest): Promise<void> {
  const summary = form.getByRole('alert');
  for (const [label, complaint] of Object.entries(complaints.required)) {
    await expect(summary.getByRole('listitem').filter({ hasText: complaint })).toBeVisible();
    await expect(field(form, label)).toHaveAccessibleDescription(containing(complaint));
  }
  await expect(form.locator(':focus')).toHaveAttribute('name', firstToFix);
}

async function explainsItsLimits(form: Locator, { complaints, file }: FormUnderTest): Promise<void> {
  for (const [label, text, complaint] of complaints.limits) {
    const control = labelled(form, label);
    await control.fill(text);
    await control.blur();
    await expect(control).toHaveAccessibleDescription(containing(complaint));
    await expect(control).toHaveValue(text);
  }
  if (file) await explainsItsFileRule(labelled(form, file.label), file);
}

async function explainsItsFileRule(input: Locator, file: FileUnderTest): Promise<void> {
  await expect(input).toHaveAccessibleDescription(containing(file.rule));
  await input.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') });
  await expect(input).toHaveAccessibleDescription(/“page.html” cannot be sent/);
  await input.setInputFiles({ ...file, buffer: Buffer.from('<script>') });
  await expect(input).toHaveAccessibleDescription(/is not a real/);
  await input.setInputFiles(file);
  await expect(input).toHaveAccessibleDescription(/^[^“]*$/);
}

async function holds(form: Locator, typed: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await expect(labelled(form, label)).toHaveValue(text);
}

async function isEmpty(form: Locator, under: FormUnderTest, mark: string): Promise<void> {
  for (const label of Object.keys(under.typed(mark))) await expect(labelled(form, label)).toHaveValue('');
  await expect(form.getByRole('checkbox')).not.toBeChecked();
}

async function showsHowToFollow(page: Page, id: string): Promise<void> {
  await expect(page.getByText(formatReference(referenceOf(id)))).toBeVisible();
  const follow = page.getByRole('link', { name: 'Follow your request' });
  await expect(follow).toHaveAttribute('href', `/track#${id}`);
}

const pressImpatiently = (form: Locator) =>
  form.evaluate((element: HTMLFormElement) => {
    const button = element.querySelector<HTMLButtonElement>('[type=submit]');
    button?.click();
    button?.click();
    element.requestSubmit();
  });
