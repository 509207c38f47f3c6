import type { Estimate } from '~/leads/estimate/estimate';
import { formatRupees } from '~/lib/format';

/** What the visitor had seen in the calculator before writing. The database checks its shape. */
export function EstimateCard({ value }: { value: unknown }) {
  const { bill, systemSize, monthlySaving, subsidyEligible } = value as Estimate;
  const figures = [
    { label: 'System', text: systemSize },
    { label: 'Saving a month', text: formatRupees(monthlySaving) },
    { label: 'Bill a month', text: formatRupees(bill) },
    { label: 'Subsidy', text: subsidyEligible ? 'Eligible' : 'Not eligible' },
  ];
  return (
    <span className="mt-1 grid grid-cols-2 gap-3 rounded-md bg-sun-50 p-4 sm:grid-cols-4">
      {figures.map(({ label, text }) => (
        <span key={label}>
          <span className="block text-lg font-extrabold tracking-tight tabular-nums">{text}</span>
          <span className="text-xs text-ink-soft">{label}</span>
        </span>
      ))}
    </span>
  );
}
