import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';

const SITE = 'https://solar.example';
const source = readFileSync(path.resolve(import.meta.dirname, '../../../public/alerts-worker.js'), 'utf8');

type Handler = (event: object) => void;

/** The worker with nothing around it but what it is given here. */
function start(tabs: string[] = []) {
  const handlers = new Map<string, Handler>();
  const clients = tabs.map((url) => ({ url, focus: vi.fn(async () => undefined), postMessage: vi.fn() }));
  const openWindow = vi.fn(async () => undefined);
  const showNotification = vi.fn(async (_title: string, _options: object) => undefined);
  const subscribe = vi.fn(async () => undefined);
  const self = {
    location: { origin: SITE },
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll: async () => clients, openWindow },
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
  };
  runInNewContext(source, { self, URL });
  const fire = async (type: string, event: object = {}) => {
    let work: unknown;
    handlers.get(type)?.({
      ...event,
      waitUntil: (promise: unknown) => {
        work = promise;
      },
    });
    await work;
  };
  return { handlers, clients, openWindow, showNotification, subscribe, fire };
}

let worker: ReturnType<typeof start>;
beforeEach(() => {
  worker = start();
});

const push = (payload: unknown) => worker.fire('push', { data: { json: () => JSON.parse(String(payload)) } });
const click = async (url: unknown, within = worker) => {
  const close = vi.fn();
  await within.fire('notificationclick', { notification: { close, data: { url } } });
  expect(close).toHaveBeenCalledOnce();
};

test('It listens to push and nothing of a page: no request passes through it', () => {
  expect([...worker.handlers.keys()].sort()).toEqual(['notificationclick', 'push', 'pushsubscriptionchange']);
});

test('A push is shown as it was sent', async () => {
  const url = '/admin?tab=contacts&record=1';
  await push(JSON.stringify({ title: 'New enquiry', body: 'आशा, Lucknow', url, tag: 'event-7' }));
  expect(worker.showNotification).toHaveBeenCalledExactlyOnceWith('New enquiry', {
    body: 'आशा, Lucknow',
    tag: 'event-7',
    icon: '/icons/icon-192.png',
    data: { url },
  });
});

test.each([
  'no json',
  'null',
  '7',
  '[]',
  '{"title": 7, "body": {"a": 1}, "url": [], "tag": null}',
  '{"title": "  "}',
])('Something sensible is shown for %s', async (payload) => {
  await push(payload);
  const [title, options] = worker.showNotification.mock.calls[0] ?? [];
  expect(title).toBe('Awadh Solar');
  expect(options).toMatchObject({
    body: 'There is something new in the dashboard.',
    tag: '',
    data: { url: '' },
  });
});

test('So it is for a push without a word', async () => {
  await worker.fire('push', { data: null });
  expect(worker.showNotification).toHaveBeenCalledOnce();
});

test('A click goes to the dashboard that is open, without loading it again', async () => {
  const open = start([`${SITE}/about`, `${SITE}/admin?view=board`]);
  await click('/admin?tab=contacts&record=1', open);
  const [about, dashboard] = open.clients;
  expect(dashboard?.focus).toHaveBeenCalledOnce();
  expect(dashboard?.postMessage).toHaveBeenCalledExactlyOnceWith({
    open: `${SITE}/admin?tab=contacts&record=1`,
  });
  expect(about?.focus).not.toHaveBeenCalled();
  expect(open.openWindow).not.toHaveBeenCalled();
});

test.each([
  [`${SITE}/admin?record=1`, `${SITE}/admin?record=1`],
  ['/admin?record=1', `${SITE}/admin?record=1`],
  ['https://elsewhere.example/admin', `${SITE}/admin`],
  ['//elsewhere.example', `${SITE}/admin`],
  ['javascript:alert(1)', `${SITE}/admin`],
  ['https://', `${SITE}/admin`],
  [undefined, `${SITE}/admin`],
])('Without one, a click on %s opens %s', async (url, opened) => {
  await click(url);
  expect(worker.openWindow).toHaveBeenCalledExactlyOnceWith(opened);
});

test('A subscription that ends is renewed with the same key, and open dashboards are told', async () => {
  const open = start([`${SITE}/admin`]);
  const applicationServerKey = new ArrayBuffer(65);
  await open.fire('pushsubscriptionchange', { oldSubscription: { options: { applicationServerKey } } });
  expect(open.subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey });
  expect(open.clients[0]?.postMessage).toHaveBeenCalledExactlyOnceWith({ renewed: true });

  await open.fire('pushsubscriptionchange', { newSubscription: {} });
  await open.fire('pushsubscriptionchange', {});
  expect(open.subscribe).toHaveBeenCalledOnce();
});
