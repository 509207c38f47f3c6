import type { IndiaState } from '~/company/india-states';
import { certificateFile } from '~/forms/file-rules';
import type * as en from './en';

const stateNames: Record<IndiaState, string> = {
  'Uttar Pradesh': 'उत्तर प्रदेश',
  'Andaman and Nicobar Islands': 'अंडमान और निकोबार द्वीपसमूह',
  'Andhra Pradesh': 'आंध्र प्रदेश',
  'Arunachal Pradesh': 'अरुणाचल प्रदेश',
  Assam: 'असम',
  Bihar: 'बिहार',
  Chandigarh: 'चंडीगढ़',
  Chhattisgarh: 'छत्तीसगढ़',
  'Dadra and Nagar Haveli and Daman and Diu': 'दादरा और नगर हवेली तथा दमन और दीव',
  Delhi: 'दिल्ली',
  Goa: 'गोवा',
  Gujarat: 'गुजरात',
  Haryana: 'हरियाणा',
  'Himachal Pradesh': 'हिमाचल प्रदेश',
  'Jammu and Kashmir': 'जम्मू और कश्मीर',
  Jharkhand: 'झारखंड',
  Karnataka: 'कर्नाटक',
  Kerala: 'केरल',
  Ladakh: 'लद्दाख',
  Lakshadweep: 'लक्षद्वीप',
  'Madhya Pradesh': 'मध्य प्रदेश',
  Maharashtra: 'महाराष्ट्र',
  Manipur: 'मणिपुर',
  Meghalaya: 'मेघालय',
  Mizoram: 'मिज़ोरम',
  Nagaland: 'नागालैंड',
  Odisha: 'ओडिशा',
  Puducherry: 'पुडुचेरी',
  Punjab: 'पंजाब',
  Rajasthan: 'राजस्थान',
  Sikkim: 'सिक्किम',
  'Tamil Nadu': 'तमिलनाडु',
  Telangana: 'तेलंगाना',
  Tripura: 'त्रिपुरा',
  Uttarakhand: 'उत्तराखंड',
  'West Bengal': 'पश्चिम बंगाल',
};

export const registrationWords = {
  fields: {
    business_type: { label: 'आप क्या बनना चाहते हैं?' },
    full_name: { heading: 'आपके बारे में' },
    pincode: { heading: 'ग्राहक आपको कहाँ ढूँढ़ें' },
    google_maps_url: {
      label: 'Google Maps लिंक',
      hint: 'Google Maps में अपनी जगह खोलें, शेयर दबाएँ और लिंक यहाँ पेस्ट करें।',
      placeholder: 'https://maps.app.goo.gl/…',
    },
    experience_years: { label: 'अनुभव (साल)', heading: 'आपका कारोबार', placeholder: '0' },
    existing_business: { label: 'मौजूदा कारोबार' },
    investment_capacity: { label: 'निवेश की क्षमता', placeholder: '₹2 से 5 लाख' },
    territory_preference: { label: 'पसंद का इलाका' },
    certificate_url: {
      label: 'सर्टिफ़िकेट',
      hint: 'यह एसोसिएट सूची में आपके नाम के साथ दिखता है।',
      missing: 'कृपया अपना सर्टिफ़िकेट लगाएँ।',
    },
  },
  missing: {
    business_type: 'कृपया चुनें कि आप हमारे साथ किस तरह काम करना चाहते हैं।',
    city: 'कृपया अपना शहर या कस्बा लिखें।',
    state: 'कृपया अपना राज्य चुनें।',
  },
  stateName: (state: IndiaState) => stateNames[state],
  purpose: 'मुझे सबके लिए खुली एसोसिएट सूची में दिखाने और मुझसे संपर्क करने के लिए',
  submitLabel: 'रजिस्टर करें',
  pendingLabel: 'भेजा जा रहा है...',
  success: (name: string) => ({
    title: 'रजिस्ट्रेशन हो गया!',
    description: `स्वागत है ${name}! आपको मंज़ूरी मिल गई है और आपका नाम हमारी एसोसिएट सूची में है।`,
  }),
} satisfies typeof en.registrationWords;

export const registrationFailures = {
  emailRegistered: {
    title: 'ईमेल पहले से रजिस्टर है',
    description: 'यह ईमेल पहले से रजिस्टर है। कृपया दूसरा ईमेल लिखें, या मदद चाहिए तो हमसे संपर्क करें।',
  },
  emailApproved: {
    title: 'ईमेल पहले से रजिस्टर है',
    description:
      'यह ईमेल पहले से रजिस्टर है और इसे मंज़ूरी मिल चुकी है। कृपया दूसरा ईमेल लिखें, या मदद चाहिए तो हमसे संपर्क करें।',
  },
  registrationExists: {
    title: 'रजिस्ट्रेशन पहले से है',
    description: 'इसी जानकारी से एक रजिस्ट्रेशन पहले ही हो चुका है। कृपया अपनी जानकारी जाँचें या मदद के लिए हमसे संपर्क करें।',
  },
  uploadFailed: {
    title: 'फ़ाइल अपलोड नहीं हो सकी',
    description: `आपका सर्टिफ़िकेट अपलोड करने में दिक्कत आई। कृपया छोटी फ़ाइल (ज़्यादा से ज़्यादा ${certificateFile.maxMegabytes} MB) के साथ कोशिश करें या मदद के लिए हमसे संपर्क करें।`,
  },
  databaseUnreachable: {
    title: 'डेटाबेस से कनेक्शन में दिक्कत',
    description: 'अभी कुछ देर के लिए कनेक्शन में दिक्कत है। कृपया थोड़ी देर में दोबारा कोशिश करें।',
  },
  network: {
    title: 'नेटवर्क में दिक्कत',
    description: 'कृपया अपना इंटरनेट कनेक्शन जाँचें और दोबारा कोशिश करें।',
  },
  other: {
    title: 'रजिस्ट्रेशन नहीं हो सका',
    description: 'कृपया दोबारा कोशिश करें या सीधे हमसे संपर्क करें।',
  },
} satisfies typeof en.registrationFailures;
