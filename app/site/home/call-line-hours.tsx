import { callLineHours } from './en';

export function CallLineHours() {
  return (
    <dl className="text-sm">
      {callLineHours.map(({ days, hours }) => (
        <div key={days} className="flex justify-between gap-4 py-1">
          <dt className="text-ink-soft">{days}</dt>
          <dd className="font-semibold">{hours}</dd>
        </div>
      ))}
    </dl>
  );
}
