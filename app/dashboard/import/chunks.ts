import type { ReadyLine } from './check-lines';

/** A line takes a busy server up to 50 ms, and a call that takes ten seconds counts as lost. */
const MAX_LINES = 50;
/** The gateway takes 64 KB a call. */
const MAX_BYTES = 48 * 1024;

/** What is sent in one call: as many lines as the server takes at once. */
export function chunksOf(lines: ReadyLine[]): ReadyLine[][] {
  const encoder = new TextEncoder();
  const chunks: ReadyLine[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const size = encoder.encode(JSON.stringify(line.row)).length + 1;
    bytes += size;
    const last = chunks.at(-1);
    if (last && last.length < MAX_LINES && bytes <= MAX_BYTES) last.push(line);
    else {
      chunks.push([line]);
      bytes = size;
    }
  }
  return chunks;
}
