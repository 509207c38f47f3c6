import * as v from 'valibot';
import { claims } from '~/company/facts';
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
import { whatsappMessage } from '~/lib/whatsapp';
import { consultationTypes, preferredTimes, propertyTypes } from './en';
import { estimateRule } from './estimate';
import { insertLead } from './insert-lead';

export const consultationForm = defineForm({
  name: 'consultation',
  schema: v.object({
    consultation_type: oneOf(consultationTypes, 'Please choose a consultation.'),
    name: personName,
    phone,
    email: optional(email),
    location: line(limits.location, 'Please enter your location.', 2),
    property_type: optional(oneOf(propertyTypes, 'Please choose a property type.')),
    monthly_bill: optional(amount({ min: 0 })),
    preferred_date: optional(dayFromToday),
    preferred_time: optional(oneOf(preferredTimes, 'Please choose a time of day.')),
    requirements: optional(paragraph(limits.paragraph)),
    estimate: estimateRule,
  }),
  fields: {
    consultation_type: {
      kind: 'segments',
      label: 'Consultation',
      options: consultationTypes,
      initial: 'free',
    },
    name: nameField,
    phone: phoneField,
    email: emailField,
    location: locationField,
    property_type: {
      kind: 'select',
      label: 'Property type',
      heading: 'Your property',
      options: propertyTypes,
      placeholder: 'Choose a type',
      half: true,
    },
    monthly_bill: { ...rupeesField, label: 'Monthly electricity bill', half: true },
    preferred_date: { kind: 'date', label: 'Preferred date', heading: 'When suits you?', half: true },
    preferred_time: {
      kind: 'select',
      label: 'Preferred time',
      options: preferredTimes.map(({ value, label, hint }) => ({ value, label: `${label}, ${hint}` })),
      placeholder: 'Any time',
      half: true,
    },
    requirements: { kind: 'paragraph', label: 'Your requirements' },
    estimate: { kind: 'hidden' },
  },
  send: (row, signal) => insertLead('consultation_bookings', row, signal),
  submitLabel: 'Book consultation',
  pendingLabel: 'Booking...',
  success: ({ name, phone, location }) => ({
    title: 'Consultation Booked Successfully!',
    description: `Thank you ${name}! Our expert will contact you within ${claims.responseHours} hours.`,
    whatsapp: whatsappMessage('Hello, I have just booked a solar consultation.', {
      Name: name,
      Phone: phone,
      Location: location,
    }),
  }),
  failure: { title: 'Booking Failed', description: 'Please try again or contact us directly.' },
});
