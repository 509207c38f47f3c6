import { claims, company } from '../../company/facts.ts';
import { place } from '../../company/hi.ts';
import { rangeInHindi } from '../../lib/range-in-hindi.ts';
import type * as en from './en.ts';

export const categoryNames = {
  technology: 'तकनीक',
  policy: 'सरकारी नीति',
  finance: 'फ़ाइनेंस',
  installation: 'इंस्टॉलेशन',
  maintenance: 'रख-रखाव',
} satisfies typeof en.categoryNames;

export const articleTexts = {
  'panel-efficiency-in-uttar-pradesh': {
    title: `पैनल की ${rangeInHindi(claims.panelEfficiency)} एफ़िशिएंसी: ${place.region} की छत पर इसका क्या मतलब है`,
    name: 'पैनल की एफ़िशिएंसी',
    summary:
      'दो प्रतिशत का फ़र्क तय करता है कि पानी की टंकी और सीढ़ी के बीच सिस्टम समाएगा या नहीं। बाकी गर्मी, धूल और सर्दियों की धुंध तय करती हैं।',
    pictureAlt: 'सपाट छत पर सोलर पैनल, पास से',
    minutes: 6,
  },
  'rooftop-solar-subsidy-in-uttar-pradesh': {
    title: `${place.region} में छत पर सोलर की सब्सिडी: रकम, काग़ज़ और इंतज़ार`,
    name: 'छत पर सोलर की सब्सिडी',
    summary:
      'किस साइज़ के सिस्टम पर केंद्र और राज्य कितना देते हैं, किस्त (EMI) पर क्या असर पड़ता है, कौन-से काग़ज़ तैयार रखें और आवेदन कहाँ अटकते हैं।',
    pictureAlt: 'छतों पर सोलर पैनल वाली एक सरकारी इमारत',
    minutes: 5,
  },
  'from-site-survey-to-switch-on': {
    title: 'छत की जाँच से बिजली चालू होने तक: सोलर सिस्टम कैसे लगता है',
    name: 'जाँच से चालू होने तक',
    summary: 'चार कदम, हर कदम में आपकी छत पर क्या होता है, आख़िर में आपको क्या-क्या मिलना चाहिए और बाद में देखभाल कैसे करें।',
    pictureAlt: 'एक घर, जिसकी छत पर सोलर पैनल लगे हैं',
    minutes: 6,
  },
} satisfies typeof en.articleTexts;

export const blogPage = {
  title: 'सोलर की बात, सीधे छत से',
  name: 'ब्लॉग',
  description: `${place.region} में छत पर सोलर के बारे में सीधी-सादी बातें: पैनल की तकनीक, सब्सिडी और किस्त (EMI), इंस्टॉलेशन का हर कदम और रख-रखाव।`,
  lead: 'वही बातें, जो हम अपने पड़ोसी को बताते: जहाँ आँकड़े हैं, वहाँ आँकड़े, और जहाँ नहीं हैं, वहाँ ईमानदारी से “यह तो देखना पड़ेगा”।',
} satisfies typeof en.blogPage;

export const listCopy = {
  filter: 'किस विषय के लेख देखें',
  all: 'सभी',
  featured: 'ख़ास लेख',
} satisfies typeof en.listCopy;

export const articleCopy = {
  readingTime: (minutes: number) => `${minutes} मिनट में पढ़ें`,
  inShort: 'कम शब्दों में',
  related: 'आगे पढ़ें',
} satisfies typeof en.articleCopy;

export const newsletter = {
  title: 'अगला लेख, ईमेल पर',
  lead: 'कुछ नया होने पर एक संदेश। इसके सिवा कुछ नहीं, और आप जब चाहें इसे बंद कर सकते हैं।',
} satisfies typeof en.newsletter;

export const author = {
  label: 'लेखक के बारे में',
  name: `${company.name} की टीम`,
  bio: 'ये लेख हमारी कंपनी के वे लोग लिखते हैं, जो छत की जाँच करते हैं, सोलर लगाते हैं, उसका रख-रखाव करते हैं और सिखाते भी हैं। हर लेख उन्हीं में से कोई ऐसा व्यक्ति जाँचता है, जिसने उसे नहीं लिखा। कोई ग़लती मिले, तो हमें लिखें: हम उसे सुधारते हैं, और यह बताते भी हैं।',
} satisfies typeof en.author;
