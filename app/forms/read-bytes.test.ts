import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readBytes } from './read-bytes';
import { readFiles, UnreadableFile } from './store-files';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const reads = (arrayBuffer: () => Promise<ArrayBuffer>) =>
  Object.assign(new File(['%PDF-'], 'paper.pdf'), { arrayBuffer });

test('A file that never comes to its end is given up, so that no form waits for ever', async () => {
  const outcome = readBytes(reads(() => new Promise(() => {}))).catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('The file could not be read in time');
});

test('Of several files the one that cannot be read is named', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const gone = reads(() => Promise.reject(new DOMException('It could not be found', 'NotFoundError')));
  const attachment = (column: string) => ({
    ...{ column, label: column, rule: { kinds: [], maxMegabytes: 1 } },
    ...({ bucket: 'certificates', stores: 'address', onFailure: 'send-without' } as const),
  });
  const reading = readFiles([
    { attachment: attachment('image_url'), file: new File(['x'], 'x.png') },
    { attachment: attachment('video_url'), file: gone },
  ]);
  const error = await reading.catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(UnreadableFile);
  expect(error).toMatchObject({ column: 'video_url', fileName: 'paper.pdf' });
});
