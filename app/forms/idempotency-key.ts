/**
 * The row's idempotency key is its id, made before it is sent. Everything follows from the draft's random seed and the content, so that a
 * second press, a second tab or a reload that sends the same content again names the same row and the same file, and the
 * database refuses the copy; edited content is a new row, so that no correction is swallowed as a copy.
 */
export function newSeed(): string {
  return hex([...crypto.getRandomValues(new Uint32Array(4))].map(BigInt), 8);
}

export function idempotencyKey(seed: string, content: unknown): string {
  const digits = digest(`${seed} ${JSON.stringify(content)}`);
  // RFC 9562 version 8: an identifier made in the application's own way.
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20)}`;
}

/** `{timestamp}-{random}.{extension}`. No two columns share a file, and a public address does not give the row's id away. */
export function storagePath(
  draft: { seed: string; startedAt: number },
  rowId: string,
  column: string,
  file: string,
): string {
  return `${draft.startedAt}-${digest(`${draft.seed} ${rowId} ${column}`)}.${extensionOf(file)}`;
}

/** A file is what stands in it: its name and dates change when it is copied or sent on. */
export async function contentHash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // Only pages served over TLS or from this machine have it.
  if (!crypto.subtle) return quickHash(bytes);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return hex([...hash].map(BigInt), 2);
}

/** FNV-1a with 32 bits, forwards and backwards: enough to tell one visitor's files apart, and quick on a phone. */
function quickHash(bytes: Uint8Array): string {
  const step = (hash: number, byte: number) => Math.imul(hash ^ byte, 0x01000193);
  const ways = [bytes.reduce(step, 0x811c9dc5), bytes.reduceRight(step, 0x811c9dc5)];
  return `${bytes.length}-${hex(
    ways.map((hash) => BigInt(hash >>> 0)),
    8,
  )}`;
}

export function extensionOf(fileName: string): string {
  return /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/** FNV-1a with 128 bits: spreads, is not secret, and needs no secure context as crypto.subtle does. */
function digest(text: string): string {
  let hash = 0x6c62272e07bb014262b821756295c58dn;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(128, (hash ^ BigInt(byte)) * 0x1000000000000000000013bn);
  }
  return hex([hash], 32);
}

function hex(numbers: bigint[], width: number): string {
  return numbers.map((number) => number.toString(16).padStart(width, '0')).join('');
}
