import { expect, test } from 'vitest';
import { withoutSaved } from './without-saved';

test('What was saved is no longer unsaved, unless it was changed again meanwhile', () => {
  const unsaved = { email: false, morning: true, kinds: ['contact_inquiries'], quiet_from: null };
  expect(withoutSaved(unsaved, { email: false, kinds: ['contact_inquiries'] })).toEqual({
    morning: true,
    quiet_from: null,
  });
  expect(withoutSaved(unsaved, { morning: false, kinds: [] })).toEqual(unsaved);
});
