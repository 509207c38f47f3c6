import { expect, test } from 'vitest';
import { loginPath, returnPath } from './return-path';

test('Who was sent to log in by the dashboard comes back to the same tab and search', () => {
  const login = new URL(loginPath('?tab=careers&q=ravi'), 'https://site.example');
  expect(returnPath(login.searchParams.get('next'))).toBe('/admin?tab=careers&q=ravi');
});

test('Without a wish the way leads home', () => {
  expect(returnPath(null)).toBe('/');
  expect(returnPath('')).toBe('/');
});

test.each([
  'https://evil.example/admin',
  '//evil.example/admin',
  '/\\evil.example',
  '/admin/../../evil',
  '/admin.evil.example',
  '/adminx?tab=careers',
  'javascript:alert(1)',
  ' /admin',
  '/admin#@evil.example',
])('A link that asks for %s leads home', (next) => {
  expect(returnPath(next)).toBe('/');
});
