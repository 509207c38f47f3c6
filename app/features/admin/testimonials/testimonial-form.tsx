import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { toast } from '~/components/ui/toast';
import { dashboard } from '~/content/dashboard';
import { FileField } from '~/forms/file-field';
import { complaintAbout } from '~/forms/file-rules';
import { focusOn, readAll, readFile } from '~/forms/form-elements';
import { FormField } from '~/forms/form-field';
import { type FormErrors, isOptional, maxOf } from '~/forms/validation';
import { addTestimonial, uploadMedia } from './add-testimonial';
import { testimonialFields, testimonialMedia, testimonialRules } from './testimonial-rules';

/** The office's form has two files and no consent box, so it does without the visitors' engine but keeps its fields. */
export function TestimonialForm({ onAdded }: { onAdded(): void }) {
  // One id for all tries: pressing again after a lost answer cannot store it twice.
  const [id] = useState(() => crypto.randomUUID());
  const [errors, setErrors] = useState<FormErrors>({});
  const { mutate, isPending } = useMutation({
    mutationFn: (form: HTMLFormElement) => save(id, form),
    onSuccess: (lost) => {
      for (const what of lost) toast(dashboard.toasts.uploadFailed(what));
      toast(dashboard.toasts.testimonialAdded);
      onAdded();
    },
    onError: (error) => {
      console.error('The testimonial was not saved:', error);
      toast(dashboard.toasts.testimonialFailed);
    },
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = await complaints(form);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) focusOn(form, first);
    else if (!isPending) mutate(form);
  };

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      {testimonialFields.map(({ name, field }) => (
        <FormField
          key={name}
          id={`testimonial-${name}`}
          name={name}
          field={field}
          optional={isOptional(testimonialRules, name)}
          max={maxOf(testimonialRules, name)}
          error={errors[name]}
        />
      ))}
      {testimonialMedia.map(({ name, label, rule }) => (
        <FileField
          key={name}
          id={`testimonial-${name}`}
          attachment={{ column: name, label, rule }}
          error={errors[name]}
        />
      ))}
      <button type="submit" className="btn btn-sun" disabled={isPending} aria-busy={isPending}>
        {isPending ? 'Submitting...' : 'Add testimonial'}
      </button>
    </form>
  );
}

const readValues = (form: HTMLFormElement) => readAll(form, Object.keys(testimonialRules.entries));

async function complaints(form: HTMLFormElement): Promise<FormErrors> {
  const errors: FormErrors = {};
  for (const issue of v.safeParse(testimonialRules, readValues(form)).issues ?? []) {
    errors[String(issue.path?.[0].key)] ??= issue.message;
  }
  for (const { name, rule } of testimonialMedia) {
    const file = readFile(form, name);
    const complaint = file && (await complaintAbout(file, rule));
    if (complaint) errors[name] = complaint;
  }
  return errors;
}

/** The media that could not be stored: they do not hold the words back. */
async function save(id: string, form: HTMLFormElement): Promise<string[]> {
  const values = v.parse(testimonialRules, readValues(form));
  const chosen = testimonialMedia.map(({ name, rule }) => ({ name, rule, file: readFile(form, name) }));
  const stored = await Promise.all(chosen.map(({ file, rule }) => file && uploadMedia(file, rule)));
  const [image_url = null, video_url = null] = stored;
  await addTestimonial({ ...values, id, image_url, video_url });
  return chosen.filter(({ file }, index) => file && !stored[index]).map(({ name }) => name);
}
