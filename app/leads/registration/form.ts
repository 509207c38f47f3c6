import * as v from 'valibot';
import { indiaStates } from '~/company/india-states';
import { partnerTypes } from '~/company/partner-programme/en';
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
import { insertLead } from '~/leads/insert-lead';
import { businessTypes } from '~/leads/options';
import { paths } from '~/paths';
import { registrationWords } from './en';
import { CERTIFICATE_FAILED, registrationFailure } from './failure';
import { refuseTakenEmail } from './refuse-taken-email';

const { fields, missing, ...words } = registrationWords;
const states = indiaStates.map(({ value }) => ({ value, label: words.stateName(value) }));

export const registrationForm = defineForm({
  name: 'registration',
  schema: v.object({
    business_type: oneOf(businessTypes, missing.business_type),
    full_name: personName,
    phone,
    email,
    pincode,
    city: line(limits.city, missing.city, 2),
    state: oneOf(states, missing.state),
    google_maps_url: mapsLink,
    experience_years: experienceYears,
    existing_business: optional(line(limits.line)),
    investment_capacity: optional(line(limits.line)),
    territory_preference: optional(line(limits.line)),
  }),
  fields: {
    business_type: { kind: 'cards', ...fields.business_type, options: businessTypes.map(withTerritory) },
    full_name: { ...nameField, ...fields.full_name, half: false },
    phone: phoneField,
    email: emailField,
    pincode: { ...pincodeField, ...fields.pincode },
    city: cityField,
    state: { ...stateField, options: states },
    google_maps_url: { kind: 'url', ...fields.google_maps_url, inputMode: 'url' },
    experience_years: { kind: 'text', ...fields.experience_years, inputMode: 'numeric', half: true },
    existing_business: {
      kind: 'text',
      ...fields.existing_business,
      autoComplete: 'organization',
      half: true,
    },
    investment_capacity: { kind: 'text', ...fields.investment_capacity, half: true },
    territory_preference: { kind: 'text', ...fields.territory_preference, half: true },
  },
  attachments: [
    {
      column: 'certificate_url',
      ...fields.certificate_url,
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
  purpose: words.purpose,
  submitLabel: words.submitLabel,
  pendingLabel: words.pendingLabel,
  success: ({ full_name }) => ({
    ...words.success(full_name),
    goTo: `${paths.associateRegistrationSuccess}?${new URLSearchParams({ name: full_name })}`,
  }),
  failure: registrationFailure,
});

function withTerritory<Type extends { value: string }>(type: Type) {
  return { ...type, hint: partnerTypes.find(({ value }) => value === type.value)?.territory };
}
