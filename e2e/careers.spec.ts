import { SAMPLE_FILES } from '../testing/samples.ts';
import { testFormContract } from './support/form-contract.ts';
import {
  type FormUnderTest,
  fill,
  labelled,
  newMark,
  open,
  passTimeUntil,
  storedRows,
  submit,
  toast,
} from './support/form-under-test.ts';
import { expect, test } from './support/test.ts';
import { fillFormAndDisk } from './support/upload-contract.ts';

const career: FormUnderTest = {
  title: 'job application',
  path: '/careers',
  name: 'Apply for a job',
  table: 'career_applications',
  marked: (mark) => ['full_name', `Salma ${mark}`],
  typed: (mark) => ({
    'Full name': `Salma ${mark}`,
    'Phone number': '98765 43210',
    Email: 'salma@mail.example',
    'Where you live': 'Kanpur',
    Experience: 'Two years of rooftop wiring',
    'Cover letter': 'Dear team,\nI climb.',
  }),
  chosen: { Position: 'Electrical Engineer' },
  row: {
    phone: '+919876543210',
    email: 'salma@mail.example',
    position: 'Electrical Engineer',
    location: 'Kanpur',
    experience: 'Two years of rooftop wiring',
    cover_letter: 'Dear team,\nI climb.',
    status: 'pending',
  },
  complaints: {
    required: {
      Position: 'Please choose the position you apply for.',
      'Full name': 'Please enter your full name.',
      'Phone number': 'Please enter your phone number.',
      Email: 'Please enter your email address.',
      'I agree': 'Please tick the box',
    },
    limits: [
      ['Email', `${'x'.repeat(250)}@mail.example`, 'Please keep this to 254 characters.'],
      ['Where you live', 'x'.repeat(201), 'Please keep this to 200 characters.'],
      ['Experience', 'x'.repeat(201), 'Please keep this to 200 characters.'],
      ['Cover letter', 'x'.repeat(2001), 'Please keep this to 2,000 characters.'],
    ],
  },
  firstToFix: 'position',
  submit: 'Submit application',
  success: (mark) => ({
    title: 'Application Submitted Successfully!',
    description: `Thank you Salma ${mark}! We have your application as Electrical Engineer and will be in touch.`,
  }),
  failure: { title: 'Submission Failed', description: 'Please try again or contact us directly.' },
  file: {
    label: 'Resume',
    column: 'resume_url',
    bucket: 'resumes',
    folder: '',
    name: 'cv.docx',
    mimeType: SAMPLE_FILES.docx.type,
    buffer: SAMPLE_FILES.docx.body,
    rule: 'PDF, DOC or DOCX, up to 5 MB',
    stored: /^\d{13}-[\da-f]{32}\.docx$/,
  },
};

testFormContract(career);

test('A resume that the storage refuses stops the application and keeps everything', async ({
  page,
  db,
  faults,
}) => {
  faults.allow(/4\d\d|could not be uploaded/);
  const mark = newMark();
  const form = await open(page, career);
  await fill(form, career, mark);
  // Looks like a Word file from outside; the backend opens it and finds none.
  const disguised = Buffer.from('PK\x03\x04 nothing of Word in here');
  await form
    .getByLabel('Resume')
    .setInputFiles({ name: 'cv.docx', mimeType: SAMPLE_FILES.docx.type, buffer: disguised });
  await submit(form, career);
  await expect(toast(page, career.failure)).toBeVisible();
  await expect(labelled(form, 'Full name')).toHaveValue(`Salma ${mark}`);
  expect(await storedRows(db, career, mark)).toEqual([]);
});

test('A full disk stops the application, keeps everything, and lets it through once there is room', async ({
  page,
  db,
  server,
  faults,
}) => {
  const { form, mark, filesBefore } = await fillFormAndDisk({ page, server, faults }, career);
  const answer = page.waitForResponse('**/storage/v1/object/resumes/**');
  await submit(form, career);
  expect((await answer).status()).toBe(500);
  expect(await (await answer).json()).toMatchObject({ error: 'unexpected_failure' });
  await passTimeUntil(toast(page, career.failure));
  await expect(labelled(form, 'Full name')).toHaveValue(`Salma ${mark}`);
  server.freeDisk();
  expect(await storedRows(db, career, mark)).toEqual([]);
  expect(server.filesOnDisk()).toEqual(filesBefore);

  await submit(form, career);
  await expect(toast(page, career.success(mark))).toBeVisible();
  const path = String((await storedRows(db, career, mark))[0]?.resume_url);
  expect(server.filesOnDisk()).toEqual([...filesBefore, `resumes/${path}`].sort());
});
