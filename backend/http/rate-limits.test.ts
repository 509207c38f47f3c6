import type { IncomingMessage } from 'node:http';
import { expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { clientAddress } from './client-address.ts';
import { createOtpClients } from './otp-clients.ts';
import { ALLOWANCES, createRateLimits, type LimitName, type RateLimits } from './rate-limits.ts';

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

test('The server’s clock set back two days changes no allowance', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const limits = createRateLimits(1);
    limits.spend('inserts', 'a', ALLOWANCES.inserts.burst - 1);
    vi.setSystemTime(Date.now() - 2 * 24 * 60 * 60 * 1000);
    expect(() => limits.spend('inserts', 'a')).not.toThrow();
    expect(waitAfter(limits)).toBeLessThanOrEqual(2);
  } finally {
    vi.useRealTimers();
  }
});

test('Nobody is asked to wait longer than an hour', () => {
  const limits = createRateLimits(1, () => 0);
  for (const [name, { burst }] of Object.entries(ALLOWANCES)) {
    limits.spend(name as LimitName, 'a', burst);
    expect(waitAfter(limits, name as LimitName), name).toBeLessThanOrEqual(3600);
  }
});

function waitAfter(limits: RateLimits, name: LimitName = 'inserts'): number {
  try {
    limits.spend(name, 'a');
  } catch (error) {
    return (error as ApiError).retryAfterSeconds ?? Number.NaN;
  }
  throw new Error('not refused');
}

test('A client counts as one that asked for a code while the code lives, and as known for a month after signing in', () => {
  let now = 0;
  const clients = createOtpClients(600, () => now);
  clients.noteRequested('client', 'a@b.example');
  clients.noteVerified('client', 'a@b.example');
  expect(clients.requested('client', 'c@b.example')).toBe(false);
  expect(clients.requested('other', 'a@b.example')).toBe(false);
  now = 599_000;
  expect(clients.requested('client', 'a@b.example')).toBe(true);
  now = 601_000;
  expect(clients.requested('client', 'a@b.example')).toBe(false);
  expect(clients.verified('client', 'a@b.example')).toBe(true);
  now = 31 * 24 * 3600 * 1000;
  expect(clients.verified('client', 'a@b.example')).toBe(false);
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
