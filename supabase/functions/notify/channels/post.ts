/** Posts to an address that somebody else chose: follows no redirect, reads no answer but the status. */
export type Post = (
  url: string,
  request: { headers: Record<string, string>; body: Uint8Array<ArrayBuffer> },
  signal: AbortSignal,
) => Promise<{ status: number }>;
