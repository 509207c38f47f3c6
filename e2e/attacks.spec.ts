import { randomUUID } from 'node:crypto';
import { newAssociate } from '../testing/samples.ts';
import { visitor } from './support/directory.ts';
import { hydrated } from './support/hydration.ts';
import { signInAsAdmin } from './support/sign-in.ts';
import { expect, type Page, test } from './support/test.ts';

const script = `<img src=x onerror=alert(1)><script>alert(2)</script>`;

test('Script in every text field of a message shows as text to the admin and never runs', async ({
  page,
  server,
}) => {
  const dialogs = watchDialogs(page);
  const client = visitor(server);
  const mark = randomUUID().slice(0, 8);
  const { error } = await client.from('contact_inquiries').insert({
    name: `Asha ${mark} ${script}`,
    phone: '9876543210',
    subject: script,
    message: `${script} javascript:alert(3)`,
    consent_version: '2026-11',
  });
  expect(error).toBeNull();

  await signInAsAdmin(page);
  await page.goto(`/admin?tab=contacts&q=${mark}`);
  const row = page.getByText(`Asha ${mark} ${script}`).first();
  await expect(row).toBeVisible();
  await row.click();
  await expect(page.getByRole('dialog').getByText('javascript:alert(3)')).toBeVisible();
  expect(dialogs).toEqual([]);
});

test('Script in an associate’s name and business shows as text in the directory and never runs', async ({
  page,
  server,
}) => {
  const dialogs = watchDialogs(page);
  const client = visitor(server);
  const row = await newAssociate(client, {
    full_name: `Ravi ${script}`,
    pincode: '226099',
    google_maps_url: 'https://maps.google.com/?q=javascript:alert(4)',
    existing_business: script,
  });
  const { error } = await client.from('associate_registrations').insert(row);
  expect(error).toBeNull();

  await page.goto('/our-associates?pincode=226099');
  await expect(page.getByText(`Ravi ${script}`)).toBeVisible();
  await expect(page.getByRole('link', { name: /map/i }).first()).toHaveAttribute(
    'href',
    /^https:\/\/maps\.google\.com\//,
  );
  expect(dialogs).toEqual([]);
});

test('A maps link to another site, or to script, cannot be stored', async ({ server }) => {
  const client = visitor(server);
  for (const url of [
    'javascript:alert(1)',
    'http://maps.google.com/x',
    'https://maps.google.com.evil.example/x',
    'https://evil.example/https://maps.google.com/',
    'https://maps.google.com@evil.example/',
  ]) {
    const row = await newAssociate(client, { google_maps_url: url });
    const { error } = await client.from('associate_registrations').insert(row);
    expect(error?.message, url).toContain('google_maps_url');
    expect(error?.code, url).toBe('23514');
  }
});

test('The welcome page shows a name from the address as text', async ({ page }) => {
  const dialogs = watchDialogs(page);
  await page.goto(`/associate-registration-success?name=${encodeURIComponent(script)}`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x');
  expect(dialogs).toEqual([]);
});

test('Every page forbids framing by others, sniffing and inline script', async ({ request }) => {
  for (const path of ['/', '/contact', '/admin', '/no-such-page']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/frame-ancestors 'self'(;|$)/);
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  }
});

function watchDialogs(page: Page): string[] {
  const messages: string[] = [];
  page.on('dialog', (dialog) => {
    messages.push(dialog.message());
    void dialog.dismiss();
  });
  return messages;
}
