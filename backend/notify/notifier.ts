import path from 'node:path';
import { createEmailChannel } from '../../supabase/functions/notify/channels/email.ts';
import { createPushChannel, ensureKeys } from '../../supabase/functions/notify/channels/push.ts';
import { createWebhookChannel } from '../../supabase/functions/notify/channels/webhook.ts';
import { siteOf } from '../../supabase/functions/notify/messages/site.ts';
import type { Outbox } from '../../supabase/functions/notify/outbox.ts';
import { type Channels, createSender, type Sender } from '../../supabase/functions/notify/sender.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { createFileMail } from './mail-files.ts';
import { createGuardedPost } from './post-guarded.ts';
import { createSmtpMail } from './smtp-mail.ts';
import { createSqlOutbox } from './sql-outbox.ts';

type Parts = {
  database: Database;
  /** Waits for the sender's turn among those who use the database. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  siteUrl: string;
  log(line: string): void;
};

/** What time alone brings about is noticed within this. */
const LONGEST_SLEEP_MS = 30_000;
/** What happens within a moment is taken up together. */
const GATHER_MS = 100;
const AFTER_FAULT_MS = 2_000;
const PRUNE_MS = 60 * 60 * 1000;

/** The sender's home in the embedded server: woken by the database, and by the clock. */
export async function startNotifier(config: Config, { database, inTurn, siteUrl, log }: Parts) {
  const outbox = createSqlOutbox(database, inTurn);
  const { channels, close } = openChannels(config, outbox, siteUrl, log);
  const sender = createSender({ outbox, channels, log });
  const sleep = createSleep();
  let stopped = false;

  await database.listen('outbox', () => {
    sender.wake();
    sleep.end();
  });
  // Browsers ask for the key before the first alert is sent.
  await ensureKeys(outbox);

  async function run(): Promise<void> {
    let prunedAt = Number.NEGATIVE_INFINITY;
    while (!stopped) {
      try {
        await sender.drain();
        if (performance.now() - prunedAt > PRUNE_MS) {
          prunedAt = performance.now();
          await outbox.prune();
        }
        await sleep.begin(await untilNext(sender));
        await sleep.begin(stopped ? 0 : GATHER_MS, 'unbroken');
      } catch {
        // The database is away, and says so itself; what is claimed and not settled comes back by its lease.
        await sleep.begin(AFTER_FAULT_MS);
      }
    }
  }
  const running = run();

  return {
    async stop(): Promise<void> {
      stopped = true;
      sleep.end();
      await sender.stop();
      await running;
      close();
    },
  };
}

async function untilNext(sender: Sender): Promise<number> {
  const next = await sender.nextAt();
  const milliseconds = next === null ? LONGEST_SLEEP_MS : next.getTime() - Date.now();
  return Math.min(Math.max(milliseconds, 0), LONGEST_SLEEP_MS);
}

function openChannels(config: Config, outbox: Outbox, siteUrl: string, log: (line: string) => void) {
  const site = siteOf(siteUrl);
  const smtp = config.smtpUrl ? createSmtpMail(config.smtpUrl, config.mailFrom) : undefined;
  const channels: Channels = {
    email: createEmailChannel(smtp ?? createFileMail(path.join(config.dataFolder, 'outbox'), log), site),
    push: createPushChannel(outbox, createGuardedPost({ allowPrivate: config.pushAllowPrivate }), site),
  };
  if (config.webhook) {
    const post = createGuardedPost({ allowPrivate: config.webhook.allowPrivate });
    channels.webhook = createWebhookChannel(config.webhook, post, site);
  }
  return { channels, close: () => smtp?.close() };
}

/** A sleep that somebody can end early; one that is ended before it begins does not begin. */
function createSleep() {
  let wake: (() => void) | undefined;
  let ended = false;
  return {
    async begin(milliseconds: number, kind: 'breakable' | 'unbroken' = 'breakable'): Promise<void> {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, kind === 'breakable' && ended ? 0 : milliseconds);
        if (kind === 'breakable')
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
      });
      ended = false;
      wake = undefined;
    },
    end(): void {
      ended = true;
      wake?.();
    },
  };
}
