import { unwrap } from '~/lib/data-error';
import { sessionClient } from '~/lib/supabase';

/** Long enough to click, too short to pass around. */
export const RESUME_LINK_SECONDS = 120;

/** A name in the bucket's root; a path that climbs out of it would send the admin's token elsewhere on this site. */
export const isResumePath = (path: string) => /^[A-Za-z0-9][A-Za-z0-9_-]*\.[A-Za-z]+$/.test(path);

export async function signResume(path: string): Promise<string> {
  const client = await sessionClient();
  const data = unwrap(await client.storage.from('resumes').createSignedUrl(path, RESUME_LINK_SECONDS));
  return data?.signedUrl ?? '';
}
