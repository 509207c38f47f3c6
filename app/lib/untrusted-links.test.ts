import { expect, test } from 'vitest';
import { chatLink, dialLink, mailLink, mapsLink } from './untrusted-links';

test.each([
  'https://maps.app.goo.gl/abc123',
  'https://goo.gl/maps/abc123',
  'https://www.google.com/maps/search/?api=1&query=226001',
  'https://www.google.co.in/maps/place/Lucknow',
  'https://maps.google.com/?q=26.8,80.9',
])('%s is shown as a link', (url) => {
  expect(mapsLink(url)).toBe(url);
});

test.each([
  'http://maps.app.goo.gl/abc',
  'javascript:alert(1)//https://maps.google.com/',
  'data:text/html,<script>alert(1)</script>',
  'https://maps.google.com.evil.example/',
  'https://maps.google.com@evil.example/',
  'https://user@maps.google.com/',
  'https://evil.example/https://maps.google.com/',
  'https://user:secret@maps.google.com/',
  'https://maps.google.com:8443/',
  'https://www.google.com/url?q=https://evil.example',
  'https://maps.google.com/url?q=https://evil.example',
  'https://www.google.com/maps/../url?q=https://evil.example',
  'https://www.google.com/maps/%2e%2e/url?q=https://evil.example',
  'https://www.google.com/mapsearch',
  '//maps.google.com/',
  'maps',
  '',
])('%s is not', (url) => {
  expect(mapsLink(url)).toBeUndefined();
});

test('A number as the database stores it can be dialled and written to', () => {
  expect(dialLink('+919876543210')).toBe('tel:+919876543210');
  expect(chatLink('+447700900123', 'Hello & welcome')).toBe(
    'https://wa.me/447700900123?text=Hello%20%26%20welcome',
  );
});

test.each([
  '*#06#',
  '+91*2767*3855#',
  '+919876543210;phone-context=evil.example',
  '+91 98765',
  '112',
  '+0123456789',
  '',
])('%s is neither dialled nor written to', (phone) => {
  expect(dialLink(phone)).toBeUndefined();
  expect(chatLink(phone, '')).toBeUndefined();
});

test('A letter goes to one address', () => {
  expect(mailLink('ravi+sun@mail.example', 'Awadh Solar')).toBe(
    'mailto:ravi%2Bsun%40mail.example?subject=Awadh%20Solar',
  );
  for (const email of [
    'a@mail.example,b@mail.example',
    'a@mail.example;b@mail.example',
    'a@mail.example?bcc=b@mail.example',
    'a%0abcc:b@mail.example',
    'a@b@mail.example',
    'not an address',
    '',
  ])
    expect(mailLink(email, 'Awadh Solar')).toBeUndefined();
});
