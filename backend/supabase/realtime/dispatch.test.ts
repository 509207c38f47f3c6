import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN, ENGINES, openPolicyDatabase, type PolicyDatabase } from '../../../testing/actors.ts';
import { insertSql } from '../../../testing/sample-rows.ts';
import type { Query } from '../../database/database.ts';
import type { Change } from './change-triggers.ts';
import { type Channel, dispatch } from './dispatch.ts';
import type { Rights } from './listener-rights.ts';

const rights = (claims: Record<string, unknown>): Rights => ({
  role: claims.role as Rights['role'],
  claims,
  expiresAt: Number.POSITIVE_INFINITY,
});
const ADMINISTRATOR = rights({ role: 'authenticated', sub: ADMIN.id });

describe.each(ENGINES)('On $engine', ({ postgresUrl }) => {
  let db: PolicyDatabase;
  const id = randomUUID();
  const change: Change = {
    schema: 'public',
    table: 'contact_inquiries',
    type: 'INSERT',
    key: { id },
    at: '2026-11-16',
  };
  beforeAll(async () => {
    db = await openPolicyDatabase(postgresUrl);
    await db.owner(insertSql('contact_inquiries', { id }));
  });
  afterAll(() => db.close());

  function channel(who: Rights): Channel {
    const binding = { id: 1, event: '*', schema: 'public', table: 'contact_inquiries' };
    return { topic: 'realtime:test', joinRef: '1', bindings: [binding], rights: who };
  }
  async function toldTo(...listeners: { who: Rights; fails?: boolean }[]): Promise<number[]> {
    const told = listeners.map(() => 0);
    await dispatch(
      db.database,
      change,
      listeners.map(({ who, fails }, n) => ({
        channel: channel(who),
        deliver: () => {
          if (fails) throw new Error('broken pipe');
          told[n] = (told[n] ?? 0) + 1;
        },
      })),
    );
    return told;
  }

  test('A listener whose claims or socket are broken does not keep the change from the next', async () => {
    const broken = rights({ role: 'authenticated', sub: 'no uuid' });
    expect(
      await toldTo({ who: broken }, { who: ADMINISTRATOR, fails: true }, { who: ADMINISTRATOR }),
    ).toEqual([0, 0, 1]);
  });

  test('A change is read once for a person, however many tokens they listen with', async () => {
    let readings = 0;
    const counted = {
      ...db.database,
      transaction: <T>(work: (query: Query) => Promise<T>) => {
        readings += 1;
        return db.database.transaction(work);
      },
    };
    const renewed = [1, 2, 3].map((n) =>
      rights({ ...ADMINISTRATOR.claims, iat: n, exp: n + 3600, session_id: randomUUID() }),
    );
    const heard: Rights[] = [];
    await dispatch(
      counted,
      change,
      [...renewed, rights({ role: 'authenticated', sub: randomUUID() })].map((who) => ({
        channel: channel(who),
        deliver: () => heard.push(who),
      })),
    );
    expect(heard).toEqual(renewed);
    expect(readings).toBe(2);
  });

  test('Who is removed from the staff hears nothing more, with the same token on the same socket', async () => {
    expect(await toldTo({ who: ADMINISTRATOR })).toEqual([1]);
    await db.owner('delete from staff where id = $1', [ADMIN.staffId]);
    expect(await toldTo({ who: ADMINISTRATOR })).toEqual([0]);
  });
});
