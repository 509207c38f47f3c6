import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { inquiry } from '../../testing/samples.ts';
import { createScratchCluster } from '../../testing/scratch-postgres.ts';
import {
  type Client,
  migratedFolder,
  newDataFolder,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { prepare } from '../database/prepare.ts';

/** Visitors have half a second here; for all that must succeed there is time enough on a machine that stands still. */
const TIMEOUTS = { anon: 500, authenticated: 100_000 };

/** Functions that a visitor may call: one that never ends, and one that takes longer than a visitor may. */
const SLOW_FUNCTIONS = `
create function public.run_for_ever() returns void language plpgsql as $$ begin loop end loop; end $$;
create function public.run_for_a_second() returns int language plpgsql as $$
declare started timestamptz := clock_timestamp();
begin
  while clock_timestamp() < started + interval '1 second' loop end loop;
  return 1;
end $$;
grant execute on function public.run_for_ever(), public.run_for_a_second() to anon, authenticated, service_role;`;

const TIMED_OUT = {
  status: 500,
  error: {
    code: '57014',
    message: 'canceling statement due to statement timeout',
    details: null,
    hint: null,
  },
};

async function addSlowFunctions(dataFolder: string, databaseUrl?: string): Promise<void> {
  const database = databaseUrl
    ? await openPostgres(databaseUrl)
    : await openPglite(path.join(await migratedFolder(dataFolder), 'database'));
  if (databaseUrl) await prepare(database);
  await database.exec(SLOW_FUNCTIONS);
  await database.close();
}

const call = (client: Client, name: string) =>
  (client.rpc as unknown as (name: string) => ReturnType<Client['rpc']>)(name);

for (const engine of ['PGlite', 'PostgreSQL'] as const)
  describe(engine, () => {
    let cluster: Awaited<ReturnType<typeof createScratchCluster>> | undefined;
    let server: TestServer;
    const dataFolder = newDataFolder();

    beforeAll(async () => {
      cluster = engine === 'PostgreSQL' ? await createScratchCluster() : undefined;
      await addSlowFunctions(dataFolder, cluster?.url);
      server = await startTestServer({ dataFolder, databaseUrl: cluster?.url, statementTimeouts: TIMEOUTS });
    });
    afterAll(async () => {
      await server?.close();
      await cluster?.remove();
      rmSync(dataFolder, { recursive: true, force: true });
    });

    test('A statement of a visitor that would not end is cut off', async () => {
      expect(await call(server.visitor(), 'run_for_ever')).toMatchObject(TIMED_OUT);
      expect((await server.serviceRole().from('contact_inquiries').insert(inquiry())).status).toBe(201);
    });

    test('A signed-in user has more time than a visitor', async () => {
      expect(await call(server.visitor(), 'run_for_a_second')).toMatchObject(TIMED_OUT);
      const user = await server.signIn('user');
      expect(await call(user, 'run_for_a_second')).toMatchObject({ status: 200, data: 1 });
    });

    test('While a statement runs, pages answer; what was stored stays, what waits is stored', async () => {
      const before = inquiry();
      expect((await server.serviceRole().from('contact_inquiries').insert(before)).status).toBe(201);
      const rows: ReturnType<typeof inquiry>[] = [];
      // A machine that stands still may be slower than the time of the statement, but not each time.
      await eventually(async () => {
        const ended: string[] = [];
        const slow = call(server.visitor(), 'run_for_ever').then(() => ended.push('statement'));
        const stored = [inquiry(), inquiry()].map(async (row) => {
          rows.push(row);
          return (await server.serviceRole().from('contact_inquiries').insert(row)).status;
        });
        await fetch(server.url).then(() => ended.push('page'));
        expect(await Promise.all([...stored, slow])).toEqual([201, 201, expect.anything()]);
        expect(ended).toEqual(['page', 'statement']);
      });
      const { data } = await server.serviceRole().from('contact_inquiries').select('id').order('created_at');
      const ids = data?.map(({ id }) => id);
      for (const { id } of [before, ...rows]) expect(ids).toContain(id);
    });

    test('Open dashboards hear of new rows after a statement was cut off', async () => {
      const admin = await server.signIn('admin');
      const heard: unknown[] = [];
      const joined = new Promise<void>((resolve) => {
        admin
          .channel('leads')
          .on(
            'postgres_changes',
            { event: 'INSERT', schema: 'public', table: 'contact_inquiries' },
            (change) => heard.push((change.new as { id: string }).id),
          )
          .subscribe((status) => status === 'SUBSCRIBED' && resolve());
      });
      await joined;
      await call(server.visitor(), 'run_for_ever');
      const row = inquiry();
      await server.serviceRole().from('contact_inquiries').insert(row);
      await eventually(() => expect(heard).toContain(row.id));
      await admin.removeAllChannels();
    });

    test.runIf(engine === 'PGlite')('The terminal is told of every reopening, without what was asked', () => {
      const lines = server.logged.filter((line) => line.includes('reopened'));
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines)
        expect(line).toMatch(/^a statement did not end in its time: the database was reopened in \d+ ms$/);
    });
  });
