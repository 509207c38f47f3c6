import * as v from 'valibot';
import { claims } from '~/company/facts';
import { defineForm } from '~/forms/define-form';
import { emailField, nameField, phoneField } from '~/forms/presets';
import { email, limits, line, oneOf, optional, paragraph, personName, phone } from '~/forms/rules';
import { whatsappMessage } from '~/lib/whatsapp';
import { inquiryTypes } from './en';
import { insertLead } from './insert-lead';

export const contactForm = defineForm({
  name: 'contact',
  schema: v.object({
    name: personName,
    phone,
    email: optional(email),
    subject: optional(line(limits.subject)),
    inquiry_type: oneOf(inquiryTypes, 'Please choose what it is about.'),
    message: paragraph(limits.paragraph, 'Please write your message.', 2),
  }),
  fields: {
    inquiry_type: {
      kind: 'segments',
      label: 'What is it about?',
      options: inquiryTypes,
      initial: 'general',
    },
    name: nameField,
    phone: phoneField,
    email: emailField,
    subject: { kind: 'text', label: 'Subject', half: true },
    message: { kind: 'paragraph', label: 'Message' },
  },
  send: (row, signal) => insertLead('contact_inquiries', row, signal),
  submitLabel: 'Send message',
  pendingLabel: 'Submitting...',
  success: ({ name, subject, phone }) => ({
    title: 'Message Sent Successfully!',
    description: `We'll get back to you within ${claims.responseHours} hours.`,
    whatsapp: whatsappMessage('Hello, I have just sent a message through your website.', {
      Name: name,
      Subject: subject,
      Phone: phone,
    }),
  }),
  failure: { title: 'Message Failed to Send', description: 'Please try again or contact us directly.' },
});
