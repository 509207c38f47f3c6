import { claims } from '~/company/facts';
import type * as en from './en';
import { energyShares } from './energy-shares';

const { partial, full, excess } = energyShares;

export const installationWords = {
  fields: {
    property_type: { label: 'सोलर कहाँ लगवाना है?' },
    name: { heading: 'आपके बारे में' },
    roof_area: { label: 'छत का क्षेत्रफल (वर्ग फुट)', heading: 'आपकी छत और आपकी ज़रूरत' },
    monthly_bill: { label: 'महीने का बिजली का बिल' },
    energy_requirement: { label: 'सोलर कितनी ज़रूरत पूरी करे?', placeholder: 'हिस्सा चुनें' },
    budget: { label: 'बजट', placeholder: 'बजट चुनें' },
    timeframe: { label: 'कब लगवाना है?', placeholder: 'समय चुनें' },
    additional_info: { label: 'और कुछ जो हमें पता होना चाहिए?' },
    file_url: { label: 'छत की फ़ोटो, बिल या नक्शा' },
  },
  missing: {
    property_type: 'कृपया अपनी प्रॉपर्टी का प्रकार चुनें।',
    location: 'कृपया अपना इलाका और शहर लिखें।',
    roof_area: 'कृपया छत का क्षेत्रफल लिखें।',
    budget: 'कृपया बजट चुनें।',
    energy_requirement: 'कृपया चुनें कि सोलर कितनी ज़रूरत पूरी करे।',
    timeframe: 'कृपया समय चुनें।',
  },
  submitLabel: 'अनुरोध भेजें',
  pendingLabel: 'भेजा जा रहा है...',
  success: (name: string) => ({
    title: 'इंस्टॉलेशन का अनुरोध भेज दिया गया!',
    description: `धन्यवाद ${name}! छत की जाँच के लिए हम ${claims.responseHours} घंटे के अंदर आपसे संपर्क करेंगे।`,
  }),
  whatsapp: {
    greeting: 'नमस्ते, मैंने अभी सोलर लगवाने का अनुरोध भेजा है।',
    name: 'नाम',
    property: 'प्रॉपर्टी',
    location: 'जगह',
    budget: 'बजट',
  },
  failure: { title: 'अनुरोध नहीं भेजा जा सका', description: 'कृपया दोबारा कोशिश करें या सीधे हमसे संपर्क करें।' },
} satisfies typeof en.installationWords;

export const budgets = {
  '1-3': '₹1 से 3 लाख',
  '3-5': '₹3 से 5 लाख',
  '5-10': '₹5 से 10 लाख',
  '10-20': '₹10 से 20 लाख',
  '20+': '₹20 लाख से ज़्यादा',
} satisfies typeof en.budgets;

export const energyRequirements = {
  partial: `कुछ हिस्सा: बिल का ${partial.from} से ${partial.to}%`,
  full: `पूरी ज़रूरत: बिल का ${full.from} से ${full.to}%`,
  excess: `ज़रूरत से ज़्यादा: ${excess.from}% और उससे ऊपर`,
} satisfies typeof en.energyRequirements;

export const timeframes = {
  immediate: 'तुरंत, 1 महीने के अंदर',
  '2-3months': '2 से 3 महीने में',
  '3-6months': '3 से 6 महीने में',
  planning: 'अभी सिर्फ़ योजना बना रहे हैं',
} satisfies typeof en.timeframes;
