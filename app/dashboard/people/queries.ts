import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { leadViewKey } from '~/dashboard/leads/queries';
import { growing } from '~/dashboard/records/keyset-page';
import { listMerges, listNumbers, listPeople, listRequests, listTimeline, readPerson } from './people-data';

const PEOPLE_KEY = leadViewKey('people');
const personKey = (id: string) => [...PEOPLE_KEY, 'one', id] as const;

export const peopleQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...PEOPLE_KEY, 'list', search.trim()],
    queryFn: ({ pageParam, signal }) => listPeople(search, pageParam, signal),
    ...growing,
    // The former matches stay until the next are there.
    placeholderData: keepPreviousData,
  });

export const personQuery = (id: string) =>
  queryOptions({ queryKey: personKey(id), queryFn: () => readPerson(id) });

export const numbersQuery = (id: string) =>
  queryOptions({ queryKey: [...personKey(id), 'numbers'], queryFn: () => listNumbers(id) });

export const mergesQuery = (id: string) =>
  queryOptions({ queryKey: [...personKey(id), 'merges'], queryFn: () => listMerges(id) });

export const requestsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...personKey(id), 'requests'],
    queryFn: ({ pageParam }) => listRequests(id, pageParam),
    ...growing,
  });

export const timelineQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...personKey(id), 'timeline'],
    queryFn: ({ pageParam }) => listTimeline(id, pageParam),
    ...growing,
  });
