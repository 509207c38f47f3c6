import { useQuery } from '@tanstack/react-query';
import { Icon } from '~/ui/icon';
import { todayWords } from './en';
import { responseTimesQuery } from './queries';
import { responseWords } from './response-words';

/** How quickly people hear from the office, in a sentence. */
export function ResponseTime() {
  const { data: weeks = [] } = useQuery(responseTimesQuery);
  const words = responseWords(weeks);
  if (!words) return null;
  return (
    <p className="flex min-w-0 flex-[1_1_20rem] items-center gap-2 text-sm text-ink-soft">
      <Icon name="clock" className="shrink-0 text-panel-600" />
      <span>
        <span className="sr-only">{todayWords.response.label}: </span>
        {words}
      </span>
    </p>
  );
}
