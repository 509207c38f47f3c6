import { type FileRule, mimeTypeOf } from '~/forms/file-rules';
import { extensionOf, newSeed } from '~/forms/submission-id';
import { unwrap } from '~/lib/data-error';
import { sessionClient } from '~/lib/supabase';

const UNIQUE_VIOLATION = '23505';

export interface NewTestimonial {
  id: string;
  customer_name: string;
  location: string | null;
  comment: string;
  rating: number;
  monthly_savings: number | null;
  image_url: string | null;
  video_url: string | null;
}

export async function addTestimonial(testimonial: NewTestimonial): Promise<void> {
  const client = await sessionClient();
  const result = await client.from('testimonials').insert({ ...testimonial, status: 'approved' });
  // An earlier try was stored and only its answer got lost.
  if (result.error?.code !== UNIQUE_VIOLATION) unwrap(result);
}

/** The file's public address; null when it could not be stored, which must not stop the testimonial. */
export async function uploadMedia(file: File, rule: FileRule): Promise<string | null> {
  const client = await sessionClient();
  const path = `testimonials/${Date.now()}-${newSeed()}.${extensionOf(file.name)}`;
  const bucket = client.storage.from('certificates');
  const { error } = await bucket.upload(path, file, { contentType: mimeTypeOf(file, rule) });
  if (error) {
    console.error('testimonial media was not uploaded', error);
    return null;
  }
  return bucket.getPublicUrl(path).data.publicUrl;
}
