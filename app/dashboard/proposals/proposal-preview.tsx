import type { ReactNode } from 'react';
import { formatDate, formatNumber } from '~/lib/format';
import { languageOf } from '~/lib/language-of';
import type { ProposalContent, ProposalTexts } from '~/proposals/content';
import { formatDecimal, PERCENT, THOUSANDTHS } from '~/proposals/decimals';
import { formatPaise } from '~/proposals/format-paise';
import { proposalWords } from './en';

const words = proposalWords.figures;

/** Every figure and text that the customer gets, as a plain table. */
export function ProposalPreview({ content, validUntil }: { content: ProposalContent; validUntil: string }) {
  const { offer, figures, texts, components } = content;
  return (
    <section
      aria-label={words.title}
      className="card grid grid-cols-[minmax(0,1fr)] gap-5 p-4 text-sm sm:p-5"
    >
      <header className="grid gap-1">
        <p className="text-lg font-bold wrap-anywhere">
          <bdi lang={languageOf(content.customer.name)}>{content.customer.name}</bdi>
        </p>
        <p className="text-ink-soft wrap-anywhere">
          {formatDecimal(offer.system.watts, THOUSANDTHS)} kW
          {content.customer.place && (
            <>
              , <bdi lang={languageOf(content.customer.place)}>{content.customer.place}</bdi>
            </>
          )}
        </p>
        {validUntil && <p className="text-xs text-ink-soft">{words.validUntil(formatDate(validUntil))}</p>}
      </header>
      <Text section="note" texts={texts} />
      <Table caption={words.price}>
        {offer.lines.length === 0 && (
          <tr>
            <td colSpan={2} className="py-1.5 text-ink-soft">
              {words.noLines}
            </td>
          </tr>
        )}
        {keyedByPlace(offer.lines).map(([key, line], index) => (
          <Row key={key} label={line.label} detail={quantityOf(line)} amount={figures.lines[index] ?? 0} />
        ))}
        {figures.discount > 0 && <Row label={words.discount} amount={-figures.discount} />}
        {figures.taxes.map(({ rate, on, tax }) => (
          <Row
            key={rate}
            label={words.gst(formatDecimal(rate, PERCENT))}
            detail={words.onAmount(formatPaise(on))}
            amount={tax}
          />
        ))}
        <Row label={words.price} amount={figures.price} isSum />
        {keyedByPlace(offer.subsidies).map(([key, { name }], index) => (
          <Row key={key} label={name} amount={-(figures.subsidies[index] ?? 0)} />
        ))}
        {offer.subsidies.length > 0 && <Row label={words.cost} amount={figures.cost} isSum />}
      </Table>
      {offer.payments.length > 0 && (
        <Table caption={words.payments}>
          {keyedByPlace(offer.payments).map(([key, { label, share }], index) => (
            <Row
              key={key}
              label={label}
              detail={`${formatDecimal(share, PERCENT)} %`}
              amount={figures.payments[index] ?? 0}
            />
          ))}
        </Table>
      )}
      {figures.financing && offer.financing && (
        <Table caption={words.financing}>
          <Row label={words.loan} amount={figures.financing.loan} />
          <Row label={words.instalment(offer.financing.months)} amount={figures.financing.instalment} isSum />
          <Row label={words.total} amount={figures.financing.total} />
        </Table>
      )}
      <Savings content={content} />
      {components.length > 0 && (
        <div className="grid gap-1">
          <h3 className="text-xs font-bold text-ink-soft">{words.components}</h3>
          <ul className="grid gap-1">
            {keyedByPlace(components).map(([key, { label, detail }]) => (
              <li key={key} className="wrap-anywhere">
                <bdi lang={languageOf(label)}>{label}</bdi>
                {detail && <span className="text-ink-soft">, {detail}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {(['scope', 'exclusions', 'warranty', 'documents', 'terms'] as const).map((section) => (
        <Text key={section} section={section} texts={texts} />
      ))}
    </section>
  );
}

function Savings({ content: { figures, offer } }: { content: ProposalContent }) {
  const { years, paybackTenths } = figures;
  const [first] = years;
  const last = years.at(-1);
  return (
    <Table caption={words.savings}>
      <Row label={words.units} text={formatNumber(first?.units ?? 0)} />
      <Row label={words.firstYear} amount={first?.saving ?? 0} />
      <Row label={words.afterYears(offer.yield.years)} amount={last?.balance ?? 0} />
      <Row
        label={words.payback}
        text={paybackTenths === null ? words.noPayback : words.years(formatDecimal(paybackTenths, 1))}
        isSum
      />
    </Table>
  );
}

function Table({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <table className="w-full">
      <caption className="pb-1 text-left text-xs font-bold text-ink-soft">{caption}</caption>
      <tbody>{children}</tbody>
    </table>
  );
}

type RowProps = { label: string; detail?: string; isSum?: boolean } & (
  | { amount: number; text?: undefined }
  | { text: string; amount?: undefined }
);

function Row({ label, detail, amount, text, isSum = false }: RowProps) {
  return (
    <tr className={`border-b border-sand-200 align-top ${isSum ? 'font-bold' : ''}`}>
      <th
        scope="row"
        className={`py-1.5 pr-3 text-left wrap-anywhere ${isSum ? 'font-bold' : 'font-normal'}`}
      >
        <bdi lang={languageOf(label)}>{label}</bdi>
        {detail && <span className="block text-xs font-normal text-ink-soft">{detail}</span>}
      </th>
      <td className="py-1.5 text-right whitespace-nowrap tabular-nums">{text ?? formatPaise(amount ?? 0)}</td>
    </tr>
  );
}

function Text({ section, texts }: { section: keyof ProposalTexts; texts: ProposalTexts }) {
  const text = texts[section];
  if (!text) return null;
  return (
    <div className="grid gap-1">
      <h3 className="text-xs font-bold text-ink-soft">{words.texts[section]}</h3>
      <p dir="auto" lang={languageOf(text)} className="text-left whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </div>
  );
}

const quantityOf = ({ quantity, unitPrice }: { quantity: number; unitPrice: number }) =>
  `${formatDecimal(quantity, THOUSANDTHS)} × ${formatPaise(unitPrice)}`;

/** Rows of a document have nothing that tells them apart but where they stand. */
const keyedByPlace = <Item,>(items: readonly Item[]) =>
  items.map((item, index) => [String(index), item] as const);
