/** A file in a cloud that does not answer is never read to its end. */
const READ_MS = 30_000;

/** What stands in a file now. Rejects when it cannot be read; a form that waits for it can never wait for ever. */
export function readBytes(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The file could not be read in time')), READ_MS);
    file
      .arrayBuffer()
      .then((buffer) => resolve(new Uint8Array(buffer)), reject)
      .finally(() => clearTimeout(timer));
  });
}
