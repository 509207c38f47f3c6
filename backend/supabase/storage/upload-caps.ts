const MB = 1024 * 1024;

/** The one table of size caps at the gateway; the database repeats those of files at insert. */
export const JSON_CAP = 256 * 1024;
/**
 * Of anybody without the secret key. A form with every field full is some 15 KB; the database takes about 10 µs to clean one
 * character away, and a larger body could be nothing but such characters.
 */
export const VISITOR_JSON_CAP = 64 * 1024;

/** By folder: each belongs to one form, which states its own limit. */
const UPLOAD_CAPS: Record<string, number> = {
  certificates: 5 * MB,
  'certificates/installation-requests': 10 * MB,
  'certificates/testimonials': 10 * MB,
  resumes: 5 * MB,
};

/** How many bytes a file may have under this name; 0 where none may be added. */
export function uploadCap({ bucket, key }: { bucket: string; key: string }): number {
  const folder = [bucket, ...key.split('/').slice(0, -1)].join('/');
  return Object.hasOwn(UPLOAD_CAPS, folder) ? (UPLOAD_CAPS[folder] ?? 0) : 0;
}
