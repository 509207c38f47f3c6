import { documents } from '~/company/documents';
import { claims, company } from '~/company/facts';
import { place } from '~/company/hi';
import { formatNumber, formatRupees } from '~/lib/format';
import { rangeInHindi } from '~/lib/range-in-hindi';
import { trainingCentre } from '~/site/trainings/hi';
import { paths } from '../../paths.ts';
import type * as en from './en';

export const aboutPage = {
  title: 'हम अवध की धूप को काम पर लगाते हैं',
  name: 'हमारे बारे में',
  description: `हम कौन हैं: ${place.city} में सोलर के ${claims.experienceYears} साल, ${claims.installations} से ज़्यादा इंस्टॉलेशन, एक ट्रेनिंग सेंटर, एक गोदाम और ${claims.directorExperienceYears}+ साल के अनुभव वाले डायरेक्टर।`,
  pictureAlt: 'सपाट छत के ऊपर स्टील के फ़्रेम पर सोलर पैनल, पीछे पानी की टंकियाँ और पड़ोस के घर',
  lead: `${place.city} की ${company.name} सोलर लगाती है, उस पर सलाह देती है और उसे सिखाती भी है। हम पहले नापते हैं, फिर वादा करते हैं। और पैनल लगे बरसों बीत जाएँ, तब भी साथ रहते हैं।`,
} satisfies typeof en.aboutPage;

export const aboutLinks = [
  { label: 'कैटलॉग डाउनलोड करें', to: documents.catalogue, icon: 'download' },
  { label: 'LinkedIn पर हमारी पोस्ट', to: company.links.linkedInPost, icon: 'external-link' },
  { label: 'हमें वोट दें', to: company.links.awardVoting, icon: 'vote' },
] satisfies typeof en.aboutLinks;

export const aboutTitles = {
  achievements: `${claims.experienceYears} साल का हिसाब`,
  highlights: 'आपके लिए इसका मतलब',
  places: 'दो जगहें, जो हमारा वादा निभाती हैं',
  certifications: 'दूसरों की परख पर खरे',
} satisfies typeof en.aboutTitles;

export const keyFigures = [
  { value: `${claims.installations}+`, label: 'इंस्टॉलेशन' },
  { value: `${claims.experienceYears} साल`, label: 'अनुभव' },
  { value: `${claims.panelWarrantyYears} साल`, label: 'वारंटी' },
  { value: `${formatNumber(claims.warehouseSqFt)} वर्ग फुट`, label: 'गोदाम' },
] satisfies typeof en.keyFigures;

export const director = {
  eyebrow: 'अगुवाई',
  title: 'हमारे डायरेक्टर',
  figure: `${claims.directorExperienceYears}+`,
  figureLabel: 'साल का अनुभव',
  statement: 'एक छत, पच्चीस साल का वादा। ऐसा वादा जल्दबाज़ी में नहीं किया जाता।',
  paragraphs: [
    `कंपनी ${claims.experienceYears} साल पुरानी है, उसके पीछे का अनुभव उससे भी पुराना। हमारा हर सिस्टम जिस तरह जाँचा, डिज़ाइन किया और बनाया जाता है, उसमें हमारे डायरेक्टर का ${claims.directorExperienceYears}+ साल का अनुभव बोलता है।`,
    'इन्हीं बरसों से वे आदतें आई हैं, जिन पर मिलने वालों की नज़र जाती है: पहले छत की जाँच होती है, फिर दाम बताया जाता है; दाम में सब कुछ शामिल होता है; और सिस्टम को लेकर कोई सवाल हो, तो जिसने बेचा था, वही फ़ोन उठाता है।',
    `यही आदतें हमारे ट्रेनिंग सेंटर में सिखाई जाती हैं, ताकि पूरे ${place.region} में एसोसिएट और टेक्नीशियन हमारी ही तरह काम करें।`,
  ],
} satisfies typeof en.director;

export const purpose = {
  label: 'मकसद और सपना',
  mission: {
    title: 'हमारा मकसद',
    text: 'अपना सोलर होना आम बात बन जाए: साइज़ ईमानदारी से तय, काम सुरक्षित, किस्तें वाजिब, और बात ऐसे शब्दों में, जो हर घर समझे।',
  },
  vision: {
    title: 'हमारा सपना',
    text: `ऐसा ${place.region}, जहाँ परिवार, दुकान या कारख़ाने की छत उसका बिजलीघर भी हो, और उसे बनाने का हुनर हर ज़िले में मिले।`,
  },
} satisfies typeof en.purpose;

export const achievements = [
  {
    figure: `${claims.installations}+`,
    text: 'इंस्टॉलेशन पूरे, एक घर की छत से लेकर कारख़ानों के शेड तक।',
  },
  {
    figure: `${claims.experienceYears} साल`,
    text: 'कंपनी के तौर पर सोलर सिस्टम डिज़ाइन करने, लगाने और उनके रख-रखाव का अनुभव।',
  },
  {
    figure: '100% सर्टिफ़ाइड',
    text: 'एजेंसी से सर्टिफ़ाइड, आईएसओ सर्टिफ़ाइड और सरकारी सूची में शामिल।',
  },
  {
    figure: `${claims.trainers}+ ट्रेनर`,
    text: 'जो हमारे अपने सेंटर में सोलर और इलेक्ट्रिक गाड़ियों का काम सिखाते हैं।',
  },
  {
    figure: `${claims.installationWarrantyYears} साल`,
    text: 'हमारे अपने इंस्टॉलेशन के काम की वारंटी, बनाने वाली कंपनियों की वारंटी के अलावा।',
  },
] satisfies typeof en.achievements;

export const highlights = [
  {
    icon: 'zap',
    figure: `${claims.billReductionPercent}%`,
    title: 'बिल में कमी',
    text: 'सही साइज़ का सिस्टम बिजली का बिल इतना घटा सकता है।',
  },
  {
    icon: 'landmark',
    figure: `${claims.subsidyUpToPercent}% तक`,
    title: 'सब्सिडी',
    text: 'सरकार से मिलती है, काग़ज़ी काम हम करते हैं।',
  },
  {
    icon: 'indian-rupee',
    figure: formatRupees(claims.emiFromRupees),
    title: 'किस्त (EMI) की सुविधा',
    text: 'हर महीने करीब इतने से शुरू।',
  },
  {
    icon: 'house',
    figure: rangeInHindi(claims.propertyValueIncrease),
    title: 'प्रॉपर्टी की कीमत में बढ़त',
    text: 'जो छत कमाती है, बेचते समय उसका दाम ज़्यादा मिलता है।',
  },
] satisfies typeof en.highlights;

export const places = [
  {
    title: 'ट्रेनिंग सेंटर',
    figure: `${formatNumber(claims.warehouseSqFt)}+ वर्ग फुट`,
    text: `ज़मीन पर ही बनी असली छतें, असली इन्वर्टर, मेज़ पर असली दोपहिया। यहाँ ${claims.trainers}+ ट्रेनर इंस्टॉलर, टेक्नीशियन और हमारे अपने एसोसिएट को सिखाते हैं, सिर्फ़ स्लाइड दिखाकर नहीं, हाथ से काम करवाकर।`,
    picture: trainingCentre.picture,
    alt: trainingCentre.pictureAlt,
    link: { label: 'ट्रेनिंग देखें', to: paths.trainings },
  },
  {
    title: 'गोदाम',
    figure: `${formatNumber(claims.warehouseSqFt)} वर्ग फुट`,
    text: 'आपके इंस्टॉलेशन की तारीख़ तय होने से पहले पैनल, ढाँचे, इन्वर्टर और तार यहाँ रखे होते हैं, सूखी जगह में और आते ही जाँचे हुए। आपकी छत ट्रक की राह नहीं देखती।',
    picture: 'warehouse',
    alt: 'सोलर सामान के डिब्बों से भरे ऊँचे रैकों के बीच लंबा गलियारा',
    link: { label: 'सोलर लगवाएँ', to: paths.installationRequest },
  },
] satisfies typeof en.places;

export const certifications = [
  {
    icon: 'badge-check',
    title: 'एजेंसी से सर्टिफ़ाइड',
    text: 'सोलर सिस्टम लगाने के लिए सरकार की अक्षय ऊर्जा एजेंसी से सर्टिफ़ाइड।',
  },
  {
    icon: 'award',
    title: 'आईएसओ सर्टिफ़ाइड',
    text: 'हमारे काम का तरीका लिखा हुआ है, उसकी जाँच होती है और उस पर आईएसओ सर्टिफ़िकेट मिला है।',
  },
  {
    icon: 'landmark',
    title: 'सरकारी सूची में शामिल',
    text: 'हम कंपनियों की सरकारी सूची में हैं, ताकि आपके सिस्टम को सब्सिडी मिल सके।',
  },
] satisfies typeof en.certifications;

export const payment = {
  title: 'आपका पैसा कहाँ जाता है',
  text: 'पैसा सिर्फ़ कंपनी के अपने खाते में दें, जो यहाँ और आपके कोटेशन पर लिखा है। किसी व्यक्ति के खाते में पैसा हम कभी नहीं माँगते, और OTP भी कभी नहीं। पैसों का कोई संदेश अटपटा लगे, तो पैसा देने से पहले हमें फ़ोन करें।',
  alt: 'कंपनी के भुगतान के ब्योरे का नमूना: खाते का नाम, बैंक, खाता नंबर और भुगतान कोड',
  note: 'यह नमूना है, खोलने पर बड़ा दिखता है। सही खाता वही है, जो आपके दस्तख़त वाले कोटेशन पर लिखा है।',
} satisfies typeof en.payment;

export const aboutClosing = {
  title: 'आएँ, जो चाहें पूछें।',
  lead: 'फ़ोन पर, दफ़्तर में, या अपनी ही छत पर।',
  links: [
    { label: 'मुफ़्त सलाह बुक करें', to: paths.bookConsultation },
    { label: 'संपर्क करें', to: paths.contact },
  ],
} satisfies typeof en.aboutClosing;
