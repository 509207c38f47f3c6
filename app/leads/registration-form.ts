import * as v from 'valibot';
import { indiaStates } from '~/company/india-states';
import { partnerTypes } from '~/company/partner-programme';
import { placeOfPincode } from '~/company/pincodes';
import { defineForm } from '~/forms/define-form';
import { certificateFile } from '~/forms/file-rules';
import { cityField, emailField, nameField, phoneField, pincodeField, stateField } from '~/forms/presets';
import {
  email,
  experienceYears,
  limits,
  line,
  mapsLink,
  oneOf,
  optional,
  personName,
  phone,
  pincode,
} from '~/forms/rules';
import { paths } from '~/paths';
import { businessTypes } from './en';
import { insertLead } from './insert-lead';
import { refuseTakenEmail } from './refuse-taken-email';
import { CERTIFICATE_FAILED, registrationFailure } from './registration-errors';

export const registrationForm = defineForm({
  name: 'registration',
  schema: v.object({
    business_type: oneOf(businessTypes, 'Please choose how you want to work with us.'),
    full_name: personName,
    phone,
    email,
    pincode,
    city: line(limits.city, 'Please enter your city or town.', 2),
    state: oneOf(indiaStates, 'Please choose your state.'),
    google_maps_url: mapsLink,
    experience_years: experienceYears,
    existing_business: optional(line(limits.line)),
    investment_capacity: optional(line(limits.line)),
    territory_preference: optional(line(limits.line)),
  }),
  fields: {
    business_type: { kind: 'cards', label: 'I want to become a', options: businessTypes.map(withTerritory) },
    full_name: { ...nameField, heading: 'About you', half: false },
    phone: phoneField,
    email: emailField,
    pincode: { ...pincodeField, heading: 'Where customers find you' },
    city: cityField,
    state: { ...stateField, options: indiaStates },
    google_maps_url: {
      kind: 'url',
      label: 'Google Maps link',
      hint: 'Open your place in Google Maps, press Share and paste the link here.',
      placeholder: 'https://maps.app.goo.gl/…',
      inputMode: 'url',
    },
    experience_years: {
      kind: 'text',
      label: 'Years of experience',
      heading: 'Your business',
      inputMode: 'numeric',
      placeholder: '0',
      half: true,
    },
    existing_business: { kind: 'text', label: 'Existing business', autoComplete: 'organization', half: true },
    investment_capacity: {
      kind: 'text',
      label: 'Investment capacity',
      placeholder: '₹2-5 lakh',
      half: true,
    },
    territory_preference: { kind: 'text', label: 'Preferred territory', half: true },
  },
  attachments: [
    {
      column: 'certificate_url',
      label: 'Certificate',
      hint: 'It is shown with your entry in the directory.',
      missing: 'Please attach your certificate.',
      rule: certificateFile,
      bucket: 'certificates',
      stores: 'address',
      onFailure: { stopWith: CERTIFICATE_FAILED },
    },
  ],
  suggest: ({ pincode }) => placeOfPincode(pincode.trim()),
  check: ({ email }, signal) => refuseTakenEmail(email, signal),
  // The database approves at once and by itself: status, time and approver are not the visitor's to send.
  send: (row, signal) =>
    insertLead('associate_registrations', { ...row, certificate_url: row.certificate_url ?? '' }, signal),
  purpose: 'to list me in the public directory and to reach me',
  submitLabel: 'Register',
  pendingLabel: 'Submitting...',
  success: ({ full_name }) => ({
    title: 'Registration Successful!',
    description: `Welcome ${full_name}! You are approved and listed in our directory.`,
    goTo: `${paths.associateRegistrationSuccess}?${new URLSearchParams({ name: full_name })}`,
  }),
  failure: registrationFailure,
});

function withTerritory<Type extends { label: string }>(type: Type) {
  return { ...type, hint: partnerTypes.find(({ name }) => name === type.label)?.territory };
}
