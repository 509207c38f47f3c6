import * as v from 'valibot';
import type { VisibleField } from '~/forms/define-form';
import { type FileRule, testimonialImage, testimonialVideo } from '~/forms/file-rules';
import { amount, limits, line, oneOf, optional, paragraph } from '~/forms/rules';

const ratings = ['5', '4', '3', '2', '1'].map((stars) => ({ value: stars, label: `${stars} ★` }));

export const testimonialRules = v.object({
  customer_name: line(limits.name, 'Please enter the customer’s name.', 2),
  location: optional(line(limits.location)),
  comment: paragraph(limits.paragraph, 'Please enter what the customer says.', 2),
  rating: v.pipe(oneOf(ratings, 'Please choose a rating.'), v.transform(Number)),
  monthly_savings: optional(amount({ min: 0 })),
});

export type TestimonialValues = v.InferOutput<typeof testimonialRules>;

export const testimonialFields: { name: keyof TestimonialValues; field: VisibleField }[] = [
  { name: 'customer_name', field: { kind: 'text', label: 'Customer name' } },
  { name: 'location', field: { kind: 'text', label: 'Location' } },
  { name: 'comment', field: { kind: 'paragraph', label: 'Comment' } },
  { name: 'rating', field: { kind: 'segments', label: 'Rating', options: ratings, initial: '5' } },
  {
    name: 'monthly_savings',
    field: { kind: 'text', label: 'Monthly savings', inputMode: 'decimal', unit: '₹' },
  },
];

export const testimonialMedia: { name: 'image' | 'video'; label: string; rule: FileRule }[] = [
  { name: 'image', label: 'Image', rule: testimonialImage },
  { name: 'video', label: 'Video', rule: testimonialVideo },
];
