import { claims } from '~/company/facts';
import type * as en from './en';

export const consultationWords = {
  fields: {
    consultation_type: { label: 'सलाह' },
    property_type: { label: 'प्रॉपर्टी का प्रकार', heading: 'आपकी प्रॉपर्टी', placeholder: 'प्रकार चुनें' },
    monthly_bill: { label: 'महीने का बिजली का बिल' },
    preferred_date: { label: 'पसंद की तारीख़', heading: 'आपके लिए कब ठीक रहेगा?' },
    preferred_time: { label: 'पसंद का समय', placeholder: 'कोई भी समय' },
    requirements: { label: 'आपकी ज़रूरतें' },
  },
  timeOfDay: (name: string, hours: string) => `${name} ${hours}`,
  missing: {
    consultation_type: 'कृपया सलाह का प्रकार चुनें।',
    location: 'कृपया अपना इलाका और शहर लिखें।',
    property_type: 'कृपया प्रॉपर्टी का प्रकार चुनें।',
    preferred_time: 'कृपया दिन का समय चुनें।',
  },
  submitLabel: 'सलाह बुक करें',
  pendingLabel: 'बुक हो रही है...',
  success: (name: string) => ({
    title: 'सलाह बुक हो गई!',
    description: `धन्यवाद ${name}! हमारे विशेषज्ञ ${claims.responseHours} घंटे के अंदर आपसे बात करेंगे।`,
  }),
  whatsapp: {
    greeting: 'नमस्ते, मैंने अभी सोलर की सलाह बुक की है।',
    name: 'नाम',
    phone: 'फ़ोन',
    location: 'जगह',
  },
  failure: { title: 'बुकिंग नहीं हो सकी', description: 'कृपया दोबारा कोशिश करें या सीधे हमसे संपर्क करें।' },
} satisfies typeof en.consultationWords;
