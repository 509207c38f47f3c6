import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../app/lib/database.types.generated.ts';
import { accessibilityFaults } from './support/axe.ts';
import { signedInClient, someone, store } from './support/dashboard.ts';
import { signInAsAdmin, signInAsAgent } from './support/sign-in.ts';
import { expect, type Page, test } from './support/test.ts';
import { nothingIsTooWide } from './support/width.ts';

const newPhone = () => `+919${String(Math.random()).slice(2, 11).padEnd(9, '7')}`;

async function openPeople(page: Page, query = ''): Promise<void> {
  await page.goto(`/admin?view=people${query}`);
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible({ timeout: 30_000 });
}

async function personOf(db: SupabaseClient<Database>, leadId: string): Promise<string> {
  const { data } = await db.from('leads').select('person_id').eq('id', leadId).single();
  return data?.person_id ?? 'nobody';
}

/** Two people with a request each, not merged yet. */
async function twoPeople(db: SupabaseClient<Database>) {
  const [asha, ravi] = [someone('Asha'), someone('रवि')];
  const ashasLead = await store(db, 'consultations', asha, { phone: newPhone() });
  const ravisLead = await store(db, 'installations', ravi, { phone: newPhone() });
  const [ashasId, ravisId] = [await personOf(db, ashasLead), await personOf(db, ravisLead)];
  return { asha, ravi, ravisLead, ashasId, ravisId, merge: { from_person: ravisId, into_person: ashasId } };
}

test('A person is found by name, number and address, and coming back keeps the search', async ({
  page,
  db,
}) => {
  const [name, phone, word] = [someone('सीमा'), newPhone(), crypto.randomUUID().slice(0, 8)];
  const email = `${word}@mail.example`;
  await store(db, 'consultations', name, { phone, email });
  await store(db, 'installations', name, { phone });
  await signInAsAdmin(page);
  await openPeople(page);
  await expect(
    page.getByRole('list', { name: 'People, newest first' }).getByRole('link').first(),
  ).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  for (const term of [name, `${phone.slice(3, 8)} ${phone.slice(8)}`, word]) {
    // Until then the list shows what was found before.
    const answered = page.waitForResponse(/rpc\/search_people/);
    await page.getByRole('searchbox').fill(term);
    await answered;
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('2 requests, last');
    await expect(page.getByRole('list', { name: 'People, newest first' }).getByRole('listitem')).toHaveCount(
      1,
    );
  }
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name, level: 2 })).toBeFocused();
  await page.getByRole('link', { name: 'All people' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue(word);
  await expect(page.getByRole('link', { name })).toBeFocused();

  await page.getByRole('searchbox').fill(`${word} nobody`);
  await expect(page.getByText('No match')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('A person’s page has every request and everything that happened, newest first', async ({
  page,
  db,
  server,
}) => {
  const [name, phone] = [someone(), newPhone()];
  const consultation = await store(db, 'consultations', name, { phone });
  const inquiry = await store(db, 'contacts', name, { phone });
  const agent = await signedInClient(server, 'agent');
  const happen = [
    () =>
      agent
        .from('activities')
        .insert({ lead_id: consultation, type: 'not-interested', reason: 'Roof <too> small' }),
    () =>
      agent.from('record_notes').insert({
        table_name: 'contact_inquiries',
        record_id: inquiry,
        body: 'Two lines\nof a note',
      }),
    () => agent.from('consultation_bookings').update({ status: 'contacted' }).eq('id', consultation),
  ];
  for (const next of happen) expect((await next()).error).toBeNull();

  await signInAsAdmin(page);
  await openPeople(page, `&person=${await personOf(db, inquiry)}`);
  const timeline = page.getByRole('region', { name: 'Everything that happened' });
  await expect(timeline.getByRole('listitem')).toContainText([
    'Pending → Contacted',
    'Two lines',
    'Roof <too> small',
    'Inquiry received',
    'Consultation received',
  ]);
  await expect(timeline.getByRole('listitem').first()).toContainText('agent@awadhsolar.example');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page
    .getByRole('region', { name: 'Requests' })
    .getByRole('link', { name: /^Inquiry/ })
    .click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();

  // Live: another request comes in while the page is open.
  await store(db, 'trainings', name, { phone });
  await expect(timeline.getByRole('listitem').first()).toContainText('Training registration received');
});

test('An admin merges two people after a preview and undoes it from the log', async ({ page, db }) => {
  const { asha, ravi, ravisLead, ashasId, ravisId } = await twoPeople(db);

  await signInAsAdmin(page);
  await openPeople(page, `&person=${ashasId}`);
  await page.getByRole('button', { name: 'Merge with…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Merge two people' });
  await sheet.getByRole('searchbox').fill(ravi);
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  expect(await accessibilityFaults(page)).toEqual([]);
  await sheet.getByRole('button', { name: `Choose ${ravi}` }).click();
  await expect(sheet.getByRole('region', { name: 'Stays' })).toContainText(asha);
  await expect(sheet.getByRole('region', { name: 'Is merged into it' })).toContainText(ravi);
  await expect(sheet.getByText(`1 request of ${ravi}`)).toContainText(
    `will belong to ${asha}. They will be called ${ravi}, as in the newest request`,
  );
  expect(await accessibilityFaults(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Swap the two' }).click();
  await expect(sheet.getByRole('region', { name: 'Stays' })).toContainText(ravi);
  await sheet.getByRole('button', { name: 'Swap the two' }).click();
  await sheet.getByRole('button', { name: 'Merge', exact: true }).click();

  await expect(page.getByText('Everything of the two is on this page')).toBeVisible();
  await expect(page.getByRole('heading', { name: ravi, level: 2 })).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('region', { name: 'Requests' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText('Other number');
  expect(await personOf(db, ravisLead)).toBe(ashasId);
  expect(await accessibilityFaults(page)).toEqual([]);

  const log = page.getByRole('region', { name: 'Merges' });
  await log.getByRole('button', { name: `Undo ${ravi}` }).click();
  await expect(page.getByText('is a person of their own again')).toBeVisible();
  await expect(page.getByRole('heading', { name: asha, level: 2 })).toBeVisible();
  await expect(log).toContainText('Undone');
  await expect(page.getByRole('region', { name: 'Requests' }).getByRole('listitem')).toHaveCount(1);
  expect(await personOf(db, ravisLead)).toBe(ravisId);
});

test('A merge undone by someone else is not undone twice, and the page says why', async ({
  page,
  db,
  server,
  faults,
}) => {
  faults.allow(/409/);
  const { ravi, merge } = await twoPeople(db);
  const admin = await signedInClient(server, 'admin');
  const { data: merge_id } = await admin.rpc('merge_people', merge);
  // Live changes do not arrive, or the button would be gone.
  await page.routeWebSocket(/\/realtime\//, () => {});
  await signInAsAdmin(page);
  // The address of the number that was merged leads to the person.
  await openPeople(page, `&person=${merge.from_person}`);
  await expect(page.getByRole('region', { name: 'Requests' }).getByRole('listitem')).toHaveCount(2);
  const undo = page.getByRole('button', { name: `Undo ${ravi}` });
  await expect(undo).toBeVisible();
  expect((await admin.rpc('undo_merge', { merge_id: merge_id ?? '' })).error).toBeNull();
  await undo.click();
  await expect(page.getByRole('alert')).toContainText('This merge can no longer be undone');
});

test('An agent sees people and merges, and no way to merge', async ({ page, db, server }) => {
  const { ravi, merge, ashasId, ravisId } = await twoPeople(db);
  const admin = await signedInClient(server, 'admin');
  expect((await admin.rpc('merge_people', merge)).error).toBeNull();
  await signInAsAgent(page);
  await openPeople(page, `&person=${ashasId}`);
  await expect(page.getByRole('region', { name: 'Merges' })).toContainText(ravi);
  await expect(page.getByRole('button', { name: /Merge|Undo/ })).toHaveCount(0);
  const agent = await signedInClient(server, 'agent');
  expect((await agent.rpc('merge_people', { from_person: ashasId, into_person: ravisId })).error?.code).toBe(
    '42501',
  );
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('A person with a long name and two numbers fits the screen', async ({ page, db, server }) => {
    const name = someone('Harshvardhanchandrabhansuryakantraghuvanshi');
    const email = `${'long-address-'.repeat(4)}@mail.example`;
    const first = await store(db, 'consultations', name, { phone: newPhone(), email });
    const second = await store(db, 'installations', name, { phone: newPhone() });
    const merge = { from_person: await personOf(db, second), into_person: await personOf(db, first) };
    const admin = await signedInClient(server, 'admin');
    expect((await admin.rpc('merge_people', merge)).error).toBeNull();
    await signInAsAdmin(page);
    await openPeople(page, `&q=${encodeURIComponent(name)}`);
    await expect(page.getByRole('listitem').filter({ hasText: '2 requests' })).toBeVisible();
    await nothingIsTooWide(page);
    await page.getByRole('link', { name }).tap();
    await expect(page.getByRole('region', { name: 'Merges' })).toBeVisible();
    await nothingIsTooWide(page);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
