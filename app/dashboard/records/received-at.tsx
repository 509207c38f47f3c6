import { formatDateTime } from '~/dashboard/format-date-time';
import { isDate } from './format-value';

const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });
const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'Asia/Kolkata' });
const dayAndYear = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** When a record came in: today the time, this year the day, before that the year too. The rest is a hover away. */
export function ReceivedAt({ at, long = false }: { at: string; long?: boolean }) {
  if (!isDate(at)) return at;
  return (
    <time dateTime={at} title={formatDateTime(at)} className="whitespace-nowrap tabular-nums">
      {long ? formatDateTime(at) : short(new Date(at), new Date())}
    </time>
  );
}

function short(at: Date, now: Date): string {
  if (dayAndYear.format(at) === dayAndYear.format(now)) return time.format(at);
  const thisYear = dayAndYear.format(at).slice(-4) === dayAndYear.format(now).slice(-4);
  return thisYear ? day.format(at) : dayAndYear.format(at);
}
