import * as v from 'valibot';
import { claims } from '~/company/facts';
import { defineForm } from '~/forms/define-form';
import { Form } from '~/forms/form';
import { nameField, phoneField } from '~/forms/presets';
import { oneOf, personName, phone } from '~/forms/rules';
import { whatsappMessage } from '~/lib/whatsapp';
import { courseTypes, experienceLevels, labelOf } from './en';
import { insertLead } from './insert-lead';

export const enrolmentForm = defineForm({
  name: 'enrolment',
  schema: v.object({
    course_type: oneOf(courseTypes, 'Please choose a programme.'),
    name: personName,
    phone,
    experience_level: oneOf(experienceLevels, 'Please choose your experience.'),
  }),
  fields: {
    course_type: {
      kind: 'select',
      label: 'Programme',
      options: courseTypes,
      placeholder: 'Choose a programme',
    },
    name: nameField,
    phone: phoneField,
    experience_level: {
      kind: 'segments',
      label: 'Your experience',
      options: experienceLevels,
      initial: 'beginner',
    },
  },
  send: (row, signal) => insertLead('training_registrations', row, signal),
  submitLabel: 'Enrol',
  pendingLabel: 'Submitting...',
  success: ({ name, phone, course_type }) => ({
    title: 'Enrolment Received!',
    description: `Thank you ${name}! We'll call you within ${claims.responseHours} hours to confirm your place.`,
    whatsapp: whatsappMessage('Hello, I have just enrolled in a training.', {
      Name: name,
      Phone: phone,
      Programme: labelOf(courseTypes, course_type),
    }),
  }),
  failure: { title: 'Enrolment Failed', description: 'Please try again or contact us directly.' },
});

/** The trainings page's enrolment box; the page gives it a heading. */
export function EnrolmentForm({ labelledBy }: { labelledBy: string }) {
  return <Form form={enrolmentForm} labelledBy={labelledBy} />;
}
