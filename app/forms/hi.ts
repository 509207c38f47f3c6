import type * as en from './en';

export const formWords = {
  optional: 'चाहें तो',
  characters: (count: number, max: number) => `${max} में से ${count} अक्षर`,
  summaryTitle: (count: number) => (count === 1 ? 'एक जवाब दोबारा देख लें' : `${count} जवाब दोबारा देख लें`),
  draftRestored: 'आपने पहले जो लिखा था, वह हमने इसी फ़ोन या कंप्यूटर पर सँभालकर रखा है।',
  startOver: 'नए सिरे से भरें',
  offline: 'इंटरनेट नहीं चल रहा है। आप जो लिखेंगे, वह इसी फ़ोन या कंप्यूटर पर सुरक्षित रहेगा; इंटरनेट आने पर भेज दें।',
  notAccepted: 'यह जवाब नहीं लिया जा सका। कृपया इसे जाँचकर दोबारा भेजें।',
  stillLoading: {
    before: 'फ़ॉर्म अभी लोड हो रहा है। देर तक ऐसा ही रहे तो कृपया पेज दोबारा लोड करें, या',
    after: ' पर हमसे बात करें।',
  },
  needsScript: 'यह फ़ॉर्म JavaScript के बिना नहीं चलता। आप हमें फ़ोन भी कर सकते हैं या WhatsApp पर लिख सकते हैं:',
  continueOnWhatsApp: 'WhatsApp पर आगे बढ़ें',
  whatsAppNote: 'जल्दी जवाब चाहिए? यही जानकारी हमारे WhatsApp पर भेज दें।',
  nothingLost: {
    before: 'आपका लिखा कुछ भी नहीं खोया है: दोबारा कोशिश करने के लिए बटन दबाएँ, या',
    after: ' पर हमसे बात करें।',
  },
} satisfies typeof en.formWords;

export const consentWords = {
  name: 'आपकी सहमति',
  before: (purpose = 'मुझे जवाब देने के लिए') => `मैं सहमत हूँ कि मेरी जानकारी ${purpose} रखी और इस्तेमाल की जाए, जैसा`,
  policy: 'प्राइवेसी पॉलिसी',
  after: ' में लिखा है।',
  missing: 'कृपया इस बॉक्स पर टिक करें, ताकि हम आपकी जानकारी रख सकें और इस्तेमाल कर सकें।',
} satisfies typeof en.consentWords;

export const referenceWords = {
  label: 'आपका रेफ़रेंस नंबर',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया',
  copyYourself: 'नंबर चुन लिया गया है। कृपया इसे ख़ुद कॉपी करें।',
  follow: 'अपने अनुरोध की स्थिति देखें',
} satisfies typeof en.referenceWords;

export const honeypotWords = {
  label: 'वेबसाइट',
  tooFast: {
    title: 'यह तो बहुत जल्दी हो गया',
    description: 'बहुत तेज़ी से भेजे गए फ़ॉर्म हम एक बार रोकते हैं, ताकि कंप्यूटर प्रोग्राम दूर रहें। कृपया बटन दोबारा दबाएँ।',
  },
  filled: {
    title: 'कृपया बटन दोबारा दबाएँ',
    description:
      'एक छिपा हुआ बॉक्स भर गया है, जैसा कंप्यूटर प्रोग्राम करते हैं। अगर फ़ॉर्म आप ख़ुद भर रहे हैं, तो भेजने के लिए एक बार और दबाएँ।',
  },
} satisfies typeof en.honeypotWords;

export const presetWords = {
  name: 'पूरा नाम',
  phone: 'फ़ोन नंबर',
  phoneHint: 'भारत के नंबर में +91 लगाना ज़रूरी नहीं; विदेश का नंबर + और देश के कोड से शुरू करें।',
  email: 'ईमेल',
  location: 'जगह',
  locationExample: 'इलाका और शहर',
  pincode: 'पिन कोड',
  city: 'शहर या कस्बा',
  state: 'राज्य',
  chooseState: 'राज्य चुनें',
} satisfies typeof en.presetWords;

export const ruleWords = {
  name: 'कृपया अपना पूरा नाम लिखें।',
  phone: {
    missing: 'कृपया अपना फ़ोन नंबर लिखें।',
    wrong:
      'कृपया भारत का 10 अंकों का नंबर (जैसे 98765 43210) लिखें, या विदेश का नंबर देश के कोड के साथ (जैसे +971 50 123 4567)।',
  },
  email: {
    missing: 'कृपया अपना ईमेल लिखें।',
    wrong: 'कृपया ईमेल जाँच लें: वह name@example.com जैसा होना चाहिए।',
  },
  pincode: {
    missing: 'कृपया अपना पिन कोड लिखें।',
    wrong: 'पिन कोड में 6 अंक होते हैं (जैसे 226001) और वह शून्य से शुरू नहीं होता।',
  },
  mapsLink: {
    missing: 'कृपया अपनी जगह का Google Maps लिंक पेस्ट करें।',
    wrong: 'कृपया शेयर बटन से मिला Google Maps लिंक पेस्ट करें, जैसे https://maps.app.goo.gl/…',
  },
  amount: {
    wrong: 'कृपया अंकों में लिखें (जैसे 3,500)।',
    tooSmall: (min: number) => `कृपया ${min} या उससे ज़्यादा लिखें।`,
    tooLarge: (max: string) => `कृपया ${max} से ज़्यादा न लिखें।`,
  },
  experience: {
    negative: 'अनुभव के साल शून्य से कम नहीं हो सकते।',
    fraction: 'कृपया पूरे साल लिखें (जैसे 2)।',
    tooLarge: (max: number) => `कृपया 0 से ${max} तक की संख्या लिखें।`,
  },
  day: {
    wrong: 'कृपया तारीख़ चुनें।',
    past: 'कृपया आज की या आगे की तारीख़ चुनें।',
    refused: 'भारत में यह दिन बीत चुका है। कृपया आगे की तारीख़ चुनें; हो सकता है कि आपके फ़ोन या कंप्यूटर की तारीख़ ग़लत हो।',
  },
  tooShort: (min: number) => `कृपया कम से कम ${min} अक्षर लिखें।`,
  tooLong: (max: string) => `कृपया ${max} अक्षरों से ज़्यादा न लिखें।`,
} satisfies typeof en.ruleWords;

export const fileWords = {
  choose: 'फ़ाइल चुनें या खींचकर यहाँ छोड़ें',
  remove: (name: string) => `${name} हटाएँ`,
  kinds: (labels: string[]) =>
    [labels.slice(0, -1).join(', '), ...labels.slice(-1)].filter(Boolean).join(' या '),
  rule: (kinds: string, megabytes: number) => `${kinds}, ${megabytes} MB तक`,
  ruleAndHint: (rule: string, hint: string) => `${rule}। ${hint}`,
  kilobytes: (size: string) => `${size} KB`,
  megabytes: (size: string) => `${size} MB`,
  otherKind: (name: string, kinds: string) => `“${name}” नहीं भेजी जा सकती। कृपया ${kinds} फ़ाइल चुनें।`,
  empty: (name: string) => `“${name}” ख़ाली है। कृपया दूसरी फ़ाइल चुनें।`,
  tooLarge: (name: string, size: string, megabytes: number) =>
    `“${name}” ${size} की है; सीमा ${megabytes} MB है। कृपया छोटी फ़ाइल चुनें।`,
  disguised: (name: string, kind: string, kinds: string) =>
    `“${name}” असली ${kind} फ़ाइल नहीं है। कृपया इसे ${kinds} में दोबारा सेव करें।`,
  unreadable: (name: string) =>
    `“${name}” पढ़ी नहीं जा सकी: वह कहीं और चली गई है, बदल गई है या अभी इस फ़ोन या कंप्यूटर पर नहीं है। कृपया उसे दोबारा चुनें।`,
  uploading: (percent: number) => `आपकी फ़ाइल अपलोड हो रही है: ${percent}%`,
  uploaded: 'फ़ाइल अपलोड हो गई, अब आपकी जानकारी भेजी जा रही है',
  cancel: 'अपलोड रोकें',
  cancelled: {
    title: 'अपलोड रोक दिया गया',
    description: 'कुछ भी नहीं भेजा गया। आपकी भरी हुई जानकारी यहीं है।',
  },
  lost: 'आपका अनुरोध मिल गया है, लेकिन फ़ाइल अपलोड नहीं हो सकी। जब हम आपसे संपर्क करें, तो कृपया उसे WhatsApp पर भेज दें।',
} satisfies typeof en.fileWords;
