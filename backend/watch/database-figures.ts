import type { Database } from '../database/database.ts';
import type { Figures } from './metrics.ts';

/** What only the database knows. */
export async function readDatabaseFigures(
  database: Database,
): Promise<Pick<Figures, 'databaseBytes' | 'outbox'>> {
  const [row] = await database.transaction((query) =>
    query<{ bytes: string; waiting: string; failed: string; oldest: string }>(`
      select
        pg_database_size(current_database()) as bytes,
        count(*) filter (where sent_at is null and failed_at is null) as waiting,
        count(*) filter (where failed_at is not null) as failed,
        coalesce(extract(epoch from now() - min(created_at) filter (where sent_at is null and failed_at is null)), 0)
          as oldest
      from public.deliveries
      where sent_at is null`),
  );
  return {
    databaseBytes: Number(row?.bytes),
    outbox: {
      waiting: Number(row?.waiting),
      failed: Number(row?.failed),
      oldestSeconds: Math.round(Number(row?.oldest)),
    },
  };
}
