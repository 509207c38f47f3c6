import { consultation, inDays, shortConsultation } from './support/consultation-form.ts';
import { testEngineContract } from './support/engine-contract.ts';
import { testFormContract } from './support/form-contract.ts';
import { fill, labelled, newMark, open, storedRows, submit, toast } from './support/form-under-test.ts';
import { expect, test } from './support/test.ts';

testFormContract(consultation);
testEngineContract(consultation);

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

  const tomorrow = inDays(1);
  await date.fill(tomorrow);
  await submit(form, consultation);
  await expect(toast(page, consultation.success(mark))).toBeVisible();
  const [stored] = await storedRows(db, consultation, mark);
  expect(stored).toMatchObject({ preferred_date: tomorrow });
  const ago = Date.now() - Date.parse(String(stored?.created_at));
  expect(Math.abs(ago), 'the record carries the true time').toBeLessThan(5 * 60_000);
});
