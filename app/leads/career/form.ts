import * as v from 'valibot';
import { defineForm } from '~/forms/define-form';
import { resumeFile } from '~/forms/file-rules';
import { cityField, emailField, nameField, phoneField } from '~/forms/presets';
import { email, limits, line, oneOf, optional, paragraph, personName, phone } from '~/forms/rules';
import { followUp } from '~/leads/follow-up/follow-up';
import { insertLead } from '~/leads/insert-lead';
import { labelOf } from '~/leads/options';
import { careerWords } from './en';
import { positions } from './options';

const { fields, missing, ...words } = careerWords;

export const careerForm = defineForm({
  name: 'career',
  schema: v.object({
    position: oneOf(positions, missing.position),
    full_name: personName,
    phone,
    email,
    location: optional(line(limits.location)),
    experience: optional(line(limits.line)),
    cover_letter: optional(paragraph(limits.paragraph)),
  }),
  fields: {
    position: { kind: 'select', ...fields.position, options: positions },
    full_name: nameField,
    phone: phoneField,
    email: emailField,
    location: { ...cityField, ...fields.location },
    experience: { kind: 'text', ...fields.experience },
    cover_letter: { kind: 'paragraph', ...fields.cover_letter },
  },
  attachments: [
    {
      column: 'resume_url',
      ...fields.resume_url,
      rule: resumeFile,
      bucket: 'resumes',
      stores: 'path',
      onFailure: { stopWith: 'Failed to upload resume' },
    },
  ],
  send: (row, signal) => insertLead('career_applications', row, signal),
  purpose: words.purpose,
  submitLabel: words.submitLabel,
  pendingLabel: words.pendingLabel,
  success: ({ full_name, position }, id) => ({
    ...words.success(full_name, position === 'Other' ? null : labelOf(positions, position)),
    ...followUp(id),
  }),
  failure: words.failure,
});
