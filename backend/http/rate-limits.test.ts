import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { clientAddress } from './client-address.ts';
import { ALLOWANCES, createRateLimits } from './rate-limits.ts';

test('An allowance is used up, says how long to wait, and grows back', () => {
  let now = 0;
  const limits = createRateLimits(1, () => now);
  for (let i = 0; i < ALLOWANCES.inserts.burst; i += 1) limits.spend('inserts', 'a');
  expect(() => limits.spend('inserts', 'a')).toThrow(ApiError);
  try {
    limits.spend('inserts', 'a');
  } catch (error) {
    expect((error as ApiError).retryAfterSeconds).toBeCloseTo(2);
  }
  expect(() => limits.spend('inserts', 'b')).not.toThrow();
  now = 2000;
  expect(() => limits.spend('inserts', 'a')).not.toThrow();
  expect(() => limits.spend('inserts', 'a')).toThrow(ApiError);
});

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test('A client is its address, its IPv6 network, or what our own proxy says, never what it says itself', () => {
  expect(clientAddress(from('203.0.113.7', '1.1.1.1'), false)).toBe('203.0.113.7');
  expect(clientAddress(from('::ffff:203.0.113.7'), false)).toBe('203.0.113.7');
  expect(clientAddress(from('2001:db8:1:2:3:4:5:6'), false)).toBe('2001:db8:1:2');
  expect(clientAddress(from('2001:db8::1'), false)).toBe('2001:db8:0:0');
  expect(clientAddress(from('10.0.0.1', '6.6.6.6, 203.0.113.9'), true)).toBe('203.0.113.9');
});
