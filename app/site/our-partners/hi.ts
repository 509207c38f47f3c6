import { paths } from '~/paths';
import type * as en from './en';

export const partnersPage = {
  title: 'पार्टनर, जो लिखकर देते हैं',
  name: 'हमारे पार्टनर',
  description:
    'हमारे सोलर सिस्टम के पीछे की पार्टनरशिप: मैन्युफ़ैक्चरिंग, डिस्ट्रीब्यूशन, टेक्नोलॉजी, सरकारी मान्यता और फ़्रैंचाइज़ी की मंज़ूरी।',
  lead: 'आपकी छत का सिस्टम दूसरों के काम पर भी टिका है: किसने बनाया, किसने पहुँचाया, किसने हमें उसकी ट्रेनिंग दी और कौन हमें मान्यता देता है। ये काग़ज़ यही बताते हैं।',
} satisfies typeof en.partnersPage;

export const certificatesCopy = {
  title: 'पाँच सर्टिफ़िकेट',
  lead: 'ये तस्वीरें नमूने हैं: इनसे पता चलता है कि हर काग़ज़ कैसा दिखता है। असली काग़ज़ हमारे दफ़्तर में हैं, हम ख़ुशी से दिखाएँगे।',
  sample: 'नमूना',
  pictureAlt: (title: string) => `${title} का नमूना`,
} satisfies typeof en.certificatesCopy;

export const partnerCertificates = [
  {
    category: 'मैन्युफ़ैक्चरिंग पार्टनर',
    title: 'मैन्युफ़ैक्चरिंग पार्टनरशिप सर्टिफ़िकेट',
    description:
      'पैनल और उनके ढाँचे हमारे पास सीधे बनाने वालों से आते हैं। इसलिए वारंटी का क्लेम करना पड़े, तो रास्ता छोटा रहता है।',
    picture: 'certificate-manufacturing',
  },
  {
    category: 'डिस्ट्रीब्यूशन पार्टनर',
    title: 'अधिकृत डिस्ट्रीब्यूशन सर्टिफ़िकेट',
    description:
      'हम अपने इलाके में पैनल, इन्वर्टर और साथ का सामान रख सकते हैं और आगे पहुँचा सकते हैं। इससे एसोसिएट को असली पुर्ज़े घर के पास ही मिल जाते हैं।',
    picture: 'certificate-distribution',
  },
  {
    category: 'टेक्नोलॉजी पार्टनर',
    title: 'टेक्नोलॉजी पार्टनरशिप सर्टिफ़िकेट',
    description:
      'हमारे टेक्नीशियन जो उपकरण लगाते हैं, उसकी ट्रेनिंग ले चुके हैं। वे उसकी सर्विस भी कर सकते हैं, सेटिंग और फ़र्मवेयर समेत।',
    picture: 'certificate-technology',
  },
  {
    category: 'सरकारी मान्यता',
    title: 'एम्पैनलमेंट सर्टिफ़िकेट',
    description:
      'ग्रिड से जुड़े, छत पर लगने वाले सोलर के लिए हम सरकारी सूची में हैं। इसी वजह से हम आपका सब्सिडी का आवेदन तैयार कर पाते हैं और उस पर नज़र रख पाते हैं।',
    picture: 'certificate-government',
  },
  {
    category: 'फ़्रैंचाइज़ी की मंज़ूरी',
    title: 'फ़्रैंचाइज़ी मंज़ूरी सर्टिफ़िकेट',
    description: 'यह हर एसोसिएट को मिलता है। उनसे दिखाने को कहें, या सबके लिए खुली एसोसिएट सूची में पिन कोड से उन्हें ढूँढ़ें।',
    picture: 'certificate-franchise',
  },
] satisfies typeof en.partnerCertificates;

export const partnersLinks = [
  { label: 'मुफ़्त सलाह लें', to: paths.bookConsultation },
  { label: 'अपनी बचत जानें', to: paths.calculator },
] satisfies typeof en.partnersLinks;

export const partnersClosing = {
  title: 'काग़ज़ पक्के, पैनल पक्के। अब आपकी छत।',
  lead: 'देखें कि सिस्टम से आपकी कितनी बचत होगी, या साथ बैठकर हिसाब लगाएँ।',
} satisfies typeof en.partnersClosing;
