import { expect, test } from 'vitest';
import { bytesOfKey } from './bytes-of-key';
import { isApplePhone, type PushSituation, pushStateOf } from './push-state';
import { stepToSync } from './sync-step';

const usual: PushSituation = { hasPush: true, isApplePhone: false, permission: 'default', isOnHere: false };

test.each<[string, Partial<PushSituation>]>([
  ['off', {}],
  ['off', { permission: 'granted' }],
  ['on', { permission: 'granted', isOnHere: true }],
  // Taken back in the browser's settings, before the push service says so.
  ['denied', { permission: 'denied', isOnHere: true }],
  ['off', { isOnHere: true }],
  ['unsupported', { hasPush: false }],
  ['needs-home-screen', { hasPush: false, isApplePhone: true }],
])('Push is %s when %o', (state, situation) => {
  expect(pushStateOf({ ...usual, ...situation })).toBe(state);
});

test('An iPhone and an iPad are told apart from a Mac', () => {
  expect(isApplePhone('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5)).toBe(true);
  expect(isApplePhone('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5)).toBe(true);
  expect(isApplePhone('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0)).toBe(false);
  expect(isApplePhone('Mozilla/5.0 (Linux; Android 15)', 5)).toBe(false);
});

test('A browser that was renewed is saved, one of a colleague or turned off elsewhere is let go', () => {
  const mine = { staffId: 'me', endpoint: 'https://push.example/1' };
  expect(stepToSync(mine.endpoint, mine, 'me', [mine.endpoint])).toBe('nothing');
  expect(stepToSync('https://push.example/2', mine, 'me', [])).toBe('save');
  expect(stepToSync(mine.endpoint, mine, 'me', [])).toBe('remove');
  expect(stepToSync(mine.endpoint, { ...mine, staffId: 'colleague' }, 'me', [])).toBe('remove');
  expect(stepToSync(mine.endpoint, null, 'me', [])).toBe('remove');
});

test('A key becomes the bytes that a browser takes', () => {
  const key = Buffer.from([4, 255, 254, 63, 62, 1]);
  expect([...bytesOfKey(key.toString('base64url'))]).toEqual([...key]);
});
