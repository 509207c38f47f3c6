import { claims, company } from '~/company/facts';
import { place } from '~/company/hi';
import { courseTypes } from '~/leads/hi';
import type * as en from './en';

export const trainingsPage = {
  title: 'वह हुनर सीखें, जिसकी कमाई सूरज दे',
  name: 'ट्रेनिंग',
  description: `${place.city} में काम करके सीखने वाली ट्रेनिंग: ${courseTypes.solar_installation_technician}, ${courseTypes.ev_training} और ${courseTypes.two_wheeler_ev_assembly}। अवधि, बैच, फ़ीस और दाख़िला।`,
  lead: 'हमारे अपने ट्रेनिंग सेंटर में तीन कोर्स। छोटे बैच, हाथ में औज़ार और आख़िर में सर्टिफ़िकेट।',
  callLabel: 'दाख़िले के लिए फ़ोन करें',
  brochureLabel: 'ब्रोशर डाउनलोड करें',
  programmesTitle: 'तीन कोर्स',
  whyTitle: 'हमें क्यों चुनें',
} satisfies typeof en.trainingsPage;

export const programmeCopy = {
  learn: 'आप क्या सीखेंगे',
  certification: 'सर्टिफ़िकेट',
  placement: 'नौकरी में मदद',
  fee: 'पूरे कोर्स की फ़ीस',
  duration: 'अवधि',
  weeks: (weeks: number) => `${weeks} हफ़्ते`,
  batchSize: 'एक बैच में',
  participants: (from: number, to: number) => `${from} से ${to} लोग`,
  enrol: 'दाख़िला लें',
} satisfies typeof en.programmeCopy;

export const programmeTexts = {
  solar_installation_technician: {
    description:
      'ख़ाली छत से चलते मीटर तक सब कुछ। उनके लिए, जो छत पर सोलर लगाकर कमाना चाहते हैं, चाहे बिजली का काम पहले किया हो या नहीं।',
    features: [
      'छत को समझना: दिशा, झुकाव, छाया, मज़बूती',
      'ढाँचा, फ़िटिंग और छत को पानी से बचाना',
      'डीसी और एसी वायरिंग, अर्थिंग और सुरक्षा',
      'इन्वर्टर की सेटिंग और चालू करते समय के टेस्ट',
      'नेट मीटर और सब्सिडी के काग़ज़',
      'ऊँचाई पर और चालू डीसी के साथ सुरक्षित काम',
    ],
    certification: `कोर्स पूरा करने का सर्टिफ़िकेट: ${courseTypes.solar_installation_technician}`,
    placement: 'हमारे एसोसिएट के यहाँ और हमारी अपनी नौकरियों के लिए आवेदन में मदद',
  },
  ev_training: {
    description:
      'इलेक्ट्रिक गाड़ियाँ कैसे चलती हैं, कैसे ख़राब होती हैं और कैसे ठीक की जाती हैं। उन मैकेनिक और इलेक्ट्रीशियन के लिए, जिनकी वर्कशॉप में ये हर महीने पहले से ज़्यादा आ रही हैं।',
    features: [
      'बैटरी पैक और उनका मैनेजमेंट सिस्टम',
      'मोटर, कंट्रोलर और थ्रॉटल',
      'चार्जर और चार्जिंग पॉइंट',
      'मीटर और सॉफ़्टवेयर से ख़राबी पकड़ना',
      'हाई वोल्टेज में सुरक्षा',
    ],
    certification: `कोर्स पूरा करने का सर्टिफ़िकेट: ${courseTypes.ev_training}`,
    placement: 'हमारे नेटवर्क की वर्कशॉप और डीलरों के यहाँ आवेदन में मदद',
  },
  two_wheeler_ev_assembly: {
    description:
      'ख़ाली फ़्रेम से सड़क पर चलते स्कूटर तक। छोटा कोर्स, उनके लिए जो असेंबली का काम शुरू करना या अपनी छोटी यूनिट खोलना चाहते हैं।',
    features: [
      'फ़्रेम, सस्पेंशन, पहिए और ब्रेक',
      'मोटर और बैटरी लगाना',
      'वायरिंग हार्नेस और कनेक्टर',
      'आख़िरी जाँच और चलाकर देखना',
    ],
    certification: `कोर्स पूरा करने का सर्टिफ़िकेट: ${courseTypes.two_wheeler_ev_assembly}`,
    placement: 'असेंबली यूनिटों में आवेदन में मदद और अपनी यूनिट शुरू करने की सलाह',
  },
} satisfies typeof en.programmeTexts;

export const trainingCentre = {
  title: 'ट्रेनिंग सेंटर',
  lead: 'पहले वर्कशॉप, फिर क्लासरूम: सुबह जो समझाया जाता है, दोपहर बाद वही बनाया जाता है।',
  picture: 'training-hall',
  pictureAlt: 'रोशनी से भरा हॉल, अभ्यास वाली छत पर पैनल, काम की मेज़ों की कतारें और दीवार पर इन्वर्टर',
  placeName: `${company.name} ट्रेनिंग सेंटर`,
  pictureNote: 'तस्वीर सांकेतिक है।',
  areaLabel: 'वर्ग फुट',
  trainersLabel: 'ट्रेनर',
  facilitiesTitle: 'सुविधाएँ',
  contactTitle: 'आएँ या फ़ोन करें',
  facilities: [
    'ज़मीन पर ही बनी अभ्यास की छतें, सपाट और ढलान वाली',
    'वायरिंग, अर्थिंग और इन्वर्टर सेटिंग के लिए मेज़ें',
    'दोपहिया और बैटरी पैक पर काम करने की जगह',
    'हर सीखने वाले के लिए औज़ार और सुरक्षा का सामान',
    'थ्योरी और ड्रॉइंग के लिए क्लासरूम',
  ],
} satisfies typeof en.trainingCentre;

export const whyTrainWithUs = [
  {
    icon: 'wrench',
    title: 'सिखाते वे हैं, जो ख़ुद सोलर लगाते हैं',
    text: 'हमारे ट्रेनर उस कंपनी के हैं, जो छत की जाँच, इंस्टॉलेशन और रख-रखाव करती है। आप आज के उपकरणों पर सीखते हैं, और आज की ग़लतियों से भी।',
  },
  {
    icon: 'users',
    title: 'छोटे बैच',
    text: 'आठ से पंद्रह लोग, भरा हुआ लेक्चर हॉल कभी नहीं। हर कोई तार जोड़ता है, हर कोई नापता है, हर कोई सवाल पूछता है।',
  },
  {
    icon: 'badge-check',
    title: 'सर्टिफ़िकेट, जो कुछ बताता है',
    text: 'उस पर कोर्स का नाम और अवधि लिखी होती है, ताकि पढ़ने वाला जान ले कि आपने कौन-सा काम करके सीखा है।',
  },
  {
    icon: 'briefcase',
    title: 'काम तक पहुँचने का रास्ता',
    text: `पूरे ${place.region} में हमारे एसोसिएट को टेक्नीशियन चाहिए, और हमें भी। आवेदन में हम मदद करते हैं; नौकरी आप अपने दम पर पाते हैं।`,
  },
] satisfies typeof en.whyTrainWithUs;

export const enrolment = {
  title: 'अगले बैच में अपनी जगह पक्की करें',
  lead: `चार जानकारियाँ भेजें। हम ${claims.responseHours} घंटे के अंदर फ़ोन करके अगले बैच की तारीख़ें बताएँगे।`,
  ratherTalk: 'बात करना चाहेंगे?',
} satisfies typeof en.enrolment;
