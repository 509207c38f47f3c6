import * as v from 'valibot';
import { claims } from '~/company/facts';
import { defineForm } from '~/forms/define-form';
import { installationFile } from '~/forms/file-rules';
import { emailField, locationField, nameField, phoneField, rupeesField } from '~/forms/presets';
import { amount, email, limits, line, oneOf, optional, paragraph, personName, phone } from '~/forms/rules';
import { whatsappMessage } from '~/lib/whatsapp';
import { budgets, energyRequirements, labelOf, propertyTypes, timeframes } from './en';
import { estimateRule } from './estimate';
import { insertLead } from './insert-lead';

export const installationForm = defineForm({
  name: 'installation',
  schema: v.object({
    property_type: oneOf(propertyTypes, 'Please choose your type of property.'),
    name: personName,
    phone,
    email: optional(email),
    location: line(limits.location, 'Please enter your location.', 2),
    roof_area: amount({ min: 1, missing: 'Please enter your roof area.' }),
    monthly_bill: optional(amount({ min: 0 })),
    budget: optional(oneOf(budgets, 'Please choose a budget.')),
    energy_requirement: optional(oneOf(energyRequirements, 'Please choose how much.')),
    timeframe: optional(oneOf(timeframes, 'Please choose a time.')),
    additional_info: optional(paragraph(limits.paragraph)),
    estimate: estimateRule,
  }),
  fields: {
    property_type: {
      kind: 'cards',
      label: 'Where shall we install?',
      options: propertyTypes,
      initial: 'residential',
    },
    name: { ...nameField, heading: 'About you' },
    phone: phoneField,
    email: emailField,
    location: locationField,
    roof_area: {
      kind: 'text',
      label: 'Roof area (sq ft)',
      heading: 'Your roof and your needs',
      inputMode: 'decimal',
      half: true,
    },
    monthly_bill: { ...rupeesField, label: 'Monthly electricity bill', half: true },
    energy_requirement: {
      kind: 'select',
      label: 'How much should solar cover?',
      options: energyRequirements,
      placeholder: 'Choose a share',
      half: true,
    },
    budget: { kind: 'select', label: 'Budget', options: budgets, placeholder: 'Choose a range', half: true },
    timeframe: {
      kind: 'select',
      label: 'When do you want it?',
      options: timeframes,
      placeholder: 'Choose a time',
    },
    additional_info: { kind: 'paragraph', label: 'Anything else we should know?' },
    estimate: { kind: 'hidden' },
  },
  attachments: [
    {
      column: 'file_url',
      label: 'Photo of the roof, bill or drawing',
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
  submitLabel: 'Submit request',
  pendingLabel: 'Submitting...',
  success: ({ name, property_type, location, budget }) => ({
    title: 'Installation Request Submitted!',
    description: `Thank you ${name}! We'll contact you within ${claims.responseHours} hours for site assessment.`,
    whatsapp: whatsappMessage('Hello, I have just requested a solar installation.', {
      Name: name,
      Property: labelOf(propertyTypes, property_type),
      Location: location,
      Budget: labelOf(budgets, budget),
    }),
  }),
  failure: { title: 'Submission Failed', description: 'Please try again or contact us directly.' },
});
