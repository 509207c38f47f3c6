import { company } from '~/company/facts';

export function CallLineHours() {
  return (
    <dl className="text-sm">
      {company.callLineHours.map(({ days, hours }) => (
        <div key={days} className="flex justify-between gap-4 py-1">
          <dt className="text-ink-soft">{days}</dt>
          <dd className="font-semibold">{hours}</dd>
        </div>
      ))}
    </dl>
  );
}
