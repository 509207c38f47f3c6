/** What the form engine itself says in English. A form brings its own labels and messages. */
export const formWords = {
  optional: 'optional',
  characters: (count: number, max: number) => `${count} of ${max} characters`,
  summaryTitle: (count: number) =>
    count === 1 ? 'One answer needs your attention' : `${count} answers need your attention`,
  draftRestored: 'We kept what you typed earlier on this device.',
  startOver: 'Start over',
  offline: 'You are offline. What you type is kept on this device; send it when the connection is back.',
  notAccepted: 'This was not accepted. Please check it and send it again.',
  /** Around the ways to reach us. */
  stillLoading: {
    before: 'The form is still loading. If it stays so, please reload the page or reach us at',
    after: '.',
  },
  needsScript: 'This form needs JavaScript. You can also call us or write on WhatsApp:',
  continueOnWhatsApp: 'Continue on WhatsApp',
  whatsAppNote: 'Want a quicker answer? Send the same details to our WhatsApp.',
  nothingLost: {
    before: 'Nothing you typed is lost: press the button to try again, or reach us at',
    after: '.',
  },
};

export const consentWords = {
  name: 'Your agreement',
  /** One sentence around the link. */
  before: (purpose = 'to answer me') =>
    `I agree that my details are stored and used ${purpose}, as described in the`,
  policy: 'privacy policy',
  after: '.',
  missing: 'Please tick the box so that we may store and use your details.',
};

/** What is kept of a request that was sent. */
export const referenceWords = {
  label: 'Your reference',
  copy: 'Copy',
  copied: 'Copied',
  /** Where the browser lets no page copy: the reference is then selected. */
  copyYourself: 'Selected. Please copy it yourself.',
  follow: 'Follow your request',
};

/** Shown instead of dropping a submission in silence: a person presses again, a bot does not. */
export const honeypotWords = {
  label: 'Website',
  tooFast: {
    title: 'That was quick!',
    description: 'We hold very fast submissions once to keep programs out. Please press the button again.',
  },
  filled: {
    title: 'Please press the button again',
    description:
      'A hidden field was filled in, as programs do. If you are a person, press once more to send.',
  },
};

export const presetWords = {
  name: 'Full name',
  phone: 'Phone number',
  phoneHint: 'Indian numbers need no +91; numbers from abroad begin with + and the country code.',
  email: 'Email',
  location: 'Location',
  locationExample: 'Area and city',
  pincode: 'Pincode',
  city: 'City or town',
  state: 'State',
  chooseState: 'Choose a state',
};

export const ruleWords = {
  name: 'Please enter your full name.',
  phone: {
    missing: 'Please enter your phone number.',
    wrong:
      'Please enter an Indian number with ten digits, such as 98765 43210, or one from abroad with its country code, such as +971 50 123 4567.',
  },
  email: {
    missing: 'Please enter your email address.',
    wrong: 'Please check the address: it should look like name@example.com.',
  },
  pincode: {
    missing: 'Please enter your pincode.',
    wrong: 'A pincode has six digits and does not start with zero, such as 226001.',
  },
  mapsLink: {
    missing: 'Please paste the Google Maps link of your place.',
    wrong: 'Please paste a Google Maps link, such as https://maps.app.goo.gl/… from the Share button.',
  },
  amount: {
    wrong: 'Please write a number, such as 3,500.',
    tooSmall: (min: number) => `Please write ${min} or more.`,
    tooLarge: (max: string) => `Please write at most ${max}.`,
  },
  experience: {
    negative: 'Years of experience cannot be negative.',
    fraction: 'Please write whole years, such as 2.',
    tooLarge: (max: number) => `Please write a number from 0 to ${max}.`,
  },
  day: {
    wrong: 'Please choose a date.',
    past: 'Please choose today or a later day.',
    refused:
      'This day is already over in India. Please choose a later one; the date set on your device may be wrong.',
  },
  tooShort: (min: number) => `Please write at least ${min} characters.`,
  tooLong: (max: string) => `Please keep this to ${max} characters.`,
};

export const fileWords = {
  choose: 'Choose a file or drop it here',
  remove: (name: string) => `Remove ${name}`,
  kinds: (labels: string[]) =>
    [labels.slice(0, -1).join(', '), ...labels.slice(-1)].filter(Boolean).join(' or '),
  rule: (kinds: string, megabytes: number) => `${kinds}, up to ${megabytes} MB`,
  ruleAndHint: (rule: string, hint: string) => `${rule}. ${hint}`,
  kilobytes: (size: string) => `${size} KB`,
  megabytes: (size: string) => `${size} MB`,
  otherKind: (name: string, kinds: string) => `“${name}” cannot be sent. Please choose a ${kinds} file.`,
  empty: (name: string) => `“${name}” is empty. Please choose another file.`,
  tooLarge: (name: string, size: string, megabytes: number) =>
    `“${name}” has ${size}; the limit is ${megabytes} MB. Please choose a smaller file.`,
  disguised: (name: string, kind: string, kinds: string) =>
    `“${name}” is not a real ${kind} file. Please save it again as ${kinds}.`,
  unreadable: (name: string) =>
    `“${name}” cannot be read: it was moved, changed, or is not on this device yet. Please choose it again.`,
  uploading: (percent: number) => `Uploading your file: ${percent}%`,
  uploaded: 'File uploaded, sending your details',
  cancel: 'Cancel upload',
  cancelled: {
    title: 'Upload cancelled',
    description: 'Nothing was sent. Your details are still here.',
  },
  lost: 'Your request is in, but the file could not be uploaded. Please send it to us on WhatsApp when we contact you.',
};
