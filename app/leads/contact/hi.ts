import { claims } from '~/company/facts';
import type * as en from './en';

export const contactWords = {
  fields: {
    inquiry_type: { label: 'बात किस बारे में है?' },
    subject: { label: 'विषय' },
    message: { label: 'संदेश' },
  },
  missing: {
    inquiry_type: 'कृपया चुनें कि बात किस बारे में है।',
    message: 'कृपया अपना संदेश लिखें।',
  },
  submitLabel: 'संदेश भेजें',
  pendingLabel: 'भेजा जा रहा है...',
  success: {
    title: 'संदेश भेज दिया गया!',
    description: `हम ${claims.responseHours} घंटे के अंदर आपको जवाब देंगे।`,
  },
  whatsapp: {
    greeting: 'नमस्ते, मैंने अभी आपकी वेबसाइट से एक संदेश भेजा है।',
    name: 'नाम',
    subject: 'विषय',
    phone: 'फ़ोन',
  },
  failure: { title: 'संदेश नहीं भेजा जा सका', description: 'कृपया दोबारा कोशिश करें या सीधे हमसे संपर्क करें।' },
} satisfies typeof en.contactWords;
