/** Words of the newsletter's subscribers. */
export const subscriberWords = {
  list: 'Subscribers',
  caption: 'Newsletter subscribers, newest first',
  count: (count: string) => (count === '1' ? '1 subscriber' : `${count} subscribers`),
  email: 'E-mail address',
  language: 'Language',
  subscribed: 'Subscribed',
  consent: 'Privacy notice',
  languages: { en: 'English', hi: 'Hindi' },
  none: {
    title: 'No subscribers yet',
    text: 'Whoever leaves an address in the blog’s newsletter box appears here.',
  },
} as const;
