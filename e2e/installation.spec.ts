import { SAMPLE_FILES } from '../testing/samples.ts';
import { testFormContract } from './support/form-contract.ts';
import {
  type FormUnderTest,
  inserts,
  passTimeUntil,
  storedRows,
  submit,
  toast,
} from './support/form-under-test.ts';
import { expect, test } from './support/test.ts';
import { fillFormAndDisk, testUploadContract } from './support/upload-contract.ts';

const installation = {
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
    name: 'My roof.HEIC',
    mimeType: SAMPLE_FILES.heic.type,
    buffer: SAMPLE_FILES.heic.body,
    rule: 'JPG, PNG, WebP, GIF, HEIC, PDF, DOC or DOCX, up to 10 MB',
    stored: /^\/storage\/v1\/object\/public\/certificates\/installation-requests\/\d{13}-[\da-f]{32}\.heic$/,
  },
} satisfies FormUnderTest;

testFormContract(installation);
// The hardest: a form that may go without its file must not, when it was cancelled or is gone.
testUploadContract(installation, installation.file);

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
  await passTimeUntil(toast(page, installation.success(mark)));
  await expect(form.getByText('the file could not be uploaded')).toBeVisible();
  expect((await storedRows(db, installation, mark))[0]).toMatchObject({
    ...installation.row,
    file_url: null,
    upload_failed: true,
  });
  expect(server.filesOnDisk()).toEqual(filesBefore);
});
