import { estimateUnits } from '~/calculator/en';
import { fixedOffers, scaledOffer } from '~/calculator/rates';
import { formatRupees } from '~/lib/format';
import { assumptions, offersTable as table } from './en';

/** What stands behind the figures, in words: visible without a result and without script. */
export function Assumptions() {
  return (
    <div className="grid gap-10 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
      <dl className="grid gap-5">
        {assumptions.map(({ term, text }) => (
          <div key={term} className="border-t border-sand-300 pt-4 sm:grid sm:grid-cols-[9rem_1fr] sm:gap-4">
            <dt className="font-bold">{term}</dt>
            <dd className="text-sm text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="card self-start p-6">
        <table className="w-full text-sm tabular-nums [&_td]:border-t [&_td]:border-sand-200 [&_td]:py-3 [&_th]:pb-3">
          <caption className="pb-4 text-left text-lg font-bold">{table.caption}</caption>
          <thead className="text-left text-xs text-ink-soft">
            <tr>
              <th scope="col">{table.bill}</th>
              <th scope="col">{table.system}</th>
              <th scope="col">{table.saving}</th>
            </tr>
          </thead>
          <tbody>
            {fixedOffers.map((offer) => (
              <tr key={offer.systemKw}>
                <td>{table.upTo(formatRupees(offer.upToBill))}</td>
                <td className="font-bold">{estimateUnits.kilowatts(offer.systemKw)}</td>
                <td>{formatRupees(offer.monthlySaving)}</td>
              </tr>
            ))}
            <tr>
              <td>{table.above(formatRupees(fixedOffers.at(-1)?.upToBill ?? 0))}</td>
              <td className="font-bold">{table.upTo(estimateUnits.kilowatts(scaledOffer.maxSystemKw))}</td>
              <td>{table.shareOfBill(scaledOffer.savingPercentOfBill)}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  );
}
