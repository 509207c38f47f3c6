import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleMessage } from '../../../testing/sample-messages.ts';
import type { Message } from './message.ts';
import type { Claim, Outbox } from './outbox.ts';
import { SENT } from './outcome.ts';
import { type Channel, createSender } from './sender.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const letPass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
/** Lets pass whatever time it takes. */
async function ended<T>(work: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return work;
}

/** An outbox in memory that hands out each message once. */
function outboxWith(waiting: Message[]) {
  const settled: [id: string, outcome: string, reason?: string][] = [];
  const claims: Claim[] = [];
  const outbox: Outbox = {
    async claim(claim) {
      claims.push(claim);
      const due = waiting.filter(({ channel }) => claim.only.includes(channel)).slice(0, claim.upTo);
      for (const message of due) waiting.splice(waiting.indexOf(message), 1);
      return due;
    },
    settle: async ({ id }, outcome, reason) => void settled.push([id, outcome, reason]),
    nextAt: async () => null,
    ensurePushKeys: async () => null,
    prune: async () => undefined,
  };
  return { outbox, settled, claims };
}

const message = (id: string, channel: Message['channel'] = 'email') => sampleMessage({ id, channel });
const sends: Channel = async () => SENT;
const hangs: Channel = () => new Promise(() => undefined);

test('A channel that never answers does not hold up another, and its messages are tried again', async () => {
  const waiting = [
    ...Array.from({ length: 12 }, (_, n) => message(`hook-${n}`, 'webhook')),
    ...Array.from({ length: 12 }, (_, n) => message(`mail-${n}`)),
  ];
  const { outbox, settled } = outboxWith(waiting);
  const sender = createSender({ outbox, channels: { email: sends, webhook: hangs }, deadlineMs: 300 });
  const drained = sender.drain();
  await letPass(299);
  expect(settled.filter(([, as]) => as === 'sent')).toHaveLength(12);
  expect(settled.some(([id]) => id.startsWith('hook'))).toBe(false);
  expect(await ended(drained)).toMatchObject({ sent: 12, retry: 12 });
});

test('Never more than four of a channel are underway, and claims last longer than a message may take', async () => {
  const { outbox, claims } = outboxWith(Array.from({ length: 30 }, (_, n) => message(`${n}`)));
  let underway = 0;
  let most = 0;
  const slow: Channel = async () => {
    most = Math.max(most, ++underway);
    await new Promise((resolve) => setTimeout(resolve, 5));
    underway -= 1;
    return SENT;
  };
  await ended(createSender({ outbox, channels: { email: slow }, deadlineMs: 20_000 }).drain());
  expect(most).toBe(4);
  expect(Math.min(...claims.map(({ leaseSeconds }) => leaseSeconds))).toBeGreaterThan(20);
});

test('A message that throws while it is made is tried again, and says nothing of what it contained', async () => {
  const { outbox, settled } = outboxWith([message('one')]);
  const breaks: Channel = async () => {
    throw new TypeError('asha@mail.example is not a function');
  };
  await ended(createSender({ outbox, channels: { email: breaks } }).drain());
  expect(settled).toEqual([['one', 'retry', 'It could not be made (TypeError)']]);
});

test('A database that is away for a moment is told again what was sent', async () => {
  const { outbox, settled } = outboxWith([message('one')]);
  const { settle } = outbox;
  let refusals = 2;
  outbox.settle = (...args) => (refusals-- > 0 ? Promise.reject(new Error('away')) : settle(...args));
  await ended(createSender({ outbox, channels: { email: sends } }).drain());
  expect(settled).toEqual([['one', 'sent', undefined]]);
});

test('A sender that stops lets messages finish, and releases those that do not', async () => {
  const { outbox, settled } = outboxWith([message('quick'), message('stuck', 'webhook')]);
  const quick: Channel = async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return SENT;
  };
  const sender = createSender({ outbox, channels: { email: quick, webhook: hangs } });
  const drained = sender.drain();
  await letPass(10);
  await ended(sender.stop());
  await drained;
  expect(settled.map(([id, as]) => [id, as])).toEqual([
    ['quick', 'sent'],
    ['stuck', 'released'],
  ]);
});

test('What happens while a message hangs is sent before that one ends', async () => {
  const waiting = [message('stuck', 'webhook')];
  const { outbox, settled } = outboxWith(waiting);
  const sender = createSender({ outbox, channels: { email: sends, webhook: hangs }, deadlineMs: 2_000 });
  const drained = sender.drain();
  await letPass(20);
  waiting.push(message('news'));
  sender.wake();
  await letPass(1);
  expect(settled).toEqual([['news', 'sent', undefined]]);
  await ended(sender.stop());
  await drained;
});
