import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataError } from '~/lib/data-error';
import { sendWithRetry } from './send-with-retry';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets all waiting between tries pass. */
async function settle(sending: Promise<void>): Promise<unknown> {
  const outcome = sending.then(
    () => 'sent',
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return outcome;
}

const network = () => new DataError('network: no answer', 'network');
const duplicate = (constraint: string) =>
  new DataError(`duplicate key value violates unique constraint "${constraint}"`, '23505', 409);

test('A request without an answer is tried again, three times in all', async () => {
  const send = vi.fn().mockRejectedValue(network());
  expect(await settle(sendWithRetry(send))).toMatchObject({ code: 'network' });
  expect(send).toHaveBeenCalledTimes(3);
});

test('A retry that finds the row already stored is a success', async () => {
  const send = vi
    .fn()
    .mockRejectedValueOnce(network())
    .mockRejectedValueOnce(duplicate('contact_inquiries_pkey'));
  expect(await settle(sendWithRetry(send))).toBe('sent');
  expect(send).toHaveBeenCalledTimes(2);
});

test('Another unique value that is taken is a refusal, told at once', async () => {
  const send = vi.fn().mockRejectedValue(duplicate('associate_registrations_email_key'));
  expect(await settle(sendWithRetry(send))).toMatchObject({ code: '23505' });
  expect(send).toHaveBeenCalledTimes(1);
});

test('A try that hangs is ended after ten seconds', async () => {
  const send = vi.fn(
    (signal: AbortSignal) =>
      new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  expect(await settle(sendWithRetry(send))).toMatchObject({ code: 'timeout' });
  expect(send).toHaveBeenCalledTimes(3);
});

test('An answer that takes nine seconds is waited for, and nothing is sent twice', async () => {
  const send = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 9_000)));
  expect(await settle(sendWithRetry(send))).toBe('sent');
  expect(send).toHaveBeenCalledTimes(1);
});
