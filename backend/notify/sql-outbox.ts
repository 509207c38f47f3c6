import type { Message } from '../../supabase/functions/notify/message.ts';
import type { Outbox, PushKeys } from '../../supabase/functions/notify/outbox.ts';
import type { Database } from '../database/database.ts';

/** On a full disk PGlite hangs in the middle of a statement, and nobody is served until it is ended and opened again. */
const TIMEOUT_MS = 8_000;

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** The outbox over the server's own database. Each call is one short transaction, and waits for its turn as clients do. */
export function createSqlOutbox(database: Database, inTurn: InTurn): Outbox {
  const ask = <Row>(sql: string, params: unknown[] = []) =>
    inTurn(() => database.transaction((query) => query<Row>(sql, params), TIMEOUT_MS));

  return {
    async claim({ channels, only, upTo, leaseSeconds }) {
      const rows = await ask<{ message: Message }>(
        'select public.claim_deliveries($1::text[], $2::integer, $3::integer, $4::text[]) as message',
        [channels, upTo, leaseSeconds, only],
      );
      return rows.map(({ message }) => message);
    },
    async settle({ id, attempt }, outcome, reason = '') {
      await ask("select public.settle_delivery($1::uuid, $2::integer, $3::text, nullif($4::text, ''))", [
        id,
        attempt,
        outcome,
        reason,
      ]);
    },
    async nextAt(channels) {
      const [row] = await ask<{ at: string | null }>(
        'select extract(epoch from public.next_delivery_at($1::text[]))::text as at',
        [channels],
      );
      return row?.at ? new Date(Number(row.at) * 1000) : null;
    },
    async ensurePushKeys(fresh) {
      const [row] = await ask<{ keys: PushKeys | null }>(
        'select public.ensure_push_keys($1::text, $2::text::jsonb) as keys',
        [fresh?.public_key ?? null, fresh ? JSON.stringify(fresh.private_key) : null],
      );
      return row?.keys ?? null;
    },
    async prune() {
      await ask('select public.prune_outbox()');
    },
  };
}
