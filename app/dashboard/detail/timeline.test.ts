import { expect, test } from 'vitest';
import type { Activity } from '~/dashboard/leads/lead';
import { mergeTimeline, newFromOthers } from './timeline';

const activity = (id: string, created_at: string, more: Partial<Activity>): Activity => ({
  id,
  lead_id: 'lead',
  type: 'reached',
  follow_up_at: null,
  reason: null,
  detail: null,
  staff_id: null,
  staff_email: 'asha@office.example',
  created_at,
  ...more,
});
const note = {
  id: 'note',
  body: 'Two\nlines',
  author_email: 'ravi@office.example',
  created_at: '2026-11-16T09:30:00Z',
};
const change = {
  id: 'change',
  from_status: 'pending',
  to_status: 'in-progress',
  changed_by_email: null,
  changed_at: '2026-11-16T10:00:00+00:00',
};
const told = (...activities: Activity[]) =>
  mergeTimeline(activities, [], []).map(({ title, lines }) => [title, ...lines]);

test('Calls, notes and changes make one story, newest first, each with who and when', () => {
  const story = mergeTimeline(
    [
      activity('late', '2026-11-16T16:00:00+05:30', {
        type: 'no-answer',
        follow_up_at: '2026-11-17T04:30:00Z',
      }),
      activity('early', '2026-11-16T09:00:00Z', {}),
    ],
    [note],
    [change],
  );
  expect(story.map(({ id }) => id)).toEqual(['late', 'change', 'note', 'early']);
  expect(story.map(({ by }) => by)).toEqual([
    'asha@office.example',
    null,
    'ravi@office.example',
    'asha@office.example',
  ]);
  expect(story.map(({ title }) => title)).toEqual(['No answer', 'Pending → In progress', 'Note', 'Reached']);
  expect(story[0]?.lines).toEqual(['Next follow-up 17 Nov 2026, 10:00 am']);
  expect(story[2]?.lines).toEqual(['Two\nlines']);
});

test('Says to whom, until when, why and what was changed', () => {
  const at = '2026-11-16T09:00:00Z';
  expect(
    told(
      activity('1', at, { type: 'assigned', detail: { to: 'Asha' } }),
      activity('2', at, { type: 'assigned', detail: { to: null } }),
      activity('3', at, { type: 'follow-up', follow_up_at: '2026-11-17T04:30:00Z' }),
      activity('4', at, { type: 'follow-up' }),
      activity('5', at, { type: 'not-interested', reason: 'Too expensive' }),
      activity('6', at, {
        type: 'edited',
        detail: { phone: ['+919876543210', '+919876543211'], email: [null, 'a@b.example'] },
      }),
      activity('7', at, {
        type: 'proposal-asked',
        detail: { number: 'P-2026-0017', version: 2, body: 'When can you begin?' },
      }),
    ),
  ).toEqual([
    ['Assigned to Asha'],
    ['Owner removed'],
    ['Follow-up set for 17 Nov 2026, 10:00 am'],
    ['Follow-up cleared'],
    ['Not interested', 'Too expensive'],
    ['Contact details changed', 'Phone: 98765 43210 → 98765 43211', 'Email: none → a@b.example'],
    ['Question about the proposal', 'P-2026-0017, version 2', 'When can you begin?'],
  ]);
});

test('Of what is new, only what others did is news', () => {
  const story = mergeTimeline([activity('mine', note.created_at, {})], [note], [change]);
  const news = newFromOthers(story, new Set(['change']), 'asha@office.example');
  expect(news.map(({ id }) => id)).toEqual(['note']);
});
