import { openDashboard, samples, type Tab } from './support/dashboard.ts';
import { storeLegacyRows } from './support/legacy-rows.ts';
import { expect, type Locator, type Page, test } from './support/test.ts';

test.describe.configure({ timeout: 180_000 }); // starts a server of its own

const BUCKET = '/storage/v1/object/public/certificates';

/** One of each kind of address that is not ours; `FOLDER` is where the record's own files lie. Every spelling is in stored-file.test.ts. */
const hostileAddresses = [
  `https://awadhsolar.example@evil.example${BUCKET}/FOLDERa.png`,
  `${BUCKET}/FOLDER../../../../../../admin`,
  'javascript:alert(document.domain)',
];
const hostileMaps = ['javascript:alert(1)', 'https://maps.google.com@evil.example/'];
const hostileContact = () => ({
  phone: '*2767*3855#',
  email: `${crypto.randomUUID()}@mail.example?bcc=b@evil.example`,
});

interface HostileRow {
  tab: Tab;
  id: string;
  name: string;
  table: string;
  row: Record<string, unknown>;
  /** The columns that have to be shown as they are. */
  asText: string[];
}

function hostileRows() {
  const rows: HostileRow[] = [];
  const add = (tab: Tab, change: Record<string, string>) => {
    const name = `Hostile ${tab} ${rows.length}`;
    const { table, row } = samples[tab](name);
    const id = crypto.randomUUID();
    const asText = Object.keys(change).filter((key) => key.endsWith('_url'));
    rows.push({ tab, id, name, table, row: { ...row, ...change, id }, asText });
  };
  for (const address of hostileAddresses)
    add('installations', { file_url: address.replace('FOLDER', 'installation-requests/') });
  const [abroad = ''] = hostileAddresses;
  const media = abroad.replace('FOLDER', 'testimonials/');
  add('testimonials', { image_url: media, video_url: media, status: 'approved' });
  for (const google_maps_url of hostileMaps)
    add('associates', {
      ...hostileContact(),
      google_maps_url,
      certificate_url: abroad.replace('FOLDER', ''),
      pincode: '209999',
      status: 'approved',
    });
  for (const resume_url of ['../../../rest/v1/rpc/my_staff_row', 'https://evil.example/cv.pdf'])
    add('careers', { ...hostileContact(), resume_url });
  add('consultations', { ...hostileContact(), preferred_date: 'infinity', created_at: 'infinity' });
  return rows;
}

test('Addresses that only look like ours are text: no link, picture, film or request leads anywhere else', async ({
  page,
  freshServer,
}) => {
  const rows = hostileRows();
  const server = await freshServer({ before: (dataFolder) => storeLegacyRows(dataFolder, rows) });
  const origin = new URL(server.url).origin;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) => violations.push(event.blockedURI));
  });

  await openDashboard(page, '?tab=consultations', server.url);
  for (const { tab, id, name, row, asText } of rows) {
    await goTo(page, `/admin?tab=${tab}&record=${id}`);
    const panel = page.getByRole('dialog');
    await expect(panel).toHaveAccessibleName(name);
    const details = panel.getByRole('region', { name: 'Details' });
    await expect(details).toBeVisible();
    for (const key of asText) await expect(details).toContainText(String(row[key]));
    const history = panel.getByRole('region', {
      name: tab === 'testimonials' ? 'Status history' : 'Timeline',
    });
    await expect(history).toContainText('not been changed');
    const led = await leadsTo(panel);
    expect(led.filter((address) => !isExpected(address))).toEqual([]);
    expect(await page.evaluate(() => (window as never as { violations: string[] }).violations)).toEqual([]);
  }

  await page.goto(`${server.url}/our-associates?pincode=209999`);
  await expect(page.getByRole('article')).toHaveCount(hostileMaps.length);
  expect((await leadsTo(page.locator('#list'))).filter((address) => !isExpected(address))).toEqual([]);

  await page.goto(server.url);
  const row = page.getByRole('list', { name: 'Testimonials' });
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByText('Hostile testimonials').first()).toBeAttached();
  expect((await leadsTo(row)).filter((address) => !isExpected(address))).toEqual([]);
  expect(await page.evaluate(() => (window as never as { violations: string[] }).violations)).toEqual([]);
  expect(requested.filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);

  function isExpected(address: string) {
    return (
      address.startsWith(`${origin}/our-associates`) ||
      address === `${origin}${BUCKET}/seed/dealer.webp` ||
      address.startsWith(`${origin}/images/`) ||
      address.startsWith('https://www.google.com/maps/search/') ||
      address === 'https://maps.app.goo.gl/abc123' ||
      /^tel:\+91\d{10}$/.test(address) ||
      /^https:\/\/wa\.me\/91\d{10}\?text=/.test(address) ||
      /^mailto:[\w-]+%40(partner|mail)\.example\?subject=Awadh%20Solar$/.test(address)
    );
  }
});

/** As the browser's history does, which keeps the dashboard loaded. */
function goTo(page: Page, address: string): Promise<void> {
  return page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Every address that something in here leads to or loads. */
function leadsTo(within: Locator): Promise<string[]> {
  return within
    .locator('a[href], [src], [srcset], [poster]')
    .evaluateAll((elements) =>
      elements.flatMap((element) =>
        ['href', 'src', 'poster']
          .filter((name) => element.hasAttribute(name))
          .map((name) => new URL(element.getAttribute(name) ?? '', location.href).href),
      ),
    );
}
