import type { ReactNode } from 'react';
import type { Staff } from '~/dashboard/leads/lead';
import { EmptyState, ListSkeleton } from '~/dashboard/list/empty-state';
import { leadTables } from '~/leads/kinds';
import { Icon } from '~/ui/icon';
import type { AlertSettings, SettingsChange } from './alerts-data';
import { BrowserAlerts } from './browser-alerts';
import { CheckRow } from './check-row';
import { alertWords as words } from './en';
import { QuietHoursFields } from './quiet-hours-fields';
import { SendTest } from './send-test';
import { useAlertSettings } from './use-alert-settings';

/** What somebody wants to hear of, how and when. */
export function MyAlerts({ me }: { me: Staff }) {
  const { stored, settings, change, retry, saving } = useAlertSettings(me.id);
  return (
    <section aria-labelledby="my-alerts" className="grid max-w-5xl gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="my-alerts" className="text-xl">
          {words.mine}
        </h2>
        <SavingNotice saving={saving} onRetry={retry} />
      </div>
      <p className="text-sm text-ink-soft">{words.intro}</p>
      {settings ? (
        <Wishes me={me} settings={settings} onChange={change} />
      ) : (
        <div className="card">
          {stored.isError ? (
            <EmptyState {...words.failed} onAction={() => void stored.refetch()} />
          ) : (
            <ListSkeleton />
          )}
        </div>
      )}
    </section>
  );
}

interface WishesProps {
  me: Staff;
  settings: AlertSettings;
  onChange(change: SettingsChange): void;
}

function Wishes({ me, settings, onChange }: WishesProps) {
  const { kinds, follow_ups, morning, email, push } = settings;
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Group title={words.kinds.title} hint={words.kinds.hint}>
        {leadTables.map(({ table, label, icon }) => (
          <CheckRow
            key={table}
            label={label}
            icon={icon}
            checked={kinds.includes(table)}
            onChange={(on) =>
              onChange({ kinds: on ? [...kinds, table] : kinds.filter((kind) => kind !== table) })
            }
          />
        ))}
      </Group>
      <div className="grid gap-4">
        <Group title={words.due.title}>
          <CheckRow
            label={words.due.followUps}
            hint={words.due.followUpsHint}
            checked={follow_ups}
            onChange={(on) => onChange({ follow_ups: on })}
          />
          <CheckRow
            label={words.due.morning}
            hint={words.due.morningHint}
            checked={morning}
            onChange={(on) => onChange({ morning: on })}
          />
        </Group>
        <Group title={words.quiet.title}>
          <QuietHoursFields settings={settings} onChange={onChange} />
        </Group>
      </div>
      <Group title={words.channels.title}>
        <CheckRow
          label={words.channels.email}
          hint={words.channels.emailHint(me.email)}
          checked={email}
          onChange={(on) => onChange({ email: on })}
        />
        <CheckRow
          label={words.channels.push}
          hint={words.channels.pushHint}
          checked={push}
          onChange={(on) => onChange({ push: on })}
        />
        <BrowserAlerts me={me} isPaused={!push} onTurnedOn={() => push || onChange({ push: true })} />
      </Group>
      <SendTest me={me} />
    </div>
  );
}

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="card grid min-w-0 content-start p-4 sm:p-5">
      <legend className="float-left mb-1 text-base font-bold">{title}</legend>
      {hint && <p className="mb-1 text-sm text-ink-soft">{hint}</p>}
      {children}
    </fieldset>
  );
}

interface SavingNoticeProps {
  saving: 'idle' | 'pending' | 'error' | 'success';
  onRetry(): void;
}

function SavingNotice({ saving, onRetry }: SavingNoticeProps) {
  return (
    <div className="flex items-center gap-3 text-sm">
      <p role="status" className={saving === 'error' ? 'font-semibold text-danger-700' : 'text-ink-soft'}>
        {saving === 'pending' && words.saving}
        {saving === 'success' && (
          <>
            <Icon name="check" className="mr-1.5 text-leaf-700" />
            {words.saved}
          </>
        )}
        {saving === 'error' && words.notSaved}
      </p>
      {saving === 'error' && (
        <button type="button" className="tool" onClick={onRetry}>
          {words.tryAgain}
        </button>
      )}
    </div>
  );
}
