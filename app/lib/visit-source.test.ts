import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordVisit, visitSource } from './visit-source';

beforeEach(() => vi.stubGlobal('sessionStorage', {}));
afterEach(() => vi.unstubAllGlobals());

function open(address: string, referrer = '') {
  vi.stubGlobal('location', new URL(address, 'https://awadhsolar.example'));
  vi.stubGlobal('document', { referrer });
  recordVisit();
}

test('The first page of a visit says where it came from, and later pages change nothing', () => {
  open(
    '/solar?utm_source=newspaper&utm_campaign=Diwali%20%F0%9F%AA%94&gclid=1',
    'https://www.google.com/search?q=me',
  );
  open('/contact?utm_source=other', 'https://elsewhere.example/');
  expect(visitSource()).toEqual({
    utm_source: 'newspaper',
    utm_campaign: 'Diwali 🪔',
    referrer: 'www.google.com',
    landing: '/solar',
  });
});

test('The site itself and a missing referrer are no source', () => {
  open('/', 'https://awadhsolar.example/blog');
  expect(visitSource()).toEqual({ landing: '/' });
});

test('A long or binary campaign name stays something that the database can store', () => {
  open(`/?utm_source=%00a%00b&utm_medium=%00&utm_term=${encodeURIComponent('🪔'.repeat(300))}`);
  const { utm_source, utm_medium, utm_term = '' } = visitSource() ?? {};
  expect([utm_source, utm_medium]).toEqual(['a b', undefined]);
  expect(utm_term).toBe('🪔'.repeat(100));
  expect(utm_term.isWellFormed()).toBe(true);
});

test('Where storage is forbidden nothing breaks and nothing is known', () => {
  const forbidden = new Proxy(
    {},
    {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  );
  vi.stubGlobal('sessionStorage', forbidden);
  open('/?utm_source=newspaper');
  expect(visitSource()).toBeUndefined();
});

test('It runs as text, on its own', () => {
  vi.stubGlobal('location', new URL('https://awadhsolar.example/?utm_source=sms'));
  vi.stubGlobal('document', { referrer: '' });
  new Function(`(${recordVisit})()`)();
  expect(visitSource()).toEqual({ utm_source: 'sms', landing: '/' });
});
