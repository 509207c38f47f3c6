import type { Figures } from '../figures';
import type { Paise } from '../money';

const rupees = (paise: Paise) => paise / 100;

/** What the drawing of cost against savings needs, in rupees: the cost is one line, since it is owed from the first day. */
export function savingsChart({
  cost,
  years,
  paybackTenths,
}: Pick<Figures, 'cost' | 'years' | 'paybackTenths'>) {
  const paid = rupees(cost);
  return {
    years: [
      { year: 0, paid, saved: 0 },
      ...years.map(({ balance }, index) => ({ year: index + 1, paid, saved: rupees(balance + cost) })),
    ],
    payback: paybackTenths === null ? undefined : { after: paybackTenths / 10, cost: paid },
    ahead: rupees(years.at(-1)?.balance ?? 0),
  };
}
