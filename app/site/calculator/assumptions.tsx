import { fixedOffers, scaledOffer } from '~/calculator/rates';
import { formatRupees } from '~/lib/format';
import { assumptions } from './en';

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
          <caption className="pb-4 text-left text-lg font-bold">Bills and systems</caption>
          <thead className="text-left text-xs text-ink-soft">
            <tr>
              <th scope="col">Monthly bill</th>
              <th scope="col">System</th>
              <th scope="col">Saves a month</th>
            </tr>
          </thead>
          <tbody>
            {fixedOffers.map((offer) => (
              <tr key={offer.systemKw}>
                <td>up to {formatRupees(offer.upToBill)}</td>
                <td className="font-bold">{offer.systemKw}kW</td>
                <td>{formatRupees(offer.monthlySaving)}</td>
              </tr>
            ))}
            <tr>
              <td>above {formatRupees(fixedOffers.at(-1)?.upToBill ?? 0)}</td>
              <td className="font-bold">up to {scaledOffer.maxSystemKw}kW</td>
              <td>{scaledOffer.savingPercentOfBill}% of the bill</td>
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  );
}
