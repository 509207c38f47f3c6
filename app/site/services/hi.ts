import { claims } from '~/company/facts';
import { place } from '~/company/hi';
import { formatRupees } from '~/lib/format';
import { rangeInHindi } from '~/lib/range-in-hindi';
import { paths } from '../../paths.ts';
import { capacityScale, type KilowattRange, sectorCapacities } from './capacities.ts';
import type * as en from './en';

export const servicesPage = {
  title: 'हमारी सोलर सेवाएँ',
  name: 'सेवाएँ',
  eyebrow: 'हम क्या करते हैं',
  picture: {
    alt: 'कार पार्किंग की छत बने सोलर पैनल, हर गाड़ी की जगह पर चार्जिंग पॉइंट',
    caption: 'चार्जिंग पॉइंट वाली सोलर पार्किंग (सांकेतिक तस्वीर)',
  },
  description: `${place.region} में घर, कारोबार, सरकार और उद्योग के लिए सोलर इंस्टॉलेशन, कंसल्टेंसी, सब्सिडी में मदद, रख-रखाव, स्टाफ़ ट्रेनिंग और फ़्रैंचाइज़ी।`,
  lead: 'आपकी छत पर पहली नज़र से लेकर ग्रिड को भेजी पहली यूनिट तक, और उसके बाद के बरसों में भी: हर बात की ज़िम्मेदारी एक ही कंपनी की।',
} satisfies typeof en.servicesPage;

export const servicesSections = {
  offer: { title: 'हमारे साथ काम करने के सात तरीके' },
  sectors: {
    title: 'हर क्षेत्र के लिए सोलर',
    lead: 'छत पर एक किलोवाट हो या शेड पर दस मेगावाट: वही जाँच, वही लगन, बस नाप अलग।',
    capacity: 'क्षमता',
    pictureNote: 'हर तरह के सिस्टम की तस्वीर सांकेतिक है।',
  },
  process: { eyebrow: 'चार कदम', title: 'इंस्टॉलेशन कैसे होता है' },
} satisfies typeof en.servicesSections;

export const consultationBanner = {
  title: 'मुफ़्त सलाह',
  lead: 'अपनी छत और अपने बिल के बारे में बताएँ। आपको आँकड़े मिलेंगे, बेचने की बातें नहीं।',
  points: [
    { icon: 'clock', text: `${claims.assessmentMinutes} मिनट में झटपट जाँच` },
    { icon: 'shield-check', text: 'कोई बंधन नहीं' },
    { icon: 'indian-rupee', text: 'बचत का अनुमान तुरंत' },
  ],
  cta: 'मुफ़्त सलाह बुक करें',
  link: paths.bookConsultation,
} satisfies typeof en.consultationBanner;

export const services = [
  {
    icon: 'sun',
    title: 'सोलर इंस्टॉलेशन',
    description:
      'आपकी छत के लिए डिज़ाइन किया गया सिस्टम। सर्टिफ़ाइड टेक्नीशियन उसे लगाते हैं, वायरिंग करते हैं, ग्रिड से जोड़ते हैं और काग़ज़ों के साथ आपको सौंपते हैं।',
    features: [
      'ढाँचे और वायरिंग की योजना आपकी छत की जाँच के बाद',
      `${rangeInHindi(claims.panelEfficiency)} एफ़िशिएंसी वाले पैनल`,
      `पैनल पर ${claims.panelWarrantyYears} साल और इंस्टॉलेशन पर ${claims.installationWarrantyYears} साल की वारंटी`,
      'नेट मीटर और ग्रिड कनेक्शन का इंतज़ाम हम करते हैं',
    ],
    cta: 'सोलर लगवाएँ',
    link: paths.installationRequest,
  },
  {
    icon: 'chart-column',
    title: 'सोलर कंसल्टेंसी',
    description:
      'जिस प्रोजेक्ट पर आप अभी सोच रहे हैं, उसका निष्पक्ष हिसाब: साइज़, नक्शा और पूरा खर्च कितने साल में वापस होगा।',
    features: [
      'लोड और छत की जाँच',
      'सिस्टम का साइज़, बिजली उत्पादन और कितने साल में पूरा खर्च वापस, सब काग़ज़ पर',
      'भुगतान के तरीकों की तुलना',
    ],
    cta: 'कंसल्टेंसी लें',
    link: paths.bookConsultation,
  },
  {
    icon: 'landmark',
    title: 'सरकारी सब्सिडी में मदद',
    description: `${claims.subsidyUpToPercent}% तक सब्सिडी के लिए थोड़ा काग़ज़ी काम तो बनता है। हम इसे आपके साथ करते हैं, फ़ॉर्म भरने से लेकर खाते में पैसा आने तक।`,
    features: ['सब्सिडी मिलेगी या नहीं, इसकी जाँच', 'काग़ज़ और आवेदन', 'सरकारी निरीक्षण और आगे की दौड़-भाग'],
    cta: 'सब्सिडी में मदद लें',
    link: paths.bookConsultation,
  },
  {
    icon: 'graduation-cap',
    title: 'स्टाफ़ ट्रेनिंग',
    description: 'आपके अपने लोग उस सिस्टम को चलाना, साफ़ करना और जाँचना सीखते हैं, जिसके नीचे वे रोज़ काम करते हैं।',
    features: ['आपके यहाँ या हमारे सेंटर में', 'छत पर और डीसी के साथ सुरक्षित काम', 'इन्वर्टर और मीटर पढ़ना'],
    cta: 'ट्रेनिंग तय करें',
    link: paths.bookConsultation,
  },
  {
    icon: 'wrench',
    title: 'सालाना रख-रखाव (एएमसी)',
    description: 'कोई देखभाल करता रहे, तो पैनल पूरी बिजली देते रहते हैं। सालाना कॉन्ट्रैक्ट में यह देखभाल हम करते हैं।',
    features: ['तय समय पर सफ़ाई और जाँच', 'वायरिंग और अर्थिंग के टेस्ट', 'वारंटी क्लेम हम सँभालते हैं'],
    cta: 'एएमसी का कोटेशन लें',
    link: paths.bookConsultation,
  },
  {
    icon: 'handshake',
    title: 'फ़्रैंचाइज़ी और एसोसिएट नेटवर्क',
    description: `अपने इलाके में हमारे नाम से बेचें और लगाएँ। फ़्रैंचाइज़ी ${formatRupees(claims.franchiseFromRupees)} से शुरू होती है।`,
    features: [
      'डिस्ट्रीब्यूटर, डीलर या स्टूडेंट पार्टनर',
      'तकनीकी ट्रेनिंग और मार्केटिंग में मदद',
      'सबके लिए खुली एसोसिएट सूची में तुरंत नाम',
    ],
    cta: 'एसोसिएट बनें',
    link: paths.associateRegistration,
  },
  {
    icon: 'message-circle',
    title: 'मुफ़्त सलाह',
    description:
      'समझ नहीं आ रहा, कहाँ से शुरू करें? यहाँ से करें: अपनी छत, अपने बिल और अपने विकल्पों पर विशेषज्ञ से छोटी-सी बात।',
    features: [
      `करीब ${claims.assessmentMinutes} मिनट, फ़ोन पर या हमारे दफ़्तर में`,
      `${claims.responseHours} घंटे के अंदर जवाब`,
      'न कोई खर्च, न कोई बंधन',
    ],
    cta: 'मुफ़्त सलाह बुक करें',
    link: paths.bookConsultation,
  },
] satisfies typeof en.services;

const unitOf = (kilowatts: number) => (kilowatts < 1000 ? 'किलोवाट' : 'मेगावाट');
const amountOf = (kilowatts: number) => (kilowatts < 1000 ? kilowatts : kilowatts / 1000);
const power = (kilowatts: number) => `${amountOf(kilowatts)}\u00a0${unitOf(kilowatts)}`;

/** The unit is said once where both ends share it. */
const capacityOf = (kilowatts: KilowattRange) => {
  const { from, to } = kilowatts;
  return {
    capacity: `${unitOf(from) === unitOf(to) ? amountOf(from) : power(from)} से ${power(to)}`,
    kilowatts,
  };
};

export const sectors = [
  {
    title: 'घरेलू',
    picture: 'residential',
    pictureAlt: 'एक परिवार का घर, जिसकी छत पर सोलर पैनल हैं',
    description: 'घर, अपार्टमेंट और फ़ार्महाउस, जिन्हें कम बिल और बिना शोर वाली छत चाहिए।',
    ...capacityOf(sectorCapacities.residential),
    benefits: [
      `${claims.subsidyUpToPercent}% तक सरकारी सब्सिडी`,
      `बिल में ${claims.billReductionPercent}% कमी`,
      `प्रॉपर्टी की कीमत में ${rangeInHindi(claims.propertyValueIncrease)} बढ़त`,
    ],
  },
  {
    title: 'व्यावसायिक',
    picture: 'commercial',
    pictureAlt: 'दफ़्तर की इमारत की सपाट छत पर सोलर पैनलों की कतारें',
    description: 'दुकानें, दफ़्तर, होटल, अस्पताल और स्कूल, जहाँ लोड तभी सबसे ज़्यादा होता है, जब धूप सबसे तेज़ होती है।',
    ...capacityOf(sectorCapacities.commercial),
    benefits: [
      'दिन का लोड अपनी ही बिजली से पूरा',
      'ख़ाली पड़ी छत भी काम आए',
      'चलाने का खर्च, जिसका अंदाज़ा पहले से हो',
    ],
  },
  {
    title: 'सरकारी',
    picture: 'government',
    pictureAlt: 'सरकारी इमारत, जिसके दोनों हिस्सों पर सोलर पैनल हैं',
    description: 'सरकारी इमारतें, कैंपस और बिजली-पानी जैसे विभाग, जो टेंडर से ख़रीदते हैं और जिन्हें हर काग़ज़ पक्का चाहिए।',
    ...capacityOf(sectorCapacities.government),
    benefits: ['सरकारी सूची में शामिल कंपनी', 'ऑडिट और निरीक्षण के लिए काग़ज़', 'सिस्टम सौंपते समय स्टाफ़ की ट्रेनिंग'],
  },
  {
    title: 'औद्योगिक',
    picture: 'industrial',
    pictureAlt: 'कारख़ाने का शेड, जिसकी टीन की छत पर सोलर पैनल हैं',
    description: 'कारख़ाने, कोल्ड स्टोर और गोदाम, जिनके शेड भी बड़े हैं और कनेक्टेड लोड भी।',
    ...capacityOf(sectorCapacities.industrial),
    benefits: [
      'टीन के शेड और ज़मीन के लिए ढाँचे',
      'काम की योजना आपके उत्पादन के हिसाब से',
      'कॉन्ट्रैक्ट पर सालाना रख-रखाव',
    ],
  },
] satisfies typeof en.sectors;

export const scaleLabels = {
  from: power(capacityScale.from),
  to: power(capacityScale.to),
} satisfies typeof en.scaleLabels;

export const installationSteps = [
  {
    number: '01',
    title: 'छत की जाँच',
    summary: 'मुफ़्त तकनीकी जाँच',
    text: 'हम छत, उस पर पड़ने वाली छाया और उसकी मज़बूती नापते हैं, आपका बिल पढ़ते हैं और मीटर देखते हैं।',
  },
  {
    number: '02',
    title: 'डिज़ाइन और कोटेशन',
    summary: 'आपके लिए बना डिज़ाइन, साफ़ दाम',
    text: 'आपको नक्शा, अनुमानित बिजली उत्पादन और एक ही दाम मिलता है, जिसमें सब कुछ शामिल है।',
  },
  {
    number: '03',
    title: 'इंस्टॉलेशन',
    summary: 'सर्टिफ़ाइड टेक्नीशियन',
    text: 'ढाँचा, पैनल, इन्वर्टर, अर्थिंग और सुरक्षा के उपकरण तय दिनों में लग जाते हैं।',
  },
  {
    number: '04',
    title: 'सिस्टम चालू करना',
    summary: 'टेस्टिंग, ग्रिड कनेक्शन, हैंडओवर',
    text: 'हम टेस्ट करते हैं, नेट मीटर जोड़ते हैं, आपको रीडिंग दिखाते हैं और काग़ज़ आपके पास छोड़ते हैं।',
  },
] satisfies typeof en.installationSteps;

export const servicesClosing = {
  title: 'आपकी छत कमा तो रही है। पर सूरज के लिए।',
  lead: 'आपके लिए कितना कमा सकती है, आधे घंटे में जानें।',
  links: [
    { label: consultationBanner.cta, to: consultationBanner.link },
    { label: 'अपनी बचत जानें', to: paths.calculator },
  ],
} satisfies typeof en.servicesClosing;
