import { estimateUnits } from '~/calculator/hi';
import { fixedOffers } from '~/calculator/rates';
import { claims, company } from '~/company/facts';
import { place } from '~/company/hi';
import { subsidyFigures } from '~/company/subsidy/figures';
import { formatRupees } from '~/lib/format';
import { rangeInHindi } from '~/lib/range-in-hindi';
import { paths } from '~/paths';
import type * as en from './en';

export const homeMeta = {
  title: `${company.name}: ${place.city}, ${place.region} में छत पर सोलर`,
  description: `${place.city} के घरों, दुकानों, खेतों और कारख़ानों के लिए सोलर पैनल। ${claims.installations}+ प्रोजेक्ट, ${claims.panelWarrantyYears} साल की वारंटी, सब्सिडी में मदद और मुफ़्त सलाह।`,
  keywords: `सोलर पैनल ${place.city}, छत पर सोलर ${place.region}, सोलर सब्सिडी, सोलर इंस्टॉलेशन, सोलर वॉटर पंप, सोलर फ़्रैंचाइज़ी, सोलर ट्रेनिंग`,
} satisfies typeof en.homeMeta;

export const hero = {
  eyebrow: `${place.region} में सोलर`,
  title: 'लखनऊ की धूप भरे आपका बिजली का बिल',
  lead: `एक ही सर्टिफ़ाइड टीम सिस्टम डिज़ाइन करती है, लगाती है और सब्सिडी में मदद करती है। बिल ${claims.billReductionPercent}% तक घट जाता है।`,
  pictureAlt: 'दोमंज़िला घर की सपाट छत पर ऊँचे फ़्रेम पर लगे सोलर पैनल, आस-पास पड़ोस के घर',
  consultation: { label: 'मुफ़्त सलाह लें', to: paths.bookConsultation },
  calculator: { label: 'अपनी बचत जानें', to: paths.calculator },
  stats: [
    { value: `${claims.installations}+`, label: 'प्रोजेक्ट' },
    { value: `${claims.experienceYears}`, label: 'साल' },
    { value: '100%', label: 'सर्टिफ़ाइड' },
  ],
} satisfies typeof en.hero;

const [example] = fixedOffers;

export const heroExample = {
  before: `${formatRupees(example.upToBill)} के बिल वाले घर में ${estimateUnits.kilowatts(example.systemKw)} का सिस्टम बचाता है`,
  saving: `हर महीने ${formatRupees(example.monthlySaving)}`,
  after: `और सब्सिडी के ${formatRupees(subsidyFigures.for3Kw)} वापस मिलते हैं।`,
} satisfies typeof en.heroExample;

export const installationTypes = [
  {
    name: 'घरेलू',
    picture: 'residential',
    alt: 'एक परिवार के घर की सपाट छत पर ऊँचे फ़्रेम पर लगे पैनल',
  },
  { name: 'व्यावसायिक', picture: 'commercial', alt: 'दफ़्तर की इमारत की सपाट छत पर पैनलों की कतारें' },
  { name: 'औद्योगिक', picture: 'industrial', alt: 'कारख़ाने के शेडों की छतों पर पैनल' },
  { name: 'सरकारी', picture: 'government', alt: 'गुंबद वाली सरकारी इमारत के दोनों हिस्सों पर पैनल' },
  { name: 'सोलर फ़ार्म', picture: 'farm', alt: 'सूरज निकलते समय पैनलों से भरा मैदान' },
  {
    name: 'सोलर वॉटर पंप',
    picture: 'water-pump',
    alt: 'खेत के पास पैनल से चलता पंप, जो टंकी भर रहा है',
  },
] satisfies typeof en.installationTypes;

export const installationTypesCopy = {
  title: 'एक छत से लेकर पूरे खेत तक',
  note: 'इस पेज की तस्वीरें सांकेतिक हैं।',
} satisfies typeof en.installationTypesCopy;

export const trust = [
  { icon: 'badge-check', title: 'सर्टिफ़ाइड', text: 'सरकारी एजेंसी और आईएसओ से, सरकारी सूची में शामिल' },
  {
    icon: 'shield-check',
    title: `${claims.panelWarrantyYears} साल की वारंटी`,
    text: 'परफ़ॉर्मेंस गारंटी के साथ',
  },
  {
    icon: 'sun',
    title: 'हाई एफ़िशिएंसी पैनल',
    text: `${rangeInHindi(claims.panelEfficiency)} धूप बिजली बन जाती है`,
  },
] satisfies typeof en.trust;

export const carouselCopy = {
  label: 'ख़ास बातें',
  carousel: 'कैरोसेल',
  slide: 'स्लाइड',
  position: (slide: number, slides: number) => `${slides} में से ${slide}`,
  show: (slide: number, slides: number) => `${slides} में से स्लाइड ${slide} दिखाएँ`,
  pause: 'स्लाइड रोकें',
  play: 'स्लाइड चलाएँ',
} satisfies typeof en.carouselCopy;

export const banners = [
  {
    picture: 'banner-dawn-farm',
    alt: 'भोर में पैनलों से भरा चौड़ा मैदान, पीछे पहाड़ियाँ और उगता सूरज',
    title: '1\u00a0किलोवाट से 10\u00a0मेगावाट तक के सिस्टम',
    link: { label: 'हमारी सेवाएँ देखें', to: paths.services },
  },
  {
    picture: 'banner-noon-rooftop',
    alt: 'दोपहर में सपाट छत पर ऊँचे फ़्रेम पर लगे पैनल, पीछे पानी की टंकियाँ और पेड़',
    title: `किस्त (EMI) हर महीने करीब ${formatRupees(claims.emiFromRupees)} से शुरू`,
    link: { label: 'अपनी किस्त जानें', to: paths.calculator },
  },
  {
    picture: 'banner-dusk-street',
    alt: 'शाम ढले गली में रोशन घर, सबसे पास वाली छत पर पैनल',
    title: `इंस्टॉलेशन पर ${claims.installationWarrantyYears} साल की वारंटी`,
    link: { label: 'सोलर लगवाएँ', to: paths.installationRequest },
  },
] satisfies typeof en.banners;

export const franchise = {
  eyebrow: 'फ़्रैंचाइज़ी',
  title: `अपना सोलर कारोबार शुरू करें, ${formatRupees(claims.franchiseFromRupees)} से`,
  lead: 'अपने शहर को आप जानते हैं। माल, ट्रेनिंग और नाम हम लाते हैं। दोनों मिलकर शहर की छतों पर पैनल लगाते हैं।',
  action: { label: 'एसोसिएट रजिस्ट्रेशन करें', to: paths.associateRegistration },
  secondary: { label: 'हमारे एसोसिएट से मिलें', to: paths.ourAssociates },
  pictureAlt: 'लंबे, रोशन गोदाम में रैक पर रखे पैनल और इन्वर्टर',
} satisfies typeof en.franchise;

export const location = {
  eyebrow: 'हमारा पता',
  title: `${place.city} में हमसे मिलने आएँ`,
  mapAlt: `नक्शे का चित्र: ${place.city} के बीच में, गोमती नदी के दक्षिण में, स्टेशन रोड पर हमारा दफ़्तर`,
  hours: 'फ़ोन पर बात करने का समय',
  open: 'नक्शे पर देखें',
} satisfies typeof en.location;

export const chat = {
  title: 'WhatsApp पर हमसे बात करें',
  lead: 'कोई सवाल चुनें, संदेश पहले से लिखा मिलेगा।',
  messages: [
    'मुझे सोलर पर मुफ़्त सलाह चाहिए।',
    'मेरे बिजली के बिल में कितनी बचत हो सकती है?',
    'कृपया सरकारी सब्सिडी में मेरी मदद करें।',
    'सोलर फ़्रैंचाइज़ी में मेरी दिलचस्पी है।',
    'कृपया अपनी ट्रेनिंग के बारे में बताएँ।',
  ],
  start: {
    label: 'बातचीत शुरू करें',
    message: `नमस्ते ${company.name}, मुझे सोलर लगवाने के बारे में और जानना है।`,
  },
} satisfies typeof en.chat;

export const callLineHours = [
  { days: 'सोमवार से शनिवार', hours: 'सुबह 9 से शाम 6 बजे' },
  { days: 'रविवार', hours: 'सुबह 10 से शाम 4 बजे' },
] satisfies typeof en.callLineHours;

export const call = {
  title: 'हमारी टीम से बात करें',
  lead: 'भारत में किसी भी फ़ोन से मुफ़्त।',
  action: 'अभी फ़ोन करें',
} satisfies typeof en.call;
