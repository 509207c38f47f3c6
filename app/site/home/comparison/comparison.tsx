import { Section } from '~/ui/section';
import { comparison, comparisonRows } from './en';

export function Comparison() {
  const { columns } = comparison;
  return (
    <Section id="comparison" eyebrow={comparison.eyebrow} title={comparison.title} lead={comparison.lead}>
      <table className="w-full table-fixed text-left text-sm lg:text-base">
        <thead>
          <tr className="align-bottom">
            <th scope="col" className="pr-3 pb-4 font-semibold text-ink-soft max-lg:w-[31%]">
              {columns.feature}
            </th>
            <th scope="col" className="pr-3 pb-4 font-semibold text-ink-soft">
              {columns.traditional}
            </th>
            <th scope="col" className="rounded-t-lg bg-panel-900 px-3 py-4 font-bold text-sun-300 lg:px-8">
              {columns.solar}
            </th>
          </tr>
        </thead>
        <tbody>
          {comparisonRows.map((row) => (
            <tr key={row.feature} className="border-t border-sand-200">
              <th scope="row" className="py-4 pr-3 font-bold lg:py-6">
                {row.feature}
              </th>
              <td className="py-4 pr-3 text-ink-soft lg:py-6">{row.traditional}</td>
              <td className="border-t border-white/15 bg-panel-900 px-3 py-4 font-semibold text-white in-[tr:last-child]:rounded-b-lg lg:px-8 lg:text-lg">
                {row.solar}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
