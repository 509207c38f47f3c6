import { claims } from '~/company/facts';
import type * as en from './en';

export const enrolmentWords = {
  fields: {
    course_type: { label: 'कोर्स', placeholder: 'कोर्स चुनें' },
    experience_level: { label: 'आपका अनुभव' },
  },
  missing: {
    course_type: 'कृपया कोर्स चुनें।',
    experience_level: 'कृपया अपना अनुभव चुनें।',
  },
  submitLabel: 'दाख़िला लें',
  pendingLabel: 'भेजा जा रहा है...',
  success: (name: string) => ({
    title: 'दाख़िले का अनुरोध मिल गया!',
    description: `धन्यवाद ${name}! आपकी जगह पक्की करने के लिए हम ${claims.responseHours} घंटे के अंदर आपको फ़ोन करेंगे।`,
  }),
  whatsapp: {
    greeting: 'नमस्ते, मैंने अभी एक ट्रेनिंग में दाख़िला लिया है।',
    name: 'नाम',
    phone: 'फ़ोन',
    programme: 'कोर्स',
  },
  failure: { title: 'दाख़िला नहीं हो सका', description: 'कृपया दोबारा कोशिश करें या सीधे हमसे संपर्क करें।' },
} satisfies typeof en.enrolmentWords;
