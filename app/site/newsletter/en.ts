import { company } from '~/company/facts';

export const newsletterPage = {
  title: 'The newsletter',
  description: 'Confirm your subscription to our articles, or leave the list.',
  noScript: 'This page needs JavaScript to work. Write to us or call, and we do it for you:',
  opening: 'One moment, your link is being opened.',
  none: { title: 'Please open the link in our email' },
  explanation:
    'This page confirms a subscription or ends one, and the link in our email says whose. If it was cut in two, copy it whole into the address bar.',
  wishes: {
    confirm: {
      title: 'Shall we send you new articles?',
      text: 'One email when there is something new. Nothing else, and every email has a link to leave.',
      button: 'Yes, send me new articles',
      pending: 'Confirming...',
    },
    leave: {
      title: 'Leave the newsletter?',
      text: 'You get no more articles from us, and we delete your address from the list.',
      button: 'Unsubscribe',
      pending: 'Unsubscribing...',
    },
  },
  answers: {
    confirmed: {
      title: 'Thank you, you are on the list',
      text: 'The next article comes to you by email.',
    },
    'already confirmed': {
      title: 'You are on the list already',
      text: 'There is nothing more to do. The next article comes to you by email.',
    },
    left: {
      title: 'You are off the list',
      text: 'Your address is deleted. Only an email that is already on its way may still arrive.',
    },
  },
  unknown: {
    confirm: {
      title: 'This link does not work any more',
      text: 'It is old, or somebody has left the list with it. Subscribe once more and we send you a new one.',
    },
    leave: {
      title: 'This address is not on the list',
      text: 'You have left already, or the link is old. Should our articles still come, use the link in the newest one.',
    },
  },
  failed: {
    offline: 'There is no connection to our server. Check the internet connection and try again.',
    busy: 'Our server is busy. Please wait a minute and try again.',
    again: 'Try again',
  },
  read: 'Read our articles',
  subscribe: 'Subscribe',
  back: 'A slip? Subscribe again',
  help: `Or write to ${company.email}`,
};
