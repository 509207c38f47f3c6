import { formatNumber } from '~/lib/format';
import type { ProposalContent } from '../content';
import { formatKilowatts } from '../format';
import { proposalWords } from './en';
import { Part } from './part';
import { Written } from './written';

const { system: words, kilowatts, units } = proposalWords;

export function System({ content: { offer, components, figures } }: { content: ProposalContent }) {
  return (
    <Part id="system" title={words.title}>
      <dl className="flex flex-wrap gap-x-10 gap-y-4">
        <Fact label={words.size} value={kilowatts(formatKilowatts(offer.system.watts))} />
        <Fact label={words.generation} value={units(formatNumber(figures.years[0]?.units ?? 0))} />
      </dl>
      {components.length > 0 && (
        <>
          <h3 className="mt-6 mb-2 text-lg print:mt-2 print:mb-1">{words.made}</h3>
          <ul className="grid gap-x-10 sm:grid-cols-2 print:grid-cols-2">
            {components.map(({ label, detail }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same
              <li key={index} className="border-t border-sand-200 py-3 wrap-anywhere print:py-1">
                <Written text={label} className="block font-semibold" />
                {detail && <Written text={detail} className="block text-sm text-ink-soft" />}
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="text-xl font-extrabold tracking-tight tabular-nums">{value}</dd>
    </div>
  );
}
