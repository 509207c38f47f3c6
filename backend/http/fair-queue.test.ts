import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** For calls that a test leaves waiting. */
const forget = (call: Promise<unknown>) => void call.catch(() => undefined);

/** The queue lets everything else have a turn of the event loop between two calls. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
}

/** Work that ends when it is told to, and remembers the order in which it was begun. */
function workshop() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    },
    /** Ends what has run for longest, and lets what follows begin. */
    async endOne() {
      ends.shift()?.();
      await settled();
    },
  };
}

test('Clients take turns, however many calls one of them makes', async () => {
  const queue = createFairQueue({ slots: 1 });
  const { begun, work, endOne } = workshop();
  for (const n of [1, 2, 3, 4, 5]) forget(queue.run('busy', work(`busy ${n}`)));
  for (const n of [1, 2]) forget(queue.run('calm', work(`calm ${n}`)));
  forget(queue.run('third', work('third 1')));
  for (let i = 0; i < 8; i += 1) await endOne();
  expect(begun).toEqual([
    ...['busy 1', 'busy 2', 'calm 1', 'third 1'],
    ...['busy 3', 'calm 2', 'busy 4', 'busy 5'],
  ]);
});

test('Between two calls everything else has its turn', async () => {
  const queue = createFairQueue({ slots: 1 });
  const order: string[] = [];
  const call = (name: string) => queue.run('a', async () => void order.push(name));
  const calls = [call('first'), call('second')];
  await calls[0];
  await new Promise<void>((resolve) =>
    process.nextTick(() => {
      order.push('something else');
      resolve();
    }),
  );
  await calls[1];
  expect(order).toEqual(['first', 'something else', 'second']);
});

test('No more calls run than there are slots, and one client never has all of several', async () => {
  const queue = createFairQueue({ slots: 8 });
  const { begun, work } = workshop();
  for (let n = 0; n < 20; n += 1) forget(queue.run('busy', work('busy')));
  await settled();
  expect(begun).toHaveLength(6);
  for (let n = 0; n < 20; n += 1) forget(queue.run('calm', work('calm')));
  await settled();
  expect(begun.slice(6)).toEqual(['calm', 'calm']);
});

test('A client with too many waiting is told when to come back; others are let in', async () => {
  const queue = createFairQueue({ slots: 1, maxWaitingPerClient: 2 });
  const { work, endOne } = workshop();
  for (let n = 0; n < 3; n += 1) forget(queue.run('busy', work('busy')));
  await expect(queue.run('busy', work('busy'))).rejects.toMatchObject({ status: 429, retryAfterSeconds: 2 });
  const calm = queue.run('calm', work('calm'));
  for (let i = 0; i < 4; i += 1) await endOne();
  expect(await calm).toBe('calm');
});

test('A full queue makes room for a newcomer at the cost of whoever has the most waiting', async () => {
  const queue = createFairQueue({ slots: 1, maxWaiting: 3 });
  const { work, begun, endOne } = workshop();
  const busy = [1, 2, 3, 4].map((n) => queue.run('busy', work(`busy ${n}`)).catch((error) => error.status));
  await settled();
  const calm = queue.run('calm', work('calm'));
  const late = queue.run('late', work('late'));
  for (let i = 0; i < 6; i += 1) await endOne();
  expect(await Promise.all(busy)).toEqual(['busy 1', 'busy 2', 503, 503]);
  expect(await Promise.all([calm, late])).toEqual(['calm', 'late']);
  expect(begun).not.toContain('busy 4');
});

test('When everybody waits for one call each, a newcomer is told that the server is busy', async () => {
  const queue = createFairQueue({ slots: 1, maxWaiting: 2 });
  const { work } = workshop();
  for (const client of ['a', 'b', 'c']) forget(queue.run(client, work(client)));
  await expect(queue.run('d', work('d'))).rejects.toMatchObject({ status: 503, retryAfterSeconds: 2 });
});

test('A call whose client left is not begun, and a failed one gives its slot back', async () => {
  const queue = createFairQueue({ slots: 1 });
  const { begun, work, endOne } = workshop();
  const failed = queue.run('a', () => Promise.reject(new Error('no')));
  const thrown = queue.run('a', () => {
    throw new Error('at once');
  });
  const left = queue.run('a', work('left'), () => false);
  const next = queue.run('a', work('next'));
  await expect(failed).rejects.toThrow('no');
  await expect(thrown).rejects.toThrow('at once');
  await expect(left).rejects.toThrow('went away');
  await settled();
  await endOne();
  expect(await next).toBe('next');
  expect(begun).toEqual(['next']);
});

test('Whoever has waited too long is told so and takes no turn any more', async () => {
  const queue = createFairQueue({ slots: 1, maxWaitMs: 1 });
  const { begun, work, endOne } = workshop();
  const running = queue.run('a', work('running'));
  await expect(queue.run('a', work('late'))).rejects.toMatchObject({ status: 503 });
  await endOne();
  expect(await running).toBe('running');
  const next = queue.run('b', work('next'));
  await settled();
  await endOne();
  expect(await next).toBe('next');
  expect(begun).toEqual(['running', 'next']);
});
