import { unwrap } from '~/lib/data-error';
import { sessionClient } from '~/lib/supabase';

/** Long enough to click, too short to pass around. */
export const RESUME_LINK_SECONDS = 120;

export async function signResume(path: string): Promise<string> {
  const client = await sessionClient();
  const data = unwrap(await client.storage.from('resumes').createSignedUrl(path, RESUME_LINK_SECONDS));
  return data?.signedUrl ?? '';
}
