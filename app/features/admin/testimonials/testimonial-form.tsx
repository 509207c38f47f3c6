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
    onSuccess: () => {
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
    <form onSubmit={submit} noValidate className="grid gap-5">
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
      {testimonialMedia.map(({ name, label, accept, rule }) => (
        <FileField
          key={name}
          id={`testimonial-${name}`}
          attachment={{ column: name, label, rule }}
          accept={accept}
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

async function save(id: string, form: HTMLFormElement): Promise<void> {
  const values = v.parse(testimonialRules, readValues(form));
  const [image_url = null, video_url = null] = await Promise.all(
    testimonialMedia.map(({ name }) => storeMedia(readFile(form, name), name)),
  );
  await addTestimonial({ ...values, id, image_url, video_url });
}

/** A file that cannot be stored does not hold the words back. */
async function storeMedia(file: File | null, what: string): Promise<string | null> {
  if (!file) return null;
  const url = await uploadMedia(file);
  if (!url) toast(dashboard.toasts.uploadFailed(what));
  return url;
}
