import { claims, company } from '../../../../app/company/facts.ts';
import { officeHours } from '../../../../app/company/hi.ts';
import type * as en from './en.ts';

export const greeting = ((name) => `नमस्ते ${name},`) satisfies typeof en.greeting;
export const reference: string = 'रेफ़रेंस नंबर';
export const place: string = 'जगह';
export const preferredDay: string = 'आपका चुना दिन';
export const position: string = 'पद';
export const about: string = 'विषय';
export const call: string = 'हमें फ़ोन करें';
export const track: string = 'अपने अनुरोध की स्थिति देखें';
export const nextTitle: string = 'अब आगे क्या होगा';
export const hours = officeHours.map(({ days, hours }) => `${days}: ${hours}`).join('\n');
export const why = `यह मेल आपको इसलिए मिला है क्योंकि ${company.name} को भेजे गए एक अनुरोध में यह पता लिखा गया था। अगर वह आपने नहीं भेजा, तो आपको कुछ करने की ज़रूरत नहीं।`;

export const months = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
] satisfies typeof en.months;
export const preferredTimes = {
  morning: 'सुबह',
  afternoon: 'दोपहर',
  evening: 'शाम',
} satisfies typeof en.preferredTimes as typeof en.preferredTimes;

const CALL = `हम ${claims.responseHours} घंटे के अंदर आपको फ़ोन करेंगे।`;

export const kinds = {
  consultation_bookings: {
    long: 'सलाह के लिए आपका अनुरोध',
    next: `${CALL} बिजली का पिछला बिल पास रखें; उससे हम तुरंत बता सकेंगे कि सोलर से आपकी कितनी बचत होगी।`,
  },
  installation_requests: {
    long: 'सोलर लगवाने का आपका अनुरोध',
    next: `${CALL} फिर हम मुफ़्त में आपकी छत की जाँच करेंगे और साफ़-साफ़ कीमत बताएँगे।`,
  },
  associate_registrations: {
    long: 'एसोसिएट के लिए आपका रजिस्ट्रेशन',
    next: `हम आपके काग़ज़ देखकर ${claims.responseHours} घंटे के अंदर आपको फ़ोन करेंगे। मंज़ूरी के बाद ग्राहक आपको हमारी एसोसिएट सूची में देख पाएँगे।`,
  },
  career_applications: {
    long: 'आपका आवेदन',
    next: `हम इसे पढ़कर ${claims.responseHours} घंटे के अंदर आपको फ़ोन करेंगे।`,
  },
  training_registrations: {
    long: 'ट्रेनिंग के लिए आपका रजिस्ट्रेशन',
    next: `${CALL} तब हम बताएँगे कि अगला बैच कब शुरू होगा और साथ क्या लाना है।`,
  },
  contact_inquiries: {
    long: 'आपका संदेश',
    next: CALL,
  },
} satisfies typeof en.kinds;

export const acknowledgement = {
  subject: (request, reference) => `${request} मिल गया: ${reference}`,
  thanks: (request) => `धन्यवाद। हमें ${request} मिल गया है।`,
  youWrote: 'आपने लिखा है:',
} satisfies typeof en.acknowledgement;

export const steps = {
  consultation_bookings: {
    scheduled: {
      subject: 'आपकी सलाह का समय तय है',
      text: 'फ़ोन पर जो समय तय हुआ था, उसी समय हम आपसे बात करेंगे।',
      next: 'उस समय हमारे विशेषज्ञ फ़ोन करेंगे या आपके यहाँ आएँगे। समय बदलना हो तो हमें फ़ोन करें, हम दूसरा समय रख लेंगे।',
    },
    completed: {
      subject: 'हमसे बात करने के लिए धन्यवाद',
      text: 'हमसे बात करने के लिए समय निकालने का धन्यवाद।',
      next: 'जब आप फ़ैसला कर लें, या कोई सवाल बाकी हो, तो हमें फ़ोन करें। आपके कहे बिना कोई ऑर्डर नहीं होता।',
    },
  },
  installation_requests: {
    'site-assessment': {
      subject: 'हम आपकी छत देखने आ रहे हैं',
      text: 'आपका अनुरोध हमारी छत की जाँच करने वाली टीम के पास है।',
      next: 'इंजीनियर आपसे समय तय करके आएँगे, छत नापेंगे, छाया और वायरिंग देखेंगे। इसका कोई पैसा नहीं लगता।',
    },
    quotation: {
      subject: 'आपके सिस्टम की कीमत तैयार हो रही है',
      text: 'छत की जाँच हो गई है। अब हम आपके सिस्टम और उसकी कीमत का हिसाब बना रहे हैं।',
      next: 'कीमत का पूरा ब्योरा हम आपको भेजेंगे। फ़ैसला करने से पहले उसकी हर बात पूछ सकते हैं।',
    },
    approved: {
      subject: 'आपका ऑर्डर पक्का हो गया',
      text: 'भरोसे के लिए धन्यवाद। आपका सोलर सिस्टम पक्का हो गया है।',
      next: 'हम सब्सिडी और नेट मीटर के काग़ज़ तैयार करेंगे और इंस्टॉलेशन का दिन आपसे पूछकर तय करेंगे।',
    },
    'in-progress': {
      subject: 'आपके यहाँ काम शुरू हो गया',
      text: 'आपके सोलर सिस्टम को लगाने का काम शुरू हो गया है।',
      next: 'हमारी टीम रोज़ बताएगी कि आगे क्या होगा। सब लग जाने पर हम आपके साथ मिलकर उसे चलाकर देखेंगे।',
    },
    completed: {
      subject: 'आपका सोलर सिस्टम तैयार है',
      text: 'आपका सोलर सिस्टम लग गया है। बधाई।',
      next: `अपने काग़ज़ सँभालकर रखें; पैनलों पर ${claims.panelWarrantyYears} साल की वारंटी है। कुछ ठीक न लगे तो हमें फ़ोन करें।`,
    },
  },
  associate_registrations: {
    approved: {
      subject: `${company.name} में एसोसिएट के रूप में स्वागत है`,
      text: 'आपका रजिस्ट्रेशन मंज़ूर हो गया है।',
      next: 'अब आसपास के ग्राहक आपको हमारी एसोसिएट सूची में देख सकते हैं। शुरुआत के लिए हम आपको फ़ोन करेंगे।',
    },
    rejected: {
      subject: 'आपके रजिस्ट्रेशन के बारे में',
      text: 'हमसे जुड़ने में रुचि के लिए धन्यवाद। इस बार हम आपका रजिस्ट्रेशन मंज़ूर नहीं कर पाए।',
      next: 'कारण जानना हो या कुछ बदल गया हो, तो हमें फ़ोन करें। आप दोबारा आवेदन कर सकते हैं।',
    },
  },
} satisfies typeof en.steps;

export const acceptance = {
  subject: (number) => `आपने हमारा प्रस्ताव ${number} मंज़ूर किया`,
  thanks: 'भरोसे के लिए धन्यवाद। आपने जो मंज़ूर किया, यह उसकी कॉपी है; आगे के कदमों के लिए हम आपको फ़ोन करेंगे।',
  number: 'प्रस्ताव',
  version: (version) => `वर्शन ${version}`,
  by: 'किसने मंज़ूर किया',
  at: 'कब',
  size: 'सिस्टम',
  discount: 'छूट',
  price: 'टैक्स मिलाकर कीमत',
  cost: 'सब्सिडी के बाद खर्च',
  payments: 'कब कितना देना है',
  sections: {
    scope: 'इसमें क्या शामिल है',
    exclusions: 'इसमें क्या शामिल नहीं है',
    warranty: 'वारंटी',
    terms: 'शर्तें',
  },
  hash: (hash) => `आपने जो प्रस्ताव देखा, उसका चेकसम: ${hash}`,
} satisfies typeof en.acceptance;

export const answer = {
  subject: (number) => `प्रस्ताव ${number}: आपके सवाल का जवाब`,
  asked: (number) => `हमारे प्रस्ताव ${number} के बारे में आपने पूछा था:`,
  answered: 'हमारा जवाब:',
  where:
    'यह जवाब प्रस्ताव के पेज पर भी है; हमारे पहले भेजे संदेश के लिंक से वह पेज खुलेगा। कुछ और जानना हो तो वहीं दोबारा पूछें या हमें फ़ोन करें।',
} satisfies typeof en.answer;

export const confirm = {
  subject: 'कृपया अपना ईमेल पता पक्का करें',
  text: `किसी ने, शायद आपने, इस पते पर ${company.name} के नए लेख मँगवाए हैं। बटन दबाएँ, तो नए लेख आपको मिलते रहेंगे।`,
  button: 'हाँ, नए लेख भेजें',
  ignore: 'अगर यह आपने नहीं किया, तो इस मेल को छोड़ दें: बटन दबाए बिना कुछ नहीं भेजा जाता।',
} satisfies typeof en.confirm;

export const article = {
  read: 'लेख पढ़ें',
  why: 'आपने नए लेख मेल से मँगवाए थे।',
  leave: 'ये मेल बंद करें',
} satisfies typeof en.article;
