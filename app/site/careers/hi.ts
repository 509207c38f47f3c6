import { claims, company } from '~/company/facts';
import { place } from '~/company/hi';
import { careerWords, positions } from '~/leads/career/hi';
import { formatNumber } from '~/lib/format';
import type * as en from './en';

const { cover_letter } = careerWords.fields;

export const careersPage = {
  name: 'करियर',
  title: 'काम ऐसा, जो शहर की छतों पर दिखे',
  lead: 'टेक्नीशियन, इंजीनियर, सेल्स और दफ़्तर: हमें बताएँ कि आप क्या कर सकते हैं और कहाँ से शुरू करना चाहेंगे।',
  description: `${company.name}, ${place.city} में सोलर की नौकरियाँ: टेक्नीशियन, इंजीनियर, सेल्स, मार्केटिंग और दफ़्तर। बायोडेटा के साथ या बिना, ऑनलाइन आवेदन करें।`,
  formTitle: 'नौकरी के लिए आवेदन करें',
  figures: [
    { value: `${claims.installations}+`, label: 'इंस्टॉलेशन कर चुके हैं' },
    { value: `${claims.experienceYears} साल`, label: 'सोलर के काम में' },
    { value: `${formatNumber(claims.warehouseSqFt)} वर्ग फुट`, label: 'गोदाम और ट्रेनिंग की जगह' },
  ],
  positionsTitle: 'इन कामों के लिए लोग चाहिए',
  next: {
    title: 'आवेदन के बाद',
    points: [
      'हर आवेदन कोई इंसान ही पढ़ता है।',
      'आपका बायोडेटा निजी रहता है; उसे सिर्फ़ हमारा दफ़्तर खोल सकता है।',
      `कोई पद ठीक नहीं लगता? “${positions.Other}” चुनें और ${cover_letter.label} में बताएँ।`,
    ],
  },
} satisfies typeof en.careersPage;
