import * as v from 'valibot';
import { defineForm } from '~/forms/define-form';
import { emailField, locationField, nameField, phoneField, rupeesField } from '~/forms/presets';
import {
  amount,
  dayFromToday,
  email,
  limits,
  line,
  oneOf,
  optional,
  paragraph,
  personName,
  phone,
} from '~/forms/rules';
import { estimateRule } from '~/leads/estimate/estimate';
import { followUp, referenceLine } from '~/leads/follow-up/follow-up';
import { insertLead } from '~/leads/insert-lead';
import { consultationTypes, preferredTimes, propertyTypes } from '~/leads/options';
import { whatsappMessage } from '~/lib/whatsapp';
import { consultationWords } from './en';

const { fields, missing, whatsapp, ...words } = consultationWords;

export const consultationForm = defineForm({
  name: 'consultation',
  schema: v.object({
    consultation_type: oneOf(consultationTypes, missing.consultation_type),
    name: personName,
    phone,
    email: optional(email),
    location: line(limits.location, missing.location, 2),
    property_type: optional(oneOf(propertyTypes, missing.property_type)),
    monthly_bill: optional(amount({ min: 0 })),
    preferred_date: optional(dayFromToday),
    preferred_time: optional(oneOf(preferredTimes, missing.preferred_time)),
    requirements: optional(paragraph(limits.paragraph)),
    estimate: estimateRule,
  }),
  fields: {
    consultation_type: {
      kind: 'segments',
      ...fields.consultation_type,
      options: consultationTypes,
      initial: 'free',
    },
    name: nameField,
    phone: phoneField,
    email: emailField,
    location: locationField,
    property_type: { kind: 'select', ...fields.property_type, options: propertyTypes, half: true },
    monthly_bill: { ...rupeesField, ...fields.monthly_bill, half: true },
    preferred_date: { kind: 'date', ...fields.preferred_date, half: true },
    preferred_time: {
      kind: 'select',
      ...fields.preferred_time,
      options: preferredTimes.map(({ value, label, hint }) => ({
        value,
        label: words.timeOfDay(label, hint),
      })),
      half: true,
    },
    requirements: { kind: 'paragraph', ...fields.requirements },
    estimate: { kind: 'hidden' },
  },
  send: (row, signal) => insertLead('consultation_bookings', row, signal),
  submitLabel: words.submitLabel,
  pendingLabel: words.pendingLabel,
  success: ({ name, phone, location }, id) => ({
    ...words.success(name),
    ...followUp(id),
    whatsapp: whatsappMessage(whatsapp.greeting, {
      [whatsapp.name]: name,
      [whatsapp.phone]: phone,
      [whatsapp.location]: location,
      ...referenceLine(id),
    }),
  }),
  failure: words.failure,
});
