import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAssociate } from '../testing/samples.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let row: Awaited<ReturnType<typeof newAssociate>>;
beforeAll(async () => {
  server = await startTestServer();
  row = await newAssociate(server.visitor(), { existing_business: 'a'.repeat(60) });
  const { error } = await server.visitor().from('associate_registrations').insert(row);
  expect(error).toBeNull();
});
afterAll(() => server.close());

const read = (query: string, token?: string) =>
  fetch(`${server.url}/rest/v1/associate_registrations?select=id&${query}`, {
    headers: {
      apikey: server.keys.publishableKey,
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });

const SLOW = [
  'existing_business=match.^(a*)(a*)\\1\\2$',
  'existing_business=imatch.^a',
  'existing_business=%6Datch.^a',
  'existing_business=not.match.^b',
  'existing_business=like.*a*a*a*a*a*',
  'existing_business=ilike.*A*',
  'existing_business=fts.a',
  'or=(existing_business.match.^a)',
  'or=(id.is.null,and(existing_business.like.*a*))',
];

test('Visitors and signed-in people, admins included, are refused what can be made slow, and are told what is offered', async () => {
  const plain = await read('existing_business=gte.a');
  expect([plain.status, await plain.json()]).toEqual([200, [{ id: row.id }]]);
  const { data } = await (await server.signIn('admin')).auth.getSession();
  for (const query of SLOW)
    for (const token of [undefined, data.session?.access_token]) {
      const answer = await read(query, token);
      expect([answer.status, await answer.json()], query).toEqual([
        400,
        expect.objectContaining({ code: 'PGRST100', message: expect.stringContaining('eq, neq, gt') }),
      ]);
    }
});

test('The secret key may use patterns', async () => {
  const { data } = await server
    .serviceRole()
    .from('associate_registrations')
    .select('id')
    .ilike('existing_business', 'A%')
    .or('full_name.like.Ravi*,phone.match.^x');
  expect(data).toEqual([{ id: row.id }]);
});
