import type * as en from './en';

export const estimateWords = {
  title: 'आपका अनुमान',
  change: 'बदलें',
  remove: 'हटाएँ',
  bill: 'महीने का बिल',
  system: 'सिस्टम',
  systemSize: (size: string) => size.replace('kW', '\u00a0किलोवाट'),
  saving: 'हर महीने की बचत',
  subsidy: 'सब्सिडी',
  subsidyCounted: 'हिसाब में शामिल',
  subsidyNotCounted: 'शामिल नहीं',
  note: 'हम इसे आपके अनुरोध के साथ रखते हैं, ताकि आपको यह सब दोबारा न बताना पड़े।',
} satisfies typeof en.estimateWords;
