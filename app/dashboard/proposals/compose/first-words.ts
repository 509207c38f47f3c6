import type { Language } from '~/languages';

interface FirstWords {
  components: string[];
  /** Adds up to all. */
  payments: { label: string; share: string }[];
}

/** What stands in a new proposal, in the customer's language, which is not the dashboard's. */
export const firstWords: Record<Language, FirstWords> = {
  en: {
    components: ['Solar panels', 'Inverter'],
    payments: [
      { label: 'With the order', share: '30' },
      { label: 'When the material is delivered', share: '60' },
      { label: 'After the system is switched on', share: '10' },
    ],
  },
  hi: {
    components: ['सोलर पैनल', 'इन्वर्टर'],
    payments: [
      { label: 'ऑर्डर के साथ', share: '30' },
      { label: 'सामान पहुँचने पर', share: '60' },
      { label: 'सिस्टम चालू होने के बाद', share: '10' },
    ],
  },
};
