import { company } from '~/company/facts';
import type * as en from './en';

export const registrationSuccessPage = {
  name: 'रजिस्ट्रेशन हो गया',
  someone: 'एसोसिएट',
  title: (name: string) => `स्वागत है, ${name}!`,
  lead: `अब आप ${company.name} के नेटवर्क में शामिल हैं।`,
  notes: [
    {
      icon: 'badge-check',
      title: 'तुरंत मंज़ूर',
      text: 'कोई इंतज़ार नहीं: आपका रजिस्ट्रेशन अभी से चालू है।',
    },
    {
      icon: 'map-pin',
      title: 'एसोसिएट सूची में नाम',
      text: 'इसी मिनट से ग्राहक आपको आपके पिन कोड से ढूँढ़ सकते हैं।',
    },
  ],
  directory: 'एसोसिएट सूची देखें',
  whatsapp: 'WhatsApp पर हमें बताएँ',
  greeting: 'नमस्ते, मैंने अभी-अभी एसोसिएट रजिस्ट्रेशन किया है।',
  details: (name: string): Record<string, string> => ({ नाम: name, स्थिति: 'मंज़ूर' }),
  support: 'कुछ गड़बड़ है? हमारी टीम से बात करें',
} satisfies typeof en.registrationSuccessPage;
