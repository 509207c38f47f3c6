import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSink } from '../../../../testing/http-sink.ts';
import { RefusedAddress } from '../outcome.ts';
import { createFetchPost } from './post-by-fetch.ts';

let sink: Awaited<ReturnType<typeof openSink>>;
let status = 200;
beforeEach(async () => {
  status = 200;
  sink = await openSink((_call, response) => response.writeHead(status, { location: '/elsewhere' }).end());
});
afterEach(() => sink.close());

const post = (url: string, addresses: string[] = [], allowPrivate = false) =>
  createFetchPost({
    allowPrivate,
    resolve: async (_name, type) =>
      addresses.filter((address) => address.includes(':') === (type === 'AAAA')),
  })(url, { headers: {}, body: new Uint8Array() }, AbortSignal.timeout(5_000));

test.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0.0.0.0'])(
  'A receiver inside our own network is refused by its address: %s',
  async (host) => {
    await expect(post(`http://${host}:${sink.port}/`)).rejects.toThrow(RefusedAddress);
    expect(sink.calls).toEqual([]);
  },
);

test.each([[['127.0.0.1']], [['8.8.8.8', '127.0.0.1']], [['8.8.8.8', 'fd00::1']]])(
  'And by a name that leads to one: %s',
  async (addresses) => {
    await expect(post(`http://localhost:${sink.port}/`, addresses)).rejects.toThrow(RefusedAddress);
    expect(sink.calls).toEqual([]);
  },
);

test('A name that leads nowhere is not called', async () => {
  await expect(post(`http://localhost:${sink.port}/`)).rejects.toMatchObject({ code: 'ENOTFOUND' });
  expect(sink.calls).toEqual([]);
});

test('A redirect is not followed', async () => {
  status = 307;
  expect(await post(sink.url, [], true)).toEqual({ status: 307 });
  expect(sink.calls).toHaveLength(1);
});
