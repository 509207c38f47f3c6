import { expect, test, vi } from 'vitest';
import { watch } from './watch';

/** The little of a page that it looks at. */
function openPage() {
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  return page;
}

const answers = () => {
  const heard: unknown[] = [];
  return { heard, onAnswer: (found: unknown) => heard.push(found), onFailure: () => heard.push('failure') };
};

test('Asks again every twenty seconds, and not while nobody looks', async () => {
  vi.useFakeTimers();
  const page = openPage();
  const { heard, ...listener } = answers();
  let count = 0;
  const { stop } = watch(async () => ++count, listener);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(heard).toEqual([1, 2]);
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual([1, 2]);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([1, 2, 3]);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual([1, 2, 3]);
  vi.useRealTimers();
});

test('What is not there is not asked for again, and patience ends after ten seconds', async () => {
  vi.useFakeTimers();
  openPage();
  const { heard, ...listener } = answers();
  let isThere = false;
  const { askNow, stop } = watch(
    (signal) =>
      isThere
        ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('too late'))))
        : Promise.resolve(null),
    listener,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual([null]);
  isThere = true;
  askNow();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual([null, 'failure']);
  stop();
  vi.useRealTimers();
});

test('An answer that comes after a newer question was asked does not count', async () => {
  openPage();
  const { heard, ...listener } = answers();
  const first = Promise.withResolvers<string>();
  const questions = [first.promise, Promise.resolve('new')];
  const { askNow, stop } = watch(() => questions.shift() ?? Promise.resolve(null), listener);
  askNow();
  await Promise.resolve();
  first.resolve('old');
  await vi.waitFor(() => expect(heard).toEqual(['new']));
  stop();
});
