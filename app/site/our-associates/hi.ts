import { paths } from '~/paths';
import type * as en from './en';

export const directoryPage = {
  title: 'हमारे एसोसिएट',
  description:
    'अपने पास के जाँचे-परखे सोलर डिस्ट्रीब्यूटर, डीलर या स्टूडेंट पार्टनर ढूँढ़ें: लाइव एसोसिएट सूची में पिन कोड से खोजें, सर्टिफ़िकेट और पता देखें।',
  heading: 'जाँचे-परखे एसोसिएट, आपकी छत के पास',
  lead: 'डिस्ट्रीब्यूटर, डीलर और स्टूडेंट पार्टनर, जो हमारे सिस्टम बेचते, लगाते और सँभालते हैं। अपना पिन कोड लिखें और देखें कि पास में कौन है।',

  search: { label: 'पिन कोड', placeholder: 'पिन कोड से खोजें...', clear: 'खोज मिटाएँ' },
  filter: { label: 'पार्टनर का प्रकार', all: 'सभी' },
  count: (total: string) => `${total} जाँचे-परखे एसोसिएट`,
  countFor: (pincode: string) => `जिनके पिन कोड में ${pincode} है`,
  loading: 'एसोसिएट सूची खुल रही है',
  needsScript: 'इस सूची के लिए JavaScript चाहिए। हमसे पूछें कि आपके पास कौन है:',
  live: { on: 'लाइव', off: 'फिर से जुड़ रहे हैं' },

  empty: {
    title: 'एसोसिएट जल्द आ रहे हैं!',
    badge: 'आवेदनों की जाँच जारी',
    text: 'हम इस सूची के पहले रजिस्ट्रेशन जाँच रहे हैं। नए एसोसिएट जुड़ते ही यहाँ दिखने लगते हैं।',
  },
  noMatch: {
    title: (pincode: string) => `पिन कोड ${pincode} पर कोई एसोसिएट नहीं मिला`,
    text: 'अंक जाँच लें, या शुरू के कुछ अंकों से खोजें।',
    ofType: (type: string) => `यहाँ अभी कोई ${type} नहीं है`,
    ofTypeText: 'और एसोसिएट देखने के लिए पार्टनर का दूसरा प्रकार चुनें।',
    showAll: 'सभी एसोसिएट देखें',
  },
  nearby: {
    district: (digits: string) => `आपके ज़िले में (पिन कोड ${digits}…)`,
    region: (digits: string) => `आपके इलाके में (पिन कोड ${digits}…)`,
  },
  failed: {
    title: 'एसोसिएट सूची नहीं खुल सकी',
    text: 'कृपया अपना इंटरनेट जाँचें और दोबारा कोशिश करें।',
    stale: 'यह सूची पुरानी हो सकती है: हम सर्वर तक नहीं पहुँच सके।',
    retry: 'दोबारा कोशिश करें',
  },
  pages: {
    label: 'एसोसिएट सूची के पेज',
    previous: 'पीछे',
    next: 'आगे',
    position: (page: string, last: string) => `${last} में से पेज ${page}`,
  },
  join: {
    title: 'यहाँ आपका नाम भी हो?',
    lead: 'रजिस्ट्रेशन में तीन मिनट लगते हैं। मंज़ूरी तुरंत मिलती है और आपका नाम इस सूची में आ जाता है।',
    action: { label: 'एसोसिएट रजिस्ट्रेशन करें', to: paths.associateRegistration },
  },
} satisfies typeof en.directoryPage;

export const associateCard = {
  verified: 'जाँच हो चुकी है',
  expires: 'मान्य: 31 मार्च 2027 तक',
  registered: 'रजिस्ट्रेशन:',
  experience: (years: number) => `${years} साल का अनुभव`,
  map: 'नक्शे पर देखें',
  certificate: 'सर्टिफ़िकेट',
  certificateOf: (name: string) => `${name} का सर्टिफ़िकेट`,
  openCertificate: 'सर्टिफ़िकेट खोलें (PDF)',
} satisfies typeof en.associateCard;
