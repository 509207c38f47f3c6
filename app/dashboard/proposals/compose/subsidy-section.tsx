import { subsidyOf } from '~/proposals/figures';
import { formatPaise } from '~/proposals/format';
import type { SubsidyScheme } from '~/proposals/offer';
import { useComposing } from './compose-context';
import { composeWords } from './en';
import { schemeIn, schemesOn } from './prefill';
import { Section } from './section';

const words = composeWords.subsidies;
const MOST = 5;

interface Offered {
  scheme: SubsidyScheme;
  note: string | null;
}

/** The schemes that hold today, and those that the draft has from an earlier day. */
export function SubsidySection() {
  const { draft, content, book, today, change } = useComposing();
  const { subsidies, locale } = draft;
  const current: Offered[] = schemesOn(today, book).map((row) => ({
    scheme: schemeIn(locale, row),
    note: row.note,
  }));
  const isCurrent = (scheme: SubsidyScheme) => current.some((offered) => isSame(offered.scheme, scheme));
  const kept = subsidies.filter((scheme) => !isCurrent(scheme));
  const offered = [...current, ...kept.map((scheme) => ({ scheme, note: words.old }))];
  const toggle = (scheme: SubsidyScheme, isOn: boolean) =>
    change({
      subsidies: isOn ? [...subsidies, scheme] : subsidies.filter((chosen) => !isSame(chosen, scheme)),
    });
  return (
    <Section title={words.title}>
      {offered.length === 0 && <p className="text-sm text-ink-soft">{words.none}</p>}
      <ul className="grid gap-1">
        {offered.map(({ scheme, note }) => {
          const isOn = subsidies.some((chosen) => isSame(chosen, scheme));
          return (
            <li key={JSON.stringify(scheme)}>
              <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 text-sm">
                <input
                  type="checkbox"
                  checked={isOn}
                  disabled={!isOn && subsidies.length >= MOST}
                  onChange={({ target }) => toggle(scheme, target.checked)}
                  className="mt-0.5 size-5 shrink-0 accent-panel-700"
                />
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-semibold">
                    <bdi>{scheme.name}</bdi>:{' '}
                    {words.amount(formatPaise(subsidyOf(scheme, content.offer.system.watts)))}
                  </span>
                  <span className="block text-xs text-ink-soft">{words.source(scheme.source)}</span>
                  {note && <span className="block text-xs font-semibold text-sun-700">{note}</span>}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** The same figures, whatever the scheme is called in the other language. */
const isSame = (a: SubsidyScheme, b: SubsidyScheme) =>
  a.source === b.source && a.cap === b.cap && stepsOf(a) === stepsOf(b);

/** jsonb gives keys back in an order of its own. */
const stepsOf = ({ steps }: SubsidyScheme) =>
  steps.map(({ upToWatts, perKw }) => `${upToWatts}:${perKw}`).join();
