import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../app/lib/database.types.generated.ts';

/** Holds the secret key, so no row rule applies: the same over HTTP for hosted Supabase and the embedded backend. */
export type ServiceRole = SupabaseClient<Database>;

/** SUPABASE_URL and SUPABASE_SECRET_KEY, or else the embedded backend that is running on this machine. */
export function connect(env: NodeJS.ProcessEnv): ServiceRole {
  const url = env.SUPABASE_URL || `http://localhost:${env.PORT || 3000}`;
  const key =
    env.SUPABASE_SECRET_KEY || (env.SUPABASE_URL ? undefined : embeddedKey(env.DATA_DIR || '.data'));
  if (!key)
    throw new Error(
      'No secret key. Set SUPABASE_URL and SUPABASE_SECRET_KEY for a hosted project, or start the embedded backend first.',
    );
  return createClient<Database>(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}

function embeddedKey(dataFolder: string): string | undefined {
  const file = path.resolve(dataFolder, 'keys.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).secretKey : undefined;
}

/** supabase-js answers instead of throwing; here nothing may go on after a failure. */
export function must<Data>(answer: { data: Data; error: { message: string } | null }): NonNullable<Data> {
  if (answer.error) throw new Error(answer.error.message);
  return answer.data as NonNullable<Data>;
}
