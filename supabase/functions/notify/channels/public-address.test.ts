import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '172.15.255.255',
  '172.32.0.1',
  '192.167.1.1',
  '100.63.0.1',
  '100.128.0.1',
  '223.255.255.254',
  '2606:4700:4700::1111',
  '2a00:1450:4001:80b::200e',
])('%s is an address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  '',
  'localhost',
  '1.2.3',
  '1.2.3.4.5',
  '256.1.1.1',
  ':::',
  '1::2::3',
  'gggg::',
])('%s is refused', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
