import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Staff } from '~/dashboard/leads/lead';
import { toDataError } from '~/lib/data-error';
import { toast } from '~/ui/toast';
import { browserWords as words } from './en';
import { isApplePhone, type PushState, pushStateOf } from './push-state';
import { browsersQuery } from './queries';
import { type Browsers, hasPush, NO_KEY, turnOffElsewhere, turnOffHere, turnOnHere } from './this-browser';

interface BrowserAlertsProps {
  me: Staff;
  /** Push as a whole is not wanted. */
  isPaused: boolean;
  onTurnedOn(): void;
}

/** Push in this browser and in my others. Permission is asked for on the click, never before. */
export function BrowserAlerts({ me, isPaused, onTurnedOn }: BrowserAlertsProps) {
  const { data: browsers, isError } = useQuery(browsersQuery);
  if (!browsers) return isError && <p className="mt-2 pl-8 text-sm text-ink-soft">{words.failed}</p>;
  const state = stateOf(browsers);
  const others = words.others(browsers.others);
  return (
    <div className="mt-1 grid justify-items-start gap-2 pl-8">
      <h3 className="sr-only">{words.title}</h3>
      <p role="status" className="text-sm">
        {words.states[state]} {others} {isPaused && (state === 'on' || others) && words.paused}
      </p>
      <div className="flex flex-wrap gap-2">
        {state === 'off' && <TurnOn staffId={me.id} onTurnedOn={onTurnedOn} />}
        {state === 'on' && <TurnOff label={words.turnOff} turnOff={turnOffHere} />}
        {browsers.others > 0 && <TurnOff label={words.turnOffOthers} turnOff={turnOffElsewhere} />}
      </div>
    </div>
  );
}

const stateOf = ({ isOnHere }: Browsers): PushState =>
  pushStateOf({
    hasPush: hasPush(),
    isApplePhone: isApplePhone(navigator.userAgent, navigator.maxTouchPoints),
    permission: hasPush() ? Notification.permission : 'default',
    isOnHere,
  });

function TurnOn({ staffId, onTurnedOn }: { staffId: string; onTurnedOn(): void }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => turnOnHere(staffId),
    onSuccess: (permission) => {
      if (permission !== 'granted') return toast(words.toasts.notAllowed);
      onTurnedOn();
      toast(words.toasts.on);
    },
    onError: (error) => {
      console.warn('push was not turned on', error);
      toast(toDataError(error).code === NO_KEY ? words.toasts.notReady : words.toasts.notOn);
    },
    onSettled: () => client.invalidateQueries(browsersQuery),
  });
  return (
    <button type="button" disabled={isPending} onClick={() => mutate()} className="tool tool-strong">
      {isPending ? words.turningOn : words.turnOn}
    </button>
  );
}

function TurnOff({ label, turnOff }: { label: string; turnOff(): Promise<void> }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: turnOff,
    onError: (error) => {
      console.warn('push was not turned off', error);
      toast(words.toasts.notOff);
    },
    onSettled: () => client.invalidateQueries(browsersQuery),
  });
  return (
    <button type="button" disabled={isPending} onClick={() => mutate()} className="tool">
      {label}
    </button>
  );
}
