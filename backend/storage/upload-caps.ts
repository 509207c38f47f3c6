const MB = 1024 * 1024;

/** The one table of size caps at the gateway; the buckets repeat theirs in the database. */
export const JSON_CAP = 256 * 1024;

const UPLOAD_CAPS: Record<string, number> = { certificates: 10 * MB, resumes: 5 * MB };

/** How many bytes a file in this bucket may have; 0 for a bucket that takes none. */
export const uploadCap = (bucket: string) => UPLOAD_CAPS[bucket] ?? 0;
