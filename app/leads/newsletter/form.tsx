import * as v from 'valibot';
import { defineForm } from '~/forms/define-form';
import { Form } from '~/forms/form';
import { emailField } from '~/forms/presets';
import { email } from '~/forms/rules';
import { insertLead } from '~/leads/insert-lead';
import { newsletterWords } from './en';

const { fields, ...words } = newsletterWords;

export const newsletterForm = defineForm({
  name: 'newsletter',
  schema: v.object({ email }),
  fields: { email: { ...emailField, ...fields.email, half: false } },
  send: (row, signal) => insertLead('newsletter_subscribers', row, signal),
  purpose: words.purpose,
  submitLabel: words.submitLabel,
  pendingLabel: words.pendingLabel,
  success: () => words.success,
  failure: words.failure,
});

/** The blog's newsletter box; the page gives it a heading. */
export function NewsletterForm({ labelledBy }: { labelledBy: string }) {
  return <Form form={newsletterForm} labelledBy={labelledBy} />;
}
