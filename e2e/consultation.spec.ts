import { consultation, inDays, shortConsultation } from './support/consultation-form.ts';
import { testFormContract } from './support/form-contract.ts';
import {
  fill,
  inserts,
  labelled,
  newMark,
  open,
  storedRows,
  submit,
  toast,
} from './support/form-under-test.ts';
import { expect, test } from './support/test.ts';

testFormContract(consultation);

test("The calculator's estimate arrives visible, fills the bill and is stored with the booking", async ({
  page,
  db,
}) => {
  const mark = newMark();
  const form = await open(page, {
    ...consultation,
    path: '/book-consultation?bill=8000&size=8kW&subsidy=no',
  });
  const card = page.getByRole('region', { name: 'Your estimate' });
  await expect(card).toContainText('₹8,000');
  await expect(card).toContainText('8 kW');
  await expect(labelled(form, 'Monthly electricity bill')).toHaveValue('8000');
  await fill(form, shortConsultation, mark);
  await submit(form, consultation);
  await expect(toast(page, consultation.success(mark))).toBeVisible();
  expect((await storedRows(db, consultation, mark))[0]).toMatchObject({
    consultation_type: 'free',
    monthly_bill: 8000,
    email: null,
    property_type: null,
    preferred_date: null,
    preferred_time: null,
    requirements: null,
    estimate: { bill: 8000, subsidyEligible: false, systemSize: '8kW', monthlySaving: 6800 },
  });
});

test('An estimate that the visitor removes is not stored', async ({ page, db }) => {
  const mark = newMark();
  const form = await open(page, { ...consultation, path: '/book-consultation?bill=2500&subsidy=yes' });
  await page.getByRole('link', { name: 'Remove' }).click();
  await expect(page.getByRole('region', { name: 'Your estimate' })).toBeHidden();
  await fill(form, shortConsultation, mark);
  await submit(form, consultation);
  await expect(toast(page, consultation.success(mark))).toBeVisible();
  expect((await storedRows(db, consultation, mark))[0]).toMatchObject({ estimate: null });
});

test('The premium consultation says that payment is still to come', async ({ page }) => {
  await open(page, consultation);
  await page.getByRole('button', { name: 'Pay ₹2,000' }).click();
  const message = {
    title: 'Payment Integration',
    description: 'Razorpay integration will be available soon for premium consultations.',
  };
  await expect(toast(page, message)).toBeVisible();
});

test('The date picker offers no day before today in India', async ({ page }) => {
  const form = await open(page, consultation);
  await expect(labelled(form, 'Preferred date')).toHaveAttribute('min', inDays(0));
});

test('A phone whose clock is two days behind is told at the date that this day is over, and can correct it', async ({
  page,
  db,
  faults,
}) => {
  faults.allow(/400/);
  const mark = newMark();
  await page.clock.install({ time: Date.now() - 2 * 86_400_000 });
  const form = await open(page, consultation, { clock: 'installed' });
  const date = labelled(form, 'Preferred date');
  const earliest = (await date.getAttribute('min')) ?? '';
  expect(earliest).toBe(inDays(-2));
  const typed = { ...consultation.typed(mark), 'Preferred date': earliest };
  await fill(form, { ...consultation, typed: () => typed }, mark);
  await submit(form, consultation);
  await expect(toast(page, consultation.failure)).toBeVisible();
  await expect(date).toHaveAccessibleDescription(/This day is already over in India/);
  await expect(date).toBeFocused();
  await expect(labelled(form, 'Full name')).toHaveValue(`Ravi ${mark}`);
  expect(await storedRows(db, consultation, mark)).toEqual([]);

  await date.fill(inDays(1));
  await submit(form, consultation);
  await expect(toast(page, consultation.success(mark))).toBeVisible();
  expect((await storedRows(db, consultation, mark))[0]).toMatchObject({ preferred_date: inDays(1) });
});

test('A value that only the database refuses is shown at its field, under the toast of the spec', async ({
  page,
  db,
  faults,
}) => {
  faults.allow(/400/);
  const mark = newMark();
  const form = await open(page, consultation);
  await fill(form, consultation, mark);
  await page.route(
    inserts(consultation.table),
    (route) =>
      route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), phone: '12' }) }),
    { times: 1 },
  );
  await submit(form, consultation);
  await expect(toast(page, consultation.failure)).toBeVisible();
  await expect(labelled(form, 'Phone number')).toHaveAccessibleDescription(/This was not accepted/);
  await expect(labelled(form, 'Phone number')).toBeFocused();
  await submit(form, consultation);
  await expect(toast(page, consultation.success(mark))).toBeVisible();
  expect(await storedRows(db, consultation, mark)).toHaveLength(1);
});
