import * as v from 'valibot';
import { defineForm } from '~/forms/define-form';
import { Form } from '~/forms/form';
import { emailField } from '~/forms/presets';
import { email } from '~/forms/rules';
import { insertLead } from './insert-lead';

export const newsletterForm = defineForm({
  name: 'newsletter',
  schema: v.object({ email }),
  fields: {
    email: { ...emailField, placeholder: 'name@example.com', half: false },
  },
  send: (row, signal) => insertLead('newsletter_subscribers', row, signal),
  purpose: 'to send me new articles',
  submitLabel: 'Subscribe',
  pendingLabel: 'Submitting...',
  success: () => ({
    title: 'You are subscribed!',
    description: 'New articles will reach you by email.',
  }),
  failure: { title: 'Subscription Failed', description: 'Please try again or contact us directly.' },
});

/** The blog's newsletter box; the page gives it a heading. */
export function NewsletterForm({ labelledBy }: { labelledBy: string }) {
  return <Form form={newsletterForm} labelledBy={labelledBy} />;
}
