import { EMI_YEARS, fixedOffers, HORIZON_YEARS, scaledOffer, YEARLY_YIELD_PER_KW } from '~/calculator/rates';
import { claims, company } from '~/company/facts';
import { formatNumber, formatRupees } from '~/lib/format';
import type { IconName } from '~/ui/icons.generated';
import type * as en from './en';

const largestFixedBill = fixedOffers.at(-1)?.upToBill ?? 0;

export const calculatorPage = {
  title: 'सोलर बचत कैलकुलेटर',
  description: `महीने का बिल लिखें और देखें: सही सोलर सिस्टम, सब्सिडी के साथ और उसके बिना किस्त (EMI), कितने साल में पूरा खर्च वापस और ${HORIZON_YEARS} साल की बचत।`,
  lead: `अपना महीने का बिल लिखें। आपके लिए सही सिस्टम, उसकी किस्त और ${HORIZON_YEARS} साल की बचत साथ-साथ दिखेगी।`,

  needsScript: 'कैलकुलेटर JavaScript के बिना नहीं चलता। हम आपके साथ हिसाब लगा देंगे:',
  bill: { label: 'महीने का बिजली का बिल', slider: 'या खिसकाकर रकम चुनें' },
  subsidy: { label: 'सब्सिडी मिलेगी?', yes: 'हाँ', no: 'नहीं' },
  examples: {
    title: 'झटपट उदाहरण',
    upTo: (rupees: string) => `${rupees} तक`,
    between: (from: string, to: string) => `${from} से ${to}`,
    above: (rupees: string) => `${rupees} से ऊपर`,
    system: (size: string) => `${size} का सिस्टम`,
    sizes: (from: number, to: number) => `${from} से ${to}`,
  },

  empty: {
    title: 'आपकी छत को बस एक रकम का इंतज़ार है',
    text: 'बिल लिखें या कोई उदाहरण चुनें: आपको जितने पैनल चाहिए और उनसे जो बचत होगी, दोनों यहाँ दिखेंगे।',
  },
  strip: {
    system: 'सिस्टम',
    saved: 'हर महीने बचत',
    payback: 'खर्च वापस',
    years: (years: string) => `${years} साल में`,
  },
  years: (years: number | string) => `${years} साल`,
  results: {
    system: 'आपके लिए सही सोलर सिस्टम',
    systemSize: 'सिस्टम का साइज़',
    monthlySavings: 'हर महीने की बचत',
    unitsSaved: 'बची यूनिट हर महीने',
    payback: 'साल में पूरा खर्च वापस',
    savingAboveBill:
      'इतनी बचत तब होती है जब इस सिस्टम की पूरी बिजली इस्तेमाल हो। बिल इससे कम हो, तो बचत बिल से ज़्यादा नहीं होगी।',
    emi: (years: number) => `${years} साल की किस्त (EMI) के विकल्प`,
    afterSubsidy: 'सब्सिडी के बाद',
    beforeSubsidy: 'सब्सिडी से पहले',
    instalments: (from: string, to: string) => `${from} से ${to}`,
    aMonth: 'हर महीने',
    announcement: (size: string, saving: string, years: string) =>
      `आपके लिए ${size} का सिस्टम सही है। हर महीने ${saving} की बचत और ${years} साल में पूरा खर्च वापस।`,
    downPayment: 'शुरुआती भुगतान',
    interestRate: 'ब्याज दर',
    duration: 'अवधि',
    savingsCoverEmi: (rupees: string) => `किस्त बचत से ही निकल जाती है और हर महीने ${rupees} तक हाथ में रहते हैं।`,
    emiExceedsSavings: (rupees: string) =>
      `जब तक किस्त चलेगी, हर महीने कम से कम ${rupees} अपनी ओर से मिलाने होंगे; उसके बाद पूरी बचत आपकी है।`,
    summary: 'बचत का हिसाब',
    total: `${HORIZON_YEARS} साल की कुल बचत, सारा खर्च घटाकर`,
    yearlySavings: 'हर साल की बचत',
    generation: 'हर साल का बिजली उत्पादन',
    kilowattHours: (amount: string) => `${amount} यूनिट`,
  },

  disclaimer: 'ये आँकड़े मोटा अनुमान हैं और शहर के हिसाब से बदल सकते हैं।',

  print: {
    title: 'आपका सोलर अनुमान',
    basis: (bill: string, subsidyEligible: boolean, date: string) =>
      `महीने के ${bill} के बिल पर, सब्सिडी ${subsidyEligible ? 'के साथ' : 'के बिना'} · ${date}`,
  },

  ready: {
    title: 'सोलर के लिए तैयार?',
    withResult: 'यह अनुमान हमें भेजें। हम छत की जाँच करेंगे, आँकड़े पक्के करेंगे और सब्सिडी के काग़ज़ सँभालेंगे।',
    withoutResult: 'अपनी छत, अपने बिल और मिलने वाली सब्सिडी के बारे में हमसे बात करें।',
    whatsapp: 'यह सिस्टम लगवाएँ',
    consultation: 'मुफ़्त सलाह बुक करें',
    installation: 'इंस्टॉलेशन का अनुरोध करें',
  },
  share: {
    link: 'यह अनुमान शेयर करें',
    copied: 'लिंक कॉपी हो गया',
    copiedText: 'जो भी इसे खोलेगा, उसे यही अनुमान दिखेगा।',
    failed: 'लिंक कॉपी नहीं हो सका',
    failedText: 'लिंक आपके ब्राउज़र के एड्रेस बार में है।',
    print: 'प्रिंट करें या PDF सेव करें',
  },
  chart: {
    title: 'बचत कब खर्च से आगे निकलेगी',
    lead: 'साल-दर-साल आप कितना दे चुके होंगे और कितना बचा चुके होंगे।',
    paid: 'अब तक दिया',
    saved: 'अब तक बचाया',
    ahead: 'कुल फ़ायदा',
    year: 'साल',
    start: 'शुरू',
    balance: 'बचाया, दिया घटाकर',
    earnedBack: { after: 'पूरा खर्च वापस', years: (years: string) => `${years} साल में` },
    aheadAfter: (years: string) => `${years} साल बाद आप फ़ायदे में`,
    aheadText:
      'तब तक आप जितना दे चुके होंगे (शुरुआती भुगतान और उस दिन तक की किस्तें), उससे ज़्यादा बचा चुके होंगे। तालिका में यही हिसाब है।',
    paybackAfter: (years: string) => `${years} साल में पूरा खर्च वापस`,
    paybackText: `तब तक आपकी बचत पूरे खर्च के बराबर हो जाएगी, यानी शुरुआती भुगतान और सभी ${EMI_YEARS * 12} किस्तें (जो तब बाकी होंगी, वे भी)।`,
    paybackAfterLastEmi: `तब तक आपकी बचत पूरे खर्च के बराबर हो जाएगी, यानी शुरुआती भुगतान और सभी ${EMI_YEARS * 12} किस्तें। आख़िरी किस्त तब तक दी जा चुकी होगी, इसलिए तालिका में भी फ़ायदा इसी समय से दिखता है।`,
    showTable: 'आँकड़े तालिका में देखें',
    hideTable: 'तालिका छिपाएँ',
  },
} satisfies typeof en.calculatorPage;

export const whatsappMessages = {
  withResult: (bill: string, systemSize: string) =>
    `नमस्ते ${company.name}, मेरा महीने का बिजली का बिल ${bill} है। आपका कैलकुलेटर ${systemSize} का सोलर सिस्टम बताता है। मुझे यह सिस्टम लगवाना है।`,
  withoutResult: `नमस्ते ${company.name}, मुझे सरकारी सब्सिडी योजना में सोलर सिस्टम लगवाने में दिलचस्पी है। कृपया जानकारी भेजें।`,
} satisfies typeof en.whatsappMessages;

export const calculatorBenefits: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'landmark',
    title: `${claims.subsidyUpToPercent}% तक सरकारी सब्सिडी`,
    text: 'सरकारी निरीक्षण के बाद आपके बैंक खाते में आती है; काग़ज़ हम तैयार करते हैं।',
  },
  {
    icon: 'shield-check',
    title: `${claims.panelWarrantyYears} साल की वारंटी`,
    text: 'साथ में पैनलों पर परफ़ॉर्मेंस गारंटी।',
  },
  {
    icon: 'credit-card',
    title: 'आसान किस्त (EMI)',
    text: `थोड़ा-सा शुरुआती भुगतान, फिर ${EMI_YEARS} साल तक किस्तें।`,
  },
];

export const assumptionsTitle = 'इन आँकड़ों के पीछे का हिसाब';

export const assumptions: { term: string; text: string }[] = [
  {
    term: 'साइज़',
    text: `आपके बिल से तय होता है, जैसा तालिका में है। ${formatRupees(largestFixedBill)} से ऊपर हम हर ${formatRupees(scaledOffer.rupeesPerStep)} या उसके हिस्से पर 1\u00a0किलोवाट रखते हैं, ${scaledOffer.maxSystemKw}\u00a0किलोवाट तक।`,
  },
  {
    term: 'बिजली उत्पादन',
    text: `हर किलोवाट के पैनल से साल में ${formatNumber(YEARLY_YIELD_PER_KW)} यूनिट, हर साल उतनी ही।`,
  },
  {
    term: 'बची यूनिट',
    text: `बड़े बिल में ₹${scaledOffer.tariff.toFixed(2)} प्रति यूनिट के हिसाब से। आपकी अपनी बिजली दर अलग हो सकती है।`,
  },
  {
    term: 'कुल खर्च',
    text: `शुरुआती भुगतान और ${EMI_YEARS * 12} किस्तें, हर किस्त की कम वाली रकम लेकर: सब्सिडी मिलेगी तो सब्सिडी के बाद की, नहीं तो सब्सिडी से पहले की।`,
  },
  {
    term: 'खर्च वापस',
    text: 'कुल खर्च को एक साल की बचत से भाग देकर: वह समय जब आपकी बचत पूरे खर्च के बराबर हो जाती है, बाकी किस्तें भी मिलाकर। चार्ट के नीचे की तालिका में सिर्फ़ वही गिना जाता है जो हर साल के आख़िर तक दिया जा चुका है, इसलिए उसमें फ़ायदा पहले दिख सकता है।',
  },
  {
    term: `${HORIZON_YEARS} साल`,
    text: 'बिजली के आज के दाम पर बचत, कुल खर्च घटाकर। यूनिट महँगी हुई तो बचत बढ़ेगी; सफ़ाई और मरम्मत का खर्च इसमें नहीं गिना गया है।',
  },
];

export const offersTable = {
  caption: 'बिल और सिस्टम',
  bill: 'महीने का बिल',
  system: 'सिस्टम',
  saving: 'हर महीने की बचत',
  upTo: (amount: string) => `${amount} तक`,
  above: (rupees: string) => `${rupees} से ऊपर`,
  shareOfBill: (percent: number) => `बिल का ${percent}%`,
} satisfies typeof en.offersTable;
