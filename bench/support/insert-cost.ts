import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import type { Database } from '../../backend/database/database.ts';
import { createSupabaseApp, type SupabaseApp } from '../../backend/supabase/lite/create-app.ts';
import { CodeMailer } from '../../backend/supabase/mail/code-mailer.ts';
import { FileStore } from '../../backend/supabase/storage/file-store.ts';
import { PUBLISHABLE_KEY } from './backend-calls.ts';
import { median } from './median.ts';

const ROUNDS = 10;
const INSERTS = 40;

/** What is stored: the record alone, with its lead and person, and with the messages about it. */
const STAGES = ['record', 'lead', 'messages'] as const;
type Stage = (typeof STAGES)[number];

/** What a form costs through the API at each stage, in milliseconds. */
export async function insertCost(database: Database): Promise<Record<Stage, number>> {
  const app = await openApp(database);
  const times: Record<Stage, number[]> = { record: [], lead: [], messages: [] };
  await database.exec(`
    create function public.say_nothing() returns trigger language plpgsql as 'begin return null; end';
    create trigger say_nothing before insert on public.events for each row execute function public.say_nothing()`);
  await insertMany(app, 0);
  for (let round = 1; round <= ROUNDS; round++)
    for (const stage of STAGES) {
      const makesLead = stage === 'record' ? 'disable' : 'enable';
      const isQuiet = stage === 'messages' ? 'disable' : 'enable';
      await database.exec(`
        alter table public.consultation_bookings ${makesLead} trigger create_lead;
        alter table public.consultation_bookings ${makesLead} trigger clean_source;
        alter table public.events ${isQuiet} trigger say_nothing`);
      times[stage].push(...(await insertMany(app, round)));
    }
  return { record: median(times.record), lead: median(times.lead), messages: median(times.messages) };
}

const openApp = (database: Database) =>
  createSupabaseApp({
    database,
    keys: {
      publishableKey: PUBLISHABLE_KEY,
      secretKey: randomUUID(),
      jwtSecret: randomUUID() + randomUUID(),
    },
    store: new FileStore(tmpdir()),
    mailer: new CodeMailer(async () => undefined, 600),
    siteUrl: 'http://localhost',
    log: (line) => console.info(line),
  });

/** Each from another number, so that each makes a person as well. */
async function insertMany(app: SupabaseApp, round: number): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < INSERTS; n++) {
    const row = {
      id: randomUUID(),
      name: 'Bench Visitor',
      phone: String(7_000_000_000 + Math.floor(Math.random() * 1e9)),
      email: `bench${round}-${n}@mail.example`,
      location: 'Gomti Nagar, Lucknow',
      requirements: 'Rooftop of a house, two floors, a neem tree to the west.',
      consent_version: 'bench',
      source: { utm_source: 'newspaper', landing: '/' },
    };
    const startedAt = performance.now();
    const answer = await app({
      method: 'POST',
      url: new URL('http://localhost/rest/v1/consultation_bookings'),
      headers: new Headers({ apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' }),
      body: Buffer.from(JSON.stringify(row)),
    });
    times.push(performance.now() - startedAt);
    if (answer.status !== 201) throw new Error(`answered ${answer.status}: ${await answer.text()}`);
  }
  return times;
}
