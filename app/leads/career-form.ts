import * as v from 'valibot';
import { defineForm } from '~/forms/define-form';
import { resumeFile } from '~/forms/file-rules';
import { cityField, emailField, nameField, phoneField } from '~/forms/presets';
import { email, limits, line, oneOf, optional, paragraph, personName, phone } from '~/forms/rules';
import { positions } from './en';
import { insertLead } from './insert-lead';

export const careerForm = defineForm({
  name: 'career',
  schema: v.object({
    position: oneOf(positions, 'Please choose the position you apply for.'),
    full_name: personName,
    phone,
    email,
    location: optional(line(limits.location)),
    experience: optional(line(limits.line)),
    cover_letter: optional(paragraph(limits.paragraph)),
  }),
  fields: {
    position: { kind: 'select', label: 'Position', options: positions, placeholder: 'Choose a position' },
    full_name: nameField,
    phone: phoneField,
    email: emailField,
    location: { ...cityField, label: 'Where you live' },
    experience: {
      kind: 'text',
      label: 'Experience',
      placeholder: 'Two years of rooftop wiring',
    },
    cover_letter: { kind: 'paragraph', label: 'Cover letter' },
  },
  attachments: [
    {
      column: 'resume_url',
      label: 'Resume',
      rule: resumeFile,
      bucket: 'resumes',
      stores: 'path',
      onFailure: { stopWith: 'Failed to upload resume' },
    },
  ],
  send: (row, signal) => insertLead('career_applications', row, signal),
  purpose: 'to decide on my application',
  submitLabel: 'Submit application',
  pendingLabel: 'Submitting...',
  success: ({ full_name, position }) => ({
    title: 'Application Submitted Successfully!',
    description: `Thank you ${full_name}! We have your application${position === 'Other' ? '' : ` as ${position}`} and will be in touch.`,
  }),
  failure: { title: 'Submission Failed', description: 'Please try again or contact us directly.' },
});
