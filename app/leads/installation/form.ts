import * as v from 'valibot';
import { defineForm } from '~/forms/define-form';
import { installationFile } from '~/forms/file-rules';
import { emailField, locationField, nameField, phoneField, rupeesField } from '~/forms/presets';
import { amount, email, limits, line, oneOf, optional, paragraph, personName, phone } from '~/forms/rules';
import { estimateRule } from '~/leads/estimate/estimate';
import { followUp, referenceLine } from '~/leads/follow-up/follow-up';
import { insertLead } from '~/leads/insert-lead';
import { labelOf, propertyTypes } from '~/leads/options';
import { whatsappMessage } from '~/lib/whatsapp';
import { installationWords } from './en';
import { budgets, energyRequirements, timeframes } from './options';

const { fields, missing, whatsapp, ...words } = installationWords;

export const installationForm = defineForm({
  name: 'installation',
  schema: v.object({
    property_type: oneOf(propertyTypes, missing.property_type),
    name: personName,
    phone,
    email: optional(email),
    location: line(limits.location, missing.location, 2),
    roof_area: amount({ min: 1, missing: missing.roof_area }),
    monthly_bill: optional(amount({ min: 0 })),
    budget: optional(oneOf(budgets, missing.budget)),
    energy_requirement: optional(oneOf(energyRequirements, missing.energy_requirement)),
    timeframe: optional(oneOf(timeframes, missing.timeframe)),
    additional_info: optional(paragraph(limits.paragraph)),
    estimate: estimateRule,
  }),
  fields: {
    property_type: {
      kind: 'cards',
      ...fields.property_type,
      options: propertyTypes,
      initial: 'residential',
    },
    name: { ...nameField, ...fields.name },
    phone: phoneField,
    email: emailField,
    location: locationField,
    roof_area: { kind: 'text', ...fields.roof_area, inputMode: 'decimal', half: true },
    monthly_bill: { ...rupeesField, ...fields.monthly_bill, half: true },
    energy_requirement: {
      kind: 'select',
      ...fields.energy_requirement,
      options: energyRequirements,
      half: true,
    },
    budget: { kind: 'select', ...fields.budget, options: budgets, half: true },
    timeframe: { kind: 'select', ...fields.timeframe, options: timeframes },
    additional_info: { kind: 'paragraph', ...fields.additional_info },
    estimate: { kind: 'hidden' },
  },
  attachments: [
    {
      column: 'file_url',
      ...fields.file_url,
      rule: installationFile,
      bucket: 'certificates',
      folder: 'installation-requests/',
      stores: 'address',
      onFailure: 'send-without',
    },
  ],
  // Tells staff that there was a file, which the visitor may still have.
  send: (row, signal, lost) =>
    insertLead('installation_requests', { ...row, upload_failed: lost.length > 0 }, signal),
  submitLabel: words.submitLabel,
  pendingLabel: words.pendingLabel,
  success: ({ name, property_type, location, budget }, id) => ({
    ...words.success(name),
    ...followUp(id),
    whatsapp: whatsappMessage(whatsapp.greeting, {
      [whatsapp.name]: name,
      [whatsapp.property]: labelOf(propertyTypes, property_type),
      [whatsapp.location]: location,
      [whatsapp.budget]: labelOf(budgets, budget),
      ...referenceLine(id),
    }),
  }),
  failure: words.failure,
});
