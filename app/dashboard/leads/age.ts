import { durationWords } from './when';

/** For how long something has been so. A clock that is ahead makes nothing negative. */
export const ageWords = (since: string, now: Date) =>
  durationWords(Math.max(0, (now.getTime() - Date.parse(since)) / 60_000));
