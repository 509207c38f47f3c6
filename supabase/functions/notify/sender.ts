import type { ChannelName, Message } from './message.ts';
import type { Outbox } from './outbox.ts';
import { type Outcome, retry } from './outcome.ts';

/** Sends one message and says what became of it. `signal` ends with the message's time. */
export type Channel = (message: Message, signal: AbortSignal) => Promise<Outcome>;

export type Channels = Partial<Record<ChannelName, Channel>>;

type Options = {
  outbox: Outbox;
  channels: Channels;
  log?(line: string): void;
  /** What one message may take. */
  deadlineMs?: number;
  /** Messages underway at once in each channel: one that hangs does not hold up the others. */
  slots?: number;
};

export type Figures = Record<Outcome['as'], number>;

/** A claim outlives a message's time and the retries of its settling; then it is another sender's. */
const LEASE_MARGIN_SECONDS = 40;
const SETTLE_RETRY_MS = [100, 500, 2_000, 5_000];
/** Another sender is making deliveries of what happened, or its clock is not ours. */
const PAUSE_MS = 200;
const STOP_MS = 3_000;

/** Claims what is due, sends it and settles it, in both homes: the embedded server and the Edge Function. */
export function createSender({ outbox, channels, log = () => {}, deadlineMs = 20_000, slots = 4 }: Options) {
  const names = Object.keys(channels) as ChannelName[];
  const underway = new Map(names.map((name) => [name, new Set<Promise<void>>()]));
  const hurry = new AbortController();
  let stopping = false;
  const report = createFaultLog(log);
  let woken = () => {};

  const inChannel = (name: ChannelName) => underway.get(name)?.size ?? 0;
  const all = () => [...underway.values()].flatMap((running) => [...running]);

  /** As many as the fullest of the channels with room has room for: whatever comes, it can start at once. */
  async function claim(): Promise<Message[]> {
    const only = names.filter((name) => inChannel(name) < slots);
    if (only.length === 0) return [];
    const upTo = Math.min(...only.map((name) => slots - inChannel(name)));
    const leaseSeconds = Math.ceil(deadlineMs / 1000) + LEASE_MARGIN_SECONDS;
    return outbox.claim({ channels: names, only, upTo, leaseSeconds });
  }

  function start(message: Message, figures: Figures): void {
    const running = underway.get(message.channel);
    const work = deliver(message, figures).finally(() => running?.delete(work));
    running?.add(work);
  }

  async function deliver(message: Message, figures: Figures): Promise<void> {
    const outcome = await send(message);
    figures[outcome.as] += 1;
    report(message.channel, outcome);
    const interrupted = hurry.signal.aborted && outcome.as === 'retry';
    await settle(
      message,
      interrupted ? 'released' : outcome.as,
      'reason' in outcome ? outcome.reason : undefined,
    );
  }

  async function send(message: Message): Promise<Outcome> {
    const channel = channels[message.channel];
    const deadline = new AbortController();
    const signal = AbortSignal.any([deadline.signal, hurry.signal]);
    const ended = new Promise<Outcome>((resolve) => {
      signal.addEventListener('abort', () => resolve(retry('It did not end in time')), { once: true });
      if (signal.aborted) resolve(retry('The sender is stopping'));
    });
    const timer = setTimeout(() => deadline.abort(new DOMException('Too late', 'TimeoutError')), deadlineMs);
    try {
      // The race is for a channel that does not heed its signal.
      return await Promise.race([channel?.(message, signal) ?? retry('No such channel here'), ended]);
    } catch (error) {
      return retry(`It could not be made (${error instanceof Error ? error.name : typeof error})`);
    } finally {
      clearTimeout(timer);
    }
  }

  /** What was sent and is not settled goes out again, so this is tried for a while; after that the lease decides. */
  async function settle(message: Message, as: Outcome['as'] | 'released', reason?: string): Promise<void> {
    for (const wait of [...SETTLE_RETRY_MS, null]) {
      try {
        return await outbox.settle(message, as, reason);
      } catch {
        if (wait !== null) await pause(wait);
      }
    }
  }

  /** Sends until nothing more is due, or until there is no more time to begin something. */
  async function drain({ until = Number.POSITIVE_INFINITY } = {}): Promise<Figures> {
    const figures: Figures = { sent: 0, retry: 0, failed: 0, gone: 0, void: 0 };
    while (!stopping && Date.now() < until) {
      const anew = new Promise<void>((resolve) => {
        woken = resolve;
      });
      const claimed = await claim();
      for (const message of claimed) start(message, figures);
      if (claimed.length > 0) continue;
      const running = all();
      if (running.length > 0) await Promise.race([...running, anew]);
      else if (await isMoreDue()) await pause(PAUSE_MS);
      else break;
    }
    await Promise.all(all());
    return figures;
  }

  async function isMoreDue(): Promise<boolean> {
    const next = await outbox.nextAt(names);
    return next !== null && next.getTime() <= Date.now();
  }

  return {
    drain,
    nextAt: () => outbox.nextAt(names),
    /** Something happened: a drain that waits for a slow message looks again. */
    wake: () => woken(),
    /** Lets what is underway finish, but not for long; what was not sent then is another sender's at once. */
    async stop(): Promise<void> {
      stopping = true;
      woken();
      const timer = setTimeout(() => hurry.abort(new DOMException('Stopping', 'AbortError')), STOP_MS);
      await Promise.all(all());
      clearTimeout(timer);
    },
  };
}

export type Sender = ReturnType<typeof createSender>;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** One line when a channel begins to fail, and one when it works again. */
function createFaultLog(log: (line: string) => void) {
  const failing = new Set<ChannelName>();
  return (channel: ChannelName, outcome: Outcome) => {
    if (outcome.as === 'retry' && !failing.has(channel)) {
      failing.add(channel);
      log(`${channel} is not getting through: ${outcome.reason}; what waits is tried again`);
    } else if (outcome.as === 'sent' && failing.delete(channel)) log(`${channel} is getting through again`);
  };
}
