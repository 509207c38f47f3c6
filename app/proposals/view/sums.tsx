import { moneyFormat } from '../format';
import type { Paise } from '../money';
import { proposalWords } from './en';
import { Written } from './written';

const words = proposalWords.price;

export interface SumRow {
  id: string;
  label: string;
  note?: string;
  /** Where it is written. */
  source?: string;
  /** What is deducted is below zero. */
  amount: Paise;
  /** The sum of all that stands above it. */
  isSum?: boolean;
}

/** Amounts below each other, and what they add up to. */
export function Sums({ caption, rows }: { caption: string; rows: SumRow[] }) {
  const format = moneyFormat(rows.map(({ amount }) => amount));
  return (
    <table className="sums">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.item}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, note, source, amount, isSum }) => (
          <tr key={id} className={isSum ? 'sums-total' : undefined}>
            <th scope="row">
              <Written text={label} />
              {note && (
                <span className="block text-xs font-normal text-ink-soft">
                  {note}
                  {source && (
                    <>
                      {' '}
                      · <Written text={source} />
                    </>
                  )}
                </span>
              )}
            </th>
            <td>{format(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
