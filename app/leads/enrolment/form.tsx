import * as v from 'valibot';
import { defineForm } from '~/forms/define-form';
import { Form } from '~/forms/form';
import { nameField, phoneField } from '~/forms/presets';
import { oneOf, personName, phone } from '~/forms/rules';
import { followUp, referenceLine } from '~/leads/follow-up/follow-up';
import { insertLead } from '~/leads/insert-lead';
import { courseTypes, experienceLevels, labelOf } from '~/leads/options';
import { whatsappMessage } from '~/lib/whatsapp';
import { enrolmentWords } from './en';

const { fields, missing, whatsapp, ...words } = enrolmentWords;

export const enrolmentForm = defineForm({
  name: 'enrolment',
  schema: v.object({
    course_type: oneOf(courseTypes, missing.course_type),
    name: personName,
    phone,
    experience_level: oneOf(experienceLevels, missing.experience_level),
  }),
  fields: {
    course_type: { kind: 'select', ...fields.course_type, options: courseTypes },
    name: nameField,
    phone: phoneField,
    experience_level: {
      kind: 'segments',
      ...fields.experience_level,
      options: experienceLevels,
      initial: 'beginner',
    },
  },
  send: (row, signal) => insertLead('training_registrations', row, signal),
  submitLabel: words.submitLabel,
  pendingLabel: words.pendingLabel,
  success: ({ name, phone, course_type }, id) => ({
    ...words.success(name),
    ...followUp(id),
    whatsapp: whatsappMessage(whatsapp.greeting, {
      [whatsapp.name]: name,
      [whatsapp.phone]: phone,
      [whatsapp.programme]: labelOf(courseTypes, course_type),
      ...referenceLine(id),
    }),
  }),
  failure: words.failure,
});

/** The trainings page's enrolment box; the page gives it a heading. */
export function EnrolmentForm({ labelledBy }: { labelledBy: string }) {
  return <Form form={enrolmentForm} labelledBy={labelledBy} />;
}
