import * as v from 'valibot';
import { defineForm } from '~/forms/define-form';
import { emailField, nameField, phoneField } from '~/forms/presets';
import { email, limits, line, oneOf, optional, paragraph, personName, phone } from '~/forms/rules';
import { followUp, referenceLine } from '~/leads/follow-up/follow-up';
import { insertLead } from '~/leads/insert-lead';
import { inquiryTypes } from '~/leads/options';
import { whatsappMessage } from '~/lib/whatsapp';
import { contactWords } from './en';

const { fields, missing, whatsapp, ...words } = contactWords;

export const contactForm = defineForm({
  name: 'contact',
  schema: v.object({
    name: personName,
    phone,
    email: optional(email),
    subject: optional(line(limits.subject)),
    inquiry_type: oneOf(inquiryTypes, missing.inquiry_type),
    message: paragraph(limits.paragraph, missing.message, 2),
  }),
  fields: {
    inquiry_type: { kind: 'segments', ...fields.inquiry_type, options: inquiryTypes, initial: 'general' },
    name: nameField,
    phone: phoneField,
    email: emailField,
    subject: { kind: 'text', ...fields.subject, half: true },
    message: { kind: 'paragraph', ...fields.message },
  },
  send: (row, signal) => insertLead('contact_inquiries', row, signal),
  submitLabel: words.submitLabel,
  pendingLabel: words.pendingLabel,
  success: ({ name, subject, phone }, id) => ({
    ...words.success,
    ...followUp(id),
    whatsapp: whatsappMessage(whatsapp.greeting, {
      [whatsapp.name]: name,
      [whatsapp.subject]: subject,
      [whatsapp.phone]: phone,
      ...referenceLine(id),
    }),
  }),
  failure: words.failure,
});
