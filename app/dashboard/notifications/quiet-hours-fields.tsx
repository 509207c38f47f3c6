import { useId, useState } from 'react';
import { FieldNotes } from '~/forms/field-parts';
import type { AlertSettings, SettingsChange } from './alerts-data';
import { CheckRow } from './check-row';
import { alertWords } from './en';
import { problemOf, quietWords, toTimeOfDay, USUAL_NIGHT } from './quiet-hours';

const words = alertWords.quiet;

interface QuietHoursFieldsProps {
  settings: AlertSettings;
  onChange(change: SettingsChange): void;
}

export function QuietHoursFields({ settings, onChange }: QuietHoursFieldsProps) {
  const { quiet_from: from, quiet_until: until } = settings;
  return (
    <>
      <CheckRow
        label={words.on}
        checked={from !== null}
        onChange={(on) => onChange(on ? USUAL_NIGHT : { quiet_from: null, quiet_until: null })}
      />
      {from !== null && until !== null && (
        <Times from={toTimeOfDay(from)} until={toTimeOfDay(until)} onChange={onChange} />
      )}
    </>
  );
}

interface TimesProps {
  from: string;
  until: string;
  onChange(change: SettingsChange): void;
}

/** Half a pair, or two times that are the same, stay here until they make sense. */
function Times({ from, until, onChange }: TimesProps) {
  const id = useId();
  const [typed, setTyped] = useState({ from, until });
  const [known, setKnown] = useState({ from, until });
  if (known.from !== from || known.until !== until) {
    setKnown({ from, until });
    setTyped({ from, until });
  }
  const problem = problemOf(typed.from, typed.until);
  const type = (change: Partial<typeof typed>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    if (problemOf(next.from, next.until) === null)
      onChange({ quiet_from: next.from, quiet_until: next.until });
  };
  return (
    <div className="grid gap-2 pl-8">
      <div className="flex flex-wrap gap-3">
        {(['from', 'until'] as const).map((which) => (
          <label key={which} className="grid gap-1 text-xs font-semibold text-ink-soft">
            {words[which]}
            <input
              type="time"
              value={typed[which]}
              onChange={({ target }) => type({ [which]: target.value })}
              aria-invalid={problem !== null}
              aria-describedby={problem ? `${id}-error` : undefined}
              className="tool text-ink"
            />
          </label>
        ))}
      </div>
      <div role="alert" className="empty:hidden">
        <FieldNotes id={id} error={problem ?? undefined} />
      </div>
      {problem === null && <p className="text-xs text-ink-soft">{quietWords(typed.from, typed.until)}</p>}
    </div>
  );
}
