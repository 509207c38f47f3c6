import {
  type FormUnderTest,
  field,
  fill,
  labelled,
  newMark,
  open,
  passTimeUntil,
  storedRows,
  submit,
  toast,
} from './form-under-test.ts';
import { holdScripts, hydrated } from './hydration.ts';
import { expect, test } from './test.ts';

/** What the engine promises for every form, shown for one: without a file and with one is enough. */
export function testEngineContract(under: FormUnderTest): void {
  test(`The ${under.title} keeps what is typed and pressed before the script runs, even over an older draft`, async ({
    page,
    db,
  }) => {
    const [older, mark] = [newMark(), newMark()];
    const form = await open(page, under);
    await fill(form, { ...under, file: undefined }, older);

    const letScriptsGo = await holdScripts(page);
    await page.goto('about:blank');
    await page.goto(under.path, { waitUntil: 'commit' });
    const address = page.url();
    await fill(form, under, mark);
    const [label = ''] = Object.keys(under.typed(mark));
    await field(form, label).press('Enter');
    const button = form.getByRole('button', { name: under.submit });
    await button.click({ force: true });
    await expect(button).toBeDisabled();
    await expect(page).toHaveURL(address);

    letScriptsGo();
    await expect(button).toBeEnabled();
    for (const [name, text] of Object.entries(under.typed(mark))) {
      await expect(labelled(form, name)).toHaveValue(text);
    }
    if (under.file) await expect(form.getByText(under.file.name)).toBeVisible();
    await expect(page).toHaveURL(address);
    await submit(form, under);
    await expect(toast(page, under.success(mark))).toBeVisible();
    const stored = await storedRows(db, under, mark);
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject(under.row);
  });

  test(`The ${under.title} outlives a dead backend and a reload, and then sends once`, async ({
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
    await passTimeUntil(toast(page, under.unreachable ?? under.failure));

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
}
