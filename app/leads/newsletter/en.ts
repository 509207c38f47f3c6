export const newsletterWords = {
  fields: { email: { placeholder: 'name@example.com' } },
  purpose: 'to send me new articles',
  submitLabel: 'Subscribe',
  pendingLabel: 'Submitting...',
  success: {
    title: 'You are subscribed!',
    description:
      'New articles will reach you by email. Please open the link in the mail that we send you now; if you did so before, there is nothing more to do.',
  },
  failure: { title: 'Subscription Failed', description: 'Please try again or contact us directly.' },
};
