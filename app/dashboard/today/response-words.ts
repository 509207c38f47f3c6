import { durationWords } from '~/dashboard/leads/when';
import { todayWords } from './en';

interface Week {
  responded: number;
  median_minutes: number | null;
}

/** This week's median time to the first response against last week's, as one would say it; empty when there is none. */
export function responseWords([thisWeek, lastWeek]: readonly Week[]): string {
  const words = todayWords.response;
  const [now, before] = [medianOf(thisWeek), medianOf(lastWeek)];
  if (now === null && before === null) return '';
  const sentence = now === null ? words.noneYet : words.thisWeek(durationWords(now));
  const compared = before === null ? words.noneLastWeek : words.lastWeek(durationWords(before));
  const verdict =
    now === null || before === null || now === before ? '' : now < before ? words.faster : words.slower;
  return `${sentence}; ${compared}. ${verdict}`.trim();
}

const medianOf = (week: Week | undefined) => (week && week.responded > 0 ? week.median_minutes : null);
