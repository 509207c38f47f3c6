import {
  type FormUnderTest,
  field,
  fill,
  labelled,
  newMark,
  open,
  storedRows,
  submit,
  toast,
} from './form-under-test.ts';
import { expect, test } from './test.ts';

/** What a form promises to those who are faster than its script, on a phone at a quarter of the speed. */
export function testBeforeHydration(under: FormUnderTest): void {
  test(`The ${under.title} keeps what is typed and pressed before the script runs, even over an older draft`, async ({
    page,
    db,
  }) => {
    const [older, mark] = [newMark(), newMark()];
    const form = await open(page, under);
    await fill(form, { ...under, file: undefined }, older);

    let letScriptsGo = () => {};
    const scriptsMayGo = new Promise<void>((resolve) => {
      letScriptsGo = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await scriptsMayGo;
      await route.continue();
    });
    const phone = await page.context().newCDPSession(page);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto('about:blank');
    await page.goto(under.path, { waitUntil: 'commit' });
    const address = page.url();
    await fill(form, under, mark);
    const [label = ''] = Object.keys(under.typed(mark));
    await field(form, label).press('Enter');
    const button = form.getByRole('button', { name: under.submit });
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport(); // the page scrolls smoothly, and a forced click does not wait for it
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

  test(`The ${under.title} whose script does not come says what to do instead`, async ({ page, faults }) => {
    faults.allow(/ERR_|Failed to fetch dynamically imported module/);
    await page.route('**/assets/*.js', (route) => route.abort('connectionreset'));
    await page.goto(under.path);
    const form = page.getByRole('form', { name: under.name });
    const [label = ''] = Object.keys(under.typed(''));
    await labelled(form, label).focus();
    const notice = form.getByText('The form is still loading.');
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    await expect(form.getByRole('button', { name: under.submit })).toBeDisabled();
  });
}
