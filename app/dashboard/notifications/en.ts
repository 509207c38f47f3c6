/** Words of the bell, of everybody's own alerts and of the admins' outbox. */
export const bellWords = {
  button: (unread: string) => (unread === '0' ? 'Alerts' : `Alerts, ${unread} unread`),
  title: 'Alerts',
  loading: 'Loading…',
  unread: 'Unread',
  happened: {
    'follow-up-due': 'Follow-up is due',
    'proposal-accepted': 'Accepted the proposal',
    'proposal-declined': 'Declined the proposal',
    'proposal-asked': 'Asked about the proposal',
  },
  settings: 'Choose what rings the bell',
  one: (what: string, name: string) => `${what}: ${name}`,
  many: (count: string) => `${count} new alerts`,
  none: {
    title: 'No alerts yet',
    text: 'New requests of the kinds you chose, follow-ups whose time has come and answers to proposals appear here by themselves.',
  },
  failed: {
    title: 'The alerts could not be loaded',
    text: 'Nothing is lost. Check the connection and try again.',
    action: 'Try again',
  },
} as const;

export const alertWords = {
  parts: 'Notifications',
  mine: 'My alerts',
  outbox: 'Outbox',
  failedCount: (count: string) => `${count} failed`,

  intro: 'What you hear of, and how. Each change is saved at once and holds on all your devices.',
  saving: 'Saving…',
  saved: 'Saved',
  notSaved: 'Not saved. Check the connection.',
  tryAgain: 'Try again',
  failed: {
    title: 'Your alerts could not be loaded',
    text: 'They are still sent as before. Check the connection and try again.',
    action: 'Try again',
  },

  kinds: { title: 'New requests', hint: 'Which ones should reach you?' },
  due: {
    title: 'Follow-ups',
    followUps: 'A follow-up is due',
    followUpsHint: 'At its time, for leads that are yours or nobody’s.',
    morning: 'Morning mail',
    morningHint: 'At 8:30 am what is due that day, if anything is.',
  },
  channels: {
    title: 'How',
    email: 'By e-mail',
    emailHint: (address: string) => `To ${address}`,
    push: 'By push notification',
    pushHint: 'In every browser where you turn it on.',
  },
  quiet: {
    title: 'Quiet hours',
    on: 'Hold messages back at night',
    from: 'From',
    until: 'Until',
    incomplete: 'Enter both times.',
    same: 'The two times must differ.',
    summary: (from: string, until: string, isNextDay: boolean) =>
      `No message from ${from} until ${until}${isNextDay ? ' the next day' : ''}, India’s time. What comes in meanwhile is told in one message at ${until}. The bell still counts it.`,
  },
} as const;

export const browserWords = {
  title: 'This browser',
  turnOn: 'Turn on in this browser',
  turningOn: 'Turning on…',
  turnOff: 'Turn off in this browser',
  turnOffOthers: 'Turn off in the others',
  states: {
    unsupported:
      'This browser cannot show push notifications. Use a newer one, or let alerts come by e-mail.',
    'needs-home-screen':
      'On an iPhone or iPad, push works only from the home screen: tap Share, then “Add to Home Screen”, open this site from there and come back to this page.',
    denied:
      'This browser blocks notifications of this site. Allow them in its site settings (the icon beside the address), then load this page again.',
    on: 'Push is on in this browser.',
    off: 'Push is off in this browser.',
  },
  paused: 'You chose not to be told by push, so nothing is sent to it.',
  others: (count: number) =>
    count === 0
      ? null
      : count === 1
        ? 'It is on in 1 other browser of yours.'
        : `It is on in ${count} other browsers of yours.`,
  failed: 'Your browsers could not be checked.',
  toasts: {
    on: { tone: 'success' as const, title: 'Push is on', description: 'Send yourself a test to see one.' },
    notAllowed: {
      tone: 'info' as const,
      title: 'Push stays off',
      description: 'The browser was not allowed to show notifications. You can turn it on at any time.',
    },
    notReady: {
      tone: 'destructive' as const,
      title: 'Push is not set up yet',
      description: 'The server has no keys for it. Ask an admin to start the sender, then try again.',
    },
    notOn: {
      tone: 'destructive' as const,
      title: 'Push could not be turned on',
      description:
        'The browser’s push service gave no answer. Check the connection, leave a private window, and try again.',
    },
    notOff: {
      tone: 'destructive' as const,
      title: 'Push could not be turned off',
      description: 'Check the connection and try again.',
    },
  },
} as const;

export const testWords = {
  title: 'Test',
  hint: 'A message to yourself, at once and by every channel, quiet hours or not.',
  action: 'Send me a test',
  sending: 'Sending…',
  failed: {
    tone: 'destructive' as const,
    title: 'The test was not sent',
    description: 'Check the connection and try again.',
  },
  onItsWay: (email: string, browsers: number) =>
    `A test is on its way to ${email}${
      browsers === 0 ? '' : browsers === 1 ? ' and to 1 browser' : ` and to ${browsers} browsers`
    }. Mail can take a minute.`,
  waiting: 'Waiting for the sender…',
  nobody: 'No sender has looked at it yet. It goes out as soon as one runs.',
  noChannel: 'The sender has no channel that reaches you.',
} as const;

export const outboxWords = {
  title: 'Outbox',
  intro: 'Every message to staff, customers, subscribers and your other systems, of the last three months.',
  state: 'State',
  states: { all: 'All', waiting: 'Waiting', sent: 'Sent', failed: 'Failed' },
  channel: 'Channel',
  allChannels: 'All channels',
  channels: { email: 'E-mail', push: 'Push', webhook: 'Webhook' },
  templates: {
    'new-lead': 'New request',
    'follow-up': 'Follow-up due',
    digest: 'Several alerts in one',
    morning: 'What is due today',
    test: 'Test',
    acknowledgement: 'Request received',
    status: 'News of their request',
    'confirm-subscription': 'Please confirm your subscription',
    article: 'New article',
    event: 'Event',
    proposal: 'Answer to a proposal',
    'proposal-accepted': 'Copy of an accepted proposal',
    'proposal-answered': 'Answer to a question',
  },
  recipients: {
    customer: 'Customer',
    subscriber: 'Newsletter subscriber',
    webhook: 'Webhook',
    someone: 'Staff member',
  },
  most: '1,000+',
  oldest: 'Oldest unsent',
  nothingUnsent: 'None',
  late: (age: string) =>
    `Nobody is sending: something has been due for ${age}. Check that the server, or the scheduled call of the notify function, is running.`,
  list: 'Messages, newest first',
  attempts: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
  nextTry: (when: string) => `next try ${when}`,
  goesOut: (when: string) => `goes out ${when}`,
  dueNow: 'due now',
  retry: 'Retry',
  retryLabel: (what: string, to: string) => `Retry ${what} to ${to}`,
  retryAll: 'Retry all failed',
  retrying: 'Retrying…',
  retried: (count: string) => ({
    tone: 'success' as const,
    title: count === '1' ? '1 message goes out again' : `${count} messages go out again`,
  }),
  retryFailed: {
    tone: 'destructive' as const,
    title: 'Nothing was sent again',
    description: 'Check the connection and try again.',
  },
  none: {
    title: 'No messages yet',
    text: 'They appear here when the first request comes in, or with a test.',
  },
  noMatch: {
    title: 'No message fits',
    text: 'None is in this state and goes by this channel.',
    action: 'Show all',
  },
} as const;
