import type * as en from './en';

export const newsletterWords = {
  fields: { email: { placeholder: 'name@example.com' } },
  purpose: 'मुझे नए लेख भेजने के लिए',
  submitLabel: 'सब्सक्राइब करें',
  pendingLabel: 'भेजा जा रहा है...',
  success: {
    title: 'सब्सक्रिप्शन हो गया!',
    description:
      'नए लेख आपको ईमेल पर मिलेंगे। अभी हम आपको एक ईमेल भेज रहे हैं, कृपया उसका लिंक खोलें; पहले खोल चुके हैं, तो और कुछ नहीं करना है।',
  },
  failure: {
    title: 'सब्सक्रिप्शन नहीं हो सका',
    description: 'कृपया दोबारा कोशिश करें या सीधे हमसे संपर्क करें।',
  },
} satisfies typeof en.newsletterWords;
