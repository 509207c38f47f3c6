import { ApiError, notOffered } from './api-error.ts';

/**
 * What lite offers beyond this is refused: sign-up and sign-in by password, links that sign in, changing one's address,
 * uploads by token, its own /_system pages.
 */
const OFFERED: { method: RegExp; path: RegExp }[] = [
  { method: /^(GET|HEAD|POST|PATCH|DELETE|OPTIONS)$/, path: /^\/rest\/v1\/(rpc\/)?\w+$/ },
  { method: /^(POST|OPTIONS)$/, path: /^\/auth\/v1\/(otp|verify|token|logout)$/ },
  { method: /^(GET|OPTIONS)$/, path: /^\/auth\/v1\/(user|settings|health)$/ },
  { method: /^OPTIONS$/, path: /^\/storage\/v1\// },
  { method: /^GET$/, path: /^\/storage\/v1\/bucket(\/[\w-]+)?$/ },
  { method: /^POST$/, path: /^\/storage\/v1\/object\/list\/[\w-]+$/ },
  { method: /^(GET|POST)$/, path: /^\/storage\/v1\/object\/sign\/[\w-]+(\/.+)?$/ },
  { method: /^(GET|HEAD)$/, path: /^\/storage\/v1\/object\/(info\/)?[\w-]+\/.+$/ },
  { method: /^(POST|PUT)$/, path: /^\/storage\/v1\/object\/(?!upload\/|info\/|public\/)[\w-]+\/.+$/ },
  { method: /^DELETE$/, path: /^\/storage\/v1\/object\/[\w-]+$/ },
];

export function assertOffered(method: string, path: string): void {
  if (!OFFERED.some((rule) => rule.method.test(method) && rule.path.test(path))) throw notOffered();
}

/** supabase-js may send one row as an array of one; a form never sends a batch. */
const MAX_ROWS = 10;

export function countRows(body: unknown): number {
  const rows = Array.isArray(body) ? body.length : 1;
  if (rows > MAX_ROWS)
    throw new ApiError(413, 'PGRST_TOO_MANY_ROWS', `At most ${MAX_ROWS} rows can be added at once`);
  return rows;
}

/** CSV and form bodies would be a way around the row count. */
export function assertJson(contentType: string | null): void {
  if (!/^application\/([\w.+-]+\+)?json\b/.test(contentType ?? ''))
    throw new ApiError(415, 'PGRST102', 'Only JSON bodies are accepted');
}
