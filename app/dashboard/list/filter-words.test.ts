import { expect, test } from 'vitest';
import { NO_FILTER } from '~/dashboard/leads/lead-filter';
import { readUrlState } from '~/dashboard/url-state';
import { filterWords } from './filter-words';
import { isSameView, viewQuery } from './view-query';

const owners = new Map([
  ['me', 'Asha'],
  ['other', 'Bina'],
]);
const said = (filter: object) =>
  filterWords({ ...NO_FILTER, ...filter }, owners, 'me').map(({ text }) => text);

test('Every filter is said in words, in the order of their fields', () => {
  expect(said({})).toEqual([]);
  expect(
    said({ owner: 'me', due: 'overdue', source: 'google.com', from: '2026-11-01', to: '2026-11-30' }),
  ).toEqual([
    'Owner: me',
    'Follow-up: overdue',
    'Source: google.com',
    'Received from 1 Nov 2026',
    'Received until 30 Nov 2026',
  ]);
});

test.each([
  ['other', 'Owner: Bina'],
  ['none', 'Owner: nobody'],
  ['gone', 'Owner: somebody who left'],
])('The owner %s reads %s', (owner, text) => expect(said({ owner })).toEqual([text]));

const state = (query: string) => readUrlState(new URLSearchParams(query));

test('A view is the list, not the page, the record or the chart that happens to be open', () => {
  const id = '0b8ee0c8-4b0c-4f2e-9d3b-7a1f4f0f6a11';
  const query = viewQuery(
    state(`tab=contacts&q=50%25+*&status=pending&owner=none&page=oldest&record=${id}&days=7&mine=1`),
  );
  expect(query).toBe('tab=contacts&q=50%25+%2A&status=pending&owner=none');
  expect(query).toMatch(/^[A-Za-z0-9=&%+_.:~-]+$/);
  expect(isSameView('owner=none&status=pending&q=50%25%20*&tab=contacts', state(query))).toBe(true);
  expect(isSameView('tab=contacts', state(query))).toBe(false);
});
