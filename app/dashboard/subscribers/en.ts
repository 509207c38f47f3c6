/** Words of the newsletter: its subscribers, and the articles sent to them. */
export const subscriberWords = {
  list: 'Subscribers',
  caption: 'Newsletter subscribers, newest first',
  count: (count: string) => (count === '1' ? '1 subscriber' : `${count} subscribers`),
  email: 'E-mail address',
  language: 'Language',
  subscribed: 'Subscribed',
  state: 'State',
  confirmedAt: 'Confirmed on',
  consent: 'Privacy notice',
  languages: { en: 'English', hi: 'Hindi' },
  states: { confirmed: 'Confirmed', unconfirmed: 'Not confirmed' },
  filter: 'Show subscribers',
  all: (count: string) => `All ${count}`,
  confirmed: (count: string) => `Confirmed ${count}`,
  unconfirmed: (count: string) => `Not confirmed ${count}`,
  none: {
    title: 'No subscribers yet',
    text: 'Whoever leaves an address in the blog’s newsletter box appears here.',
  },
  noneOfThese: { title: 'Nobody here', text: 'No subscriber is in this state.', action: 'Show all' },
} as const;

export const askWords = {
  one: 'Ask again',
  oneLabel: (email: string) => `Ask again: ${email}`,
  asking: 'Asking…',
  all: (count: string) => (count === '1' ? 'Ask 1 again' : `Ask ${count} again`),
  why: 'Articles go only to those who opened the link in our mail. Whoever has not can be asked again, a day after the last mail.',
  asked: (count: string) => ({
    tone: 'success' as const,
    title: 'Asked again',
    description: count === '1' ? 'A mail with the link is on its way.' : `${count} mails are on their way.`,
  }),
  notAsked: {
    tone: 'info' as const,
    title: 'Not asked',
    description: 'They were asked often enough. Three mails a day and six a month are the limit.',
  },
  failed: {
    tone: 'destructive' as const,
    title: 'Nobody was asked',
    description: 'Check the connection and try again.',
  },
} as const;

const people = (count: string) => (count === '1' ? '1 person' : `${count} people`);

export const sendingWords = {
  title: 'Send an article',
  lead: 'Each article goes out once, to everybody who has confirmed by then, in the language they chose.',
  failed: {
    title: 'The articles could not be loaded',
    text: 'What is being sent goes on. Check the connection and try again.',
    action: 'Try again',
  },
  published: (date: string) => `Published ${date}`,
  send: 'Send',
  sendLabel: (title: string) => `Send “${title}”`,
  progress: (sent: string, total: string) => `${sent} of ${total} sent`,
  progressLabel: (title: string) => `Sending “${title}”`,
  waiting: (count: string) => `${count} waiting`,
  failures: (count: string) => `${count} failed`,
  sent: (date: string, count: string) => `Sent ${date} to ${people(count)}`,
  by: (name: string) => `by ${name}`,
  cancelled: (date: string, sent: string, total: string) => `Cancelled ${date}, sent to ${sent} of ${total}`,
  gone: (slug: string) => `${slug} (no longer on the site)`,

  dialog: {
    title: 'Send this article?',
    audience: (count: string) => `It goes to ${people(count)} by e-mail.`,
    nobody: 'Nobody has confirmed a subscription yet, so nobody would get it.',
    counting: 'Counting readers…',
    uncounted: 'The readers could not be counted. Close this and try again.',
    once: 'This cannot be taken back, and an article is sent only once.',
    confirm: (count: string) => `Send to ${people(count)}`,
    sending: 'Sending…',
    keep: 'Not now',
    started: {
      tone: 'success' as const,
      title: 'The article is on its way',
      description: 'You may leave this page; sending goes on.',
    },
    refused: (reason: string) => ({
      tone: 'destructive' as const,
      title: 'The article was not sent',
      description: `${reason}.`,
    }),
    failed: {
      tone: 'destructive' as const,
      title: 'The article was not sent',
      description: 'Check the connection and try again.',
    },
  },
  cancel: {
    button: 'Stop',
    buttonLabel: (title: string) => `Stop sending “${title}”`,
    title: 'Stop sending?',
    text: (sent: string, waiting: string) =>
      `${people(sent)} got it. The ${waiting} still waiting will not, and it cannot be sent to them later.`,
    textNobody: 'Nobody has got it yet, so that it can be sent another time.',
    confirm: 'Stop sending',
    stopping: 'Stopping…',
    keep: 'Go on sending',
    done: { tone: 'success' as const, title: 'Sending was stopped' },
    failed: {
      tone: 'destructive' as const,
      title: 'Sending goes on',
      description: 'It could not be stopped. Check the connection and try again.',
    },
  },
} as const;
