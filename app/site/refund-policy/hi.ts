import { claims, company } from '~/company/facts';
import { paths } from '~/paths';
import { POLICIES_EFFECTIVE_FROM, type Policy } from '~/site/policy/policy';
import type * as en from './en';
import { refundPercent, refundRules } from './rules';

const { from, to } = refundRules.processingBusinessDays;

export const refundStagesTitle = 'किस पड़ाव पर कितना रिफ़ंड';

const stages = {
  beforeSurvey: 'छत की जाँच से पहले',
  afterSurvey: 'जाँच के बाद, सामान ख़रीदने से पहले',
  afterProcurement: 'सामान ख़रीदने के बाद, इंस्टॉलेशन से पहले',
  afterCommissioning: 'सिस्टम चालू होने के बाद',
};

export const refundStages = [
  { percent: refundPercent.beforeSurvey, label: 'पूरा रिफ़ंड', when: stages.beforeSurvey },
  {
    percent: refundPercent.afterSurvey,
    label: `${refundPercent.afterSurvey}% रिफ़ंड`,
    when: stages.afterSurvey,
  },
  {
    percent: refundPercent.afterProcurement,
    label: `${refundPercent.afterProcurement}% रिफ़ंड`,
    when: stages.afterProcurement,
  },
  { percent: refundPercent.afterCommissioning, label: 'रिफ़ंड नहीं', when: stages.afterCommissioning },
] satisfies typeof en.refundStages;

export const refundPolicy: Policy = {
  title: 'रिफ़ंड पॉलिसी',
  description:
    'सोलर का काम रद्द करने पर किस पड़ाव पर कितना पैसा वापस मिलता है, रिफ़ंड में कितना समय लगता है, और सुधार और परफ़ॉर्मेंस के हमारे वादे।',
  path: paths.refundPolicy,
  lead: 'इरादे बदल सकते हैं। यहाँ लिखा है कि सोलर के काम में किस पड़ाव पर आपको कितना पैसा वापस मिलता है, और हमारा लगाया सिस्टम ठीक से काम न करे तो हम क्या करते हैं।',
  effectiveFrom: POLICIES_EFFECTIVE_FROM,
  glance: [
    { value: `${from} से ${to}`, label: 'कामकाजी दिन लगते हैं रिफ़ंड की कार्रवाई में' },
    { value: `${refundRules.rectificationDays} दिन`, label: 'तक मुफ़्त सुधार, सिस्टम चालू होने के बाद' },
    { value: `${refundRules.performanceGuaranteePercent}%`, label: 'कम से कम इतनी परफ़ॉर्मेंस की गारंटी' },
  ],
  sections: [
    {
      id: 'cancelling',
      title: 'सिस्टम चालू होने से पहले रद्द करना',
      blocks: [
        'हर काम के चार पड़ाव हैं: छत की जाँच, आपकी छत के लिए सामान की ख़रीद, इंस्टॉलेशन और सिस्टम का चालू होना। हम कितना लौटा सकते हैं, यह इससे तय होता है कि जिस दिन आपका रद्द करने का संदेश हमें मिला, उस दिन तक आख़िरी पड़ाव कौन-सा पार हुआ था।',
        {
          table: {
            caption: `${refundStagesTitle}, आपकी दी हुई रकम में से`,
            head: ['आप कब रद्द करते हैं', 'आपको वापस मिलता है', 'क्यों'],
            rows: [
              [stages.beforeSurvey, 'पूरा रिफ़ंड', 'आपकी जगह के लिए अभी कोई काम नहीं हुआ है।'],
              [
                stages.afterSurvey,
                `${refundPercent.afterSurvey}%`,
                'बाकी रकम इंजीनियर के आने और आपकी छत के लिए बने डिज़ाइन का खर्च है।',
              ],
              [
                stages.afterProcurement,
                `${refundPercent.afterProcurement}%`,
                'बाकी रकम आपके सिस्टम के लिए ख़रीदा सामान लौटाने या कहीं और लगाने का खर्च है।',
              ],
              [stages.afterCommissioning, 'रिफ़ंड नहीं', 'सिस्टम आपका है और चल रहा है। उस पर नीचे लिखी गारंटियाँ हैं।'],
            ],
          },
        },
        'अगर इंस्टॉलेशन शुरू होने के बाद और सिस्टम चालू होने से पहले काम रुकवाना पड़े, तो हमें तुरंत लिखें। हम काम रोकते हैं, जो काम हुआ और जो सामान दिया गया उसकी सूची बनाते हैं, और आपके साथ लिखित में हिसाब करते हैं।',
      ],
    },
    {
      id: 'rectification',
      title: 'मुफ़्त सुधार',
      blocks: [
        `अगर हमारे काम में कुछ ठीक न हो, तो सिस्टम चालू होने के ${refundRules.rectificationDays} दिनों के अंदर हमें बताएँ। हम उसे मुफ़्त में ठीक करते हैं। इसमें वायरिंग, ढाँचा, फ़िटिंग, पानी रोकने की सील और सेटिंग आती हैं: वह सब, जो हमने आपकी जगह पर किया।`,
        `उन ${refundRules.rectificationDays} दिनों के बाद इंस्टॉलेशन की ${claims.installationWarrantyYears} साल की वारंटी और बनाने वाली कंपनियों की वारंटी चलती रहती हैं; इनके बारे में [नियम और शर्तों](${paths.termsConditions}#warranties) में लिखा है।`,
      ],
    },
    {
      id: 'performance',
      title: 'परफ़ॉर्मेंस गारंटी',
      blocks: [
        `आपके सिस्टम के डिज़ाइन में जितना बिजली उत्पादन लिखा है, हम उसके कम से कम ${refundRules.performanceGuaranteePercent}% की गारंटी देते हैं। अगर आपका मीटर इससे कम दिखाए, तो हम सिस्टम की जाँच करते हैं और कमी की वजह अपने खर्च पर दूर करते हैं।`,
        'बिजली उत्पादन का मिलान बिल की एक पूरी अवधि पर होता है, एक-एक दिन पर नहीं। इंस्टॉलेशन के बाद आई छाया, साफ़ न किए गए पैनल, बिजली की कटौती और दूसरों के किए बदलाव सिस्टम की कमी नहीं गिने जाते।',
      ],
    },
    {
      id: 'fees',
      title: 'विज़िट, ट्रेनिंग और दूसरी फ़ीस',
      blocks: [
        {
          list: [
            'मुफ़्त सलाह मुफ़्त है: इसमें लौटाने को कुछ नहीं।',
            'आपके यहाँ की प्रीमियम विज़िट हम रद्द करें, या तय दिन पर न आ सकें, तो पूरी फ़ीस वापस होती है।',
            'ट्रेनिंग का बैच हम रद्द करें, तो पूरी फ़ीस वापस होती है। अगर आप शामिल न हो सकें, तो पहली क्लास से पहले हमें लिखें। हम बाद के किसी बैच में जगह ढूँढ़ते हैं।',
            'सरकारी सब्सिडी सरकारी विभाग आपके अपने बैंक खाते में भेजते हैं। वह हमें दी गई रकम का हिस्सा नहीं है, इसलिए रिफ़ंड का हिस्सा भी नहीं है।',
          ],
        },
      ],
    },
    {
      id: 'how-to',
      title: 'रिफ़ंड कैसे माँगें',
      blocks: [
        {
          steps: [
            `अपना नाम, फ़ोन नंबर और सिस्टम की जगह का पता [${company.email}](mailto:${company.email}) पर लिखें या [संपर्क फ़ॉर्म](${paths.contact}) से भेजें।`,
            `हम ${claims.responseHours} घंटे के अंदर बताते हैं कि आपका संदेश मिल गया है, और साथ में यह भी कि काम किस पड़ाव पर है और कितनी रकम लौटानी है।`,
            'पैसा उसी रास्ते लौटता है, जिससे आया था: उसी खाते या कार्ड में। रिफ़ंड देने के लिए हम कभी कोई फ़ीस, पासवर्ड या OTP नहीं माँगते।',
          ],
        },
        `हमारी पुष्टि के बाद कार्रवाई में ${from} से ${to} कामकाजी दिन लगते हैं। आपके बैंक को रकम दिखाने में थोड़ा और समय लग सकता है। अगर आपने लोन से भुगतान किया था, तो रकम लोन देने वाली संस्था को जाती है और आपका लोन कम हो जाता है।`,
      ],
    },
    {
      id: 'questions',
      title: 'अगर आप सहमत न हों',
      blocks: [
        `टोल-फ़्री नंबर [${company.tollFree.display}](tel:${company.tollFree.e164}) पर फ़ोन करके रिफ़ंड डेस्क से बात करें, या हमें लिखें। कोई ऐसा व्यक्ति मामले को दोबारा देखता है, जिसने पहला फ़ैसला नहीं लिया था। उपभोक्ता संरक्षण अधिनियम आपको जो अधिकार देता है, इस पेज की कोई बात उन्हें कम नहीं करती।`,
      ],
    },
  ],
};
