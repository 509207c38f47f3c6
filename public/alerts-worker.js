/* Shows alerts to staff. It answers no request and keeps nothing, so every page is what it is without it. */

const DASHBOARD = '/admin';
const ICON = '/icons/icon-192.png';
const DEFAULT = { title: 'Awadh Solar', body: 'There is something new in the dashboard.' };
const MAX_LENGTH = 500;

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(addressOf(event.notification.data?.url)));
});

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

/** A browser takes the right to push from a page that shows nothing, so something is shown whatever came. */
function show(data) {
  const message = read(data);
  return self.registration.showNotification(textOf(message.title) || DEFAULT.title, {
    body: textOf(message.body) || DEFAULT.body,
    // What is sent twice replaces itself without a second sound.
    tag: textOf(message.tag),
    icon: ICON,
    data: { url: textOf(message.url) },
  });
}

function read(data) {
  try {
    return Object(data.json());
  } catch {
    return {};
  }
}

const textOf = (value) => (typeof value === 'string' ? value.trim().slice(0, MAX_LENGTH) : '');

/** Only an address of our own. */
function addressOf(url) {
  const home = new URL(DASHBOARD, self.location.origin);
  try {
    const address = new URL(url || DASHBOARD, home);
    return address.origin === home.origin ? address : home;
  } catch {
    return home;
  }
}

/** A tab that is open is not loaded again: something may be half written in it. */
async function open(address) {
  const [tab] = await dashboardTabs();
  if (!tab || address.pathname !== DASHBOARD) return self.clients.openWindow(address.href);
  await tab.focus();
  tab.postMessage({ open: address.href });
}

/** Who is signed in is known to pages alone: one that is open saves the new subscription, or the next to be opened. */
async function renew({ oldSubscription, newSubscription }) {
  const key = oldSubscription?.options?.applicationServerKey;
  if (!newSubscription && key)
    await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  for (const tab of await dashboardTabs()) tab.postMessage({ renewed: true });
}

async function dashboardTabs() {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return tabs.filter(({ url }) => new URL(url).pathname === DASHBOARD);
}
