import { SAMPLE_FILES } from '../testing/samples.ts';
import { testFormContract } from './support/form-contract.ts';
import {
  type FormUnderTest,
  fill,
  inserts,
  labelled,
  newMark,
  open,
  passTime,
  storedRows,
  submit,
  toast,
} from './support/form-under-test.ts';
import { expect, test } from './support/test.ts';
import { fillFormAndDisk } from './support/upload-contract.ts';

const installation: FormUnderTest = {
  title: 'installation form',
  path: '/installation-request',
  name: 'Your installation request',
  table: 'installation_requests',
  marked: (mark) => ['name', `Meera ${mark}`],
  typed: (mark) => ({
    'Full name': `Meera ${mark}`,
    'Phone number': '98765 43210',
    Email: 'meera@mail.example',
    Location: 'Alambagh, Lucknow',
    'Roof area (sq ft)': '1,200',
    'Monthly electricity bill': '4200',
    'Anything else': 'Flat roof.',
  }),
  chosen: {
    'How much should solar cover?': 'Full: 90-100% of the bill',
    Budget: '₹3-5 lakh',
    'When do you want it?': 'In 2-3 months',
  },
  picked: ['Industrial'],
  row: {
    phone: '+919876543210',
    email: 'meera@mail.example',
    location: 'Alambagh, Lucknow',
    property_type: 'industrial',
    roof_area: 1200,
    monthly_bill: 4200,
    budget: '3-5',
    energy_requirement: 'full',
    timeframe: '2-3months',
    additional_info: 'Flat roof.',
    estimate: null,
    status: 'pending',
  },
  complaints: {
    required: {
      'Full name': 'Please enter your full name.',
      'Phone number': 'Please enter your phone number.',
      Location: 'Please enter your location.',
      'Roof area (sq ft)': 'Please enter your roof area.',
      'I agree': 'Please tick the box',
    },
    limits: [
      ['Roof area (sq ft)', '0', 'Please write 1 or more.'],
      ['Roof area (sq ft)', 'large', 'Please write a number, such as 3,500.'],
      ['Monthly electricity bill', '10000001', 'Please write at most 1,00,00,000.'],
      ['Anything else', 'x'.repeat(2001), 'Please keep this to 2,000 characters.'],
    ],
  },
  firstToFix: 'name',
  submit: 'Submit request',
  success: (mark) => ({
    title: 'Installation Request Submitted!',
    description: `Thank you Meera ${mark}! We'll contact you within 24 hours for site assessment.`,
  }),
  failure: { title: 'Submission Failed', description: 'Please try again or contact us directly.' },
  whatsapp: (mark) =>
    `Hello, I have just requested a solar installation.\nName: Meera ${mark}\nProperty: Industrial\nLocation: Alambagh, Lucknow\nBudget: ₹3-5 lakh`,
  file: {
    label: 'Photo of the roof, bill or drawing',
    column: 'file_url',
    bucket: 'certificates',
    folder: 'installation-requests',
    name: 'My roof.PNG',
    mimeType: 'image/png',
    buffer: SAMPLE_FILES.png.body,
    maxMegabytes: 10,
    stored: /^\/storage\/v1\/object\/public\/certificates\/installation-requests\/\d{13}-[\da-f]{32}\.png$/,
  },
};

testFormContract(installation);

test('A request that meets a full disk goes in without its file, and the visitor is told', async ({
  page,
  db,
  server,
  faults,
}) => {
  const { form, mark, filesBefore } = await fillFormAndDisk({ page, server, faults }, installation);
  await page.route(inserts(installation.table), (route) => {
    server.freeDisk(); // room enough for a row
    return route.continue();
  });
  await submit(form, installation);
  await passTime(page, () => expect(toast(page, installation.success(mark))).toBeVisible({ timeout: 500 }));
  await expect(form.getByText('the file could not be uploaded')).toBeVisible();
  expect((await storedRows(db, installation, mark))[0]).toMatchObject({
    ...installation.row,
    file_url: null,
    upload_failed: true,
  });
  expect(server.filesOnDisk()).toEqual(filesBefore);
});

for (const [name, kind] of [
  ['IMG_0001.HEIC', 'heic'],
  ['roof.gif', 'gif'],
] as const) {
  test(`A picture such as ${name} goes along with the request`, async ({ page, db }) => {
    const mark = newMark();
    const form = await open(page, installation);
    await fill(form, installation, mark);
    const { type, body } = SAMPLE_FILES[kind];
    await labelled(form, 'Photo of the roof').setInputFiles({ name, mimeType: type, buffer: body });
    await submit(form, installation);
    await expect(toast(page, installation.success(mark))).toBeVisible();
    const [row] = await storedRows(db, installation, mark);
    const stored = await page.request.get(String(row?.file_url));
    expect(await stored.body()).toEqual(body);
    expect(stored.headers()['content-type']).toBe(type);
    expect(stored.headers()['content-disposition']).toBe(kind === 'heic' ? 'attachment' : 'inline');
  });
}

test('A number from abroad is stored with its country code, and Devanagari digits are understood', async ({
  page,
  db,
}) => {
  for (const [written, stored] of [
    ['+971 50 123 4567', '+971501234567'],
    ['९८७६५ ४३२१०', '+919876543210'],
  ] as const) {
    const mark = newMark();
    const form = await open(page, installation);
    const typed = { ...installation.typed(mark), 'Phone number': written };
    await fill(form, { ...installation, typed: () => typed }, mark);
    await submit(form, installation);
    await expect(toast(page, installation.success(mark))).toBeVisible();
    expect((await storedRows(db, installation, mark))[0]).toMatchObject({ phone: stored });
  }
});
