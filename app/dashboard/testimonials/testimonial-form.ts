import * as v from 'valibot';
import { dashboard } from '~/dashboard/en';
import { defineForm } from '~/forms/define-form';
import { testimonialImage, testimonialVideo } from '~/forms/file-rules';
import { rupeesField } from '~/forms/presets';
import { amount, limits, line, oneOf, optional, paragraph } from '~/forms/rules';
import { unwrap } from '~/lib/data-error';
import { accessToken, sessionClient } from '~/lib/supabase';

const ratings = ['5', '4', '3', '2', '1'].map((stars) => ({ value: stars, label: `${stars} ★` }));

const media = {
  bucket: 'certificates',
  folder: 'testimonials/',
  stores: 'address',
  onFailure: 'send-without',
} as const;

export const testimonialForm = defineForm({
  name: 'testimonial',
  schema: v.object({
    customer_name: line(limits.name, 'Please enter the customer’s name.', 2),
    location: optional(line(limits.location)),
    comment: paragraph(limits.paragraph, 'Please enter what the customer says.', 2),
    rating: v.pipe(oneOf(ratings, 'Please choose a rating.'), v.transform(Number)),
    monthly_savings: optional(amount({ min: 0 })),
  }),
  fields: {
    customer_name: { kind: 'text', label: 'Customer name' },
    location: { kind: 'text', label: 'Location' },
    comment: { kind: 'paragraph', label: 'Comment' },
    rating: { kind: 'segments', label: 'Rating', options: ratings, initial: '5' },
    monthly_savings: { ...rupeesField, label: 'Monthly savings' },
  },
  attachments: [
    { column: 'image_url', label: 'Image', rule: testimonialImage, ...media },
    { column: 'video_url', label: 'Video', rule: testimonialVideo, ...media },
  ],
  staff: { accessToken },
  send: async (row, signal) => {
    const client = await sessionClient();
    const insert = client.from('testimonials').insert({ ...row, status: 'approved' });
    unwrap(await insert.abortSignal(signal));
  },
  submitLabel: 'Add testimonial',
  pendingLabel: 'Submitting...',
  success: () => dashboard.testimonialAdded,
  failure: dashboard.testimonialFailed,
});
