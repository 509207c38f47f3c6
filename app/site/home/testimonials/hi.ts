import type * as en from './en';
import { type Testimonial, type VideoTestimonial, videoSamples, writtenSamples } from './samples';

export const testimonialsCopy = {
  eyebrow: 'उन्हीं की ज़ुबानी',
  title: 'पहले बिल के बाद क्या बदलता है',
  label: 'ग्राहकों की राय',
  earlier: 'पिछली राय',
  more: 'और राय',
  rated: (rating: number) => `रेटिंग: 5 में से ${rating}`,
  savedAMonth: 'हर महीने की बचत',
  watchVideo: 'वीडियो देखें',
} satisfies typeof en.testimonialsCopy;

export const testimonials: Testimonial[] = [
  {
    ...writtenSamples.home,
    name: 'अनीता स.',
    location: 'गोमती नगर, लखनऊ',
    comment:
      'इन्होंने छत नापी, नक्शा बनाया और सब्सिडी के काग़ज़ हमारी ही मेज़ पर हमारे साथ बैठकर भरे। जिस बिल की माँ को चिंता लगी रहती थी, वह अब मामूली-सा रह गया है।',
  },
  {
    ...writtenSamples.largerHome,
    name: 'राकेश व.',
    location: 'अलीगंज, लखनऊ',
    comment:
      'मैंने हर आँकड़ा लिखित में माँगा, और मुझे मिला। किस्त उस बिल से कम निकली जो पहले आता था, तो बहस की कोई बात ही नहीं बची।',
  },
  {
    ...writtenSamples.shop,
    name: 'इमरान ख.',
    location: 'कानपुर',
    comment:
      'काम चलता रहा, दुकान एक बार भी बंद नहीं हुई। दो टेक्नीशियन, साफ़-सुथरी वायरिंग, और आज भी कुछ पूछने को फ़ोन करूँ, तो फ़ोन उठता है।',
  },
  {
    ...writtenSamples.coldStore,
    name: 'मीना त.',
    location: 'बाराबंकी',
    comment:
      'हमारा कोल्ड स्टोर दिन के सबसे गर्म घंटों में चलता है, ठीक तभी, जब पैनल सबसे ज़्यादा काम करते हैं। काश, छत की जाँच के लिए दो गर्मियाँ पहले ही कह दिया होता।',
  },
];

export const videosCopy = {
  eyebrow: 'ग्राहकों की कहानियाँ',
  title: 'ख़ुद देखें, उन्हीं की छतों पर',
  lead: 'चार छोटी फ़िल्में। हर एक नए टैब में खुलती है। तस्वीरें सांकेतिक हैं।',
} satisfies typeof en.videosCopy;

export const videoTestimonials: [VideoTestimonial, ...VideoTestimonial[]] = [
  {
    ...videoSamples.home,
    title: 'एक घर, जो अपनी ही छत से चलता है',
    customer: 'घर की मालकिन',
    customerName: 'सुनीता प.',
    location: 'लखनऊ',
  },
  {
    ...videoSamples.shop,
    title: 'एक दुकान, जिसके फ़्रिज ठंडे रहते हैं',
    customer: 'दुकानदार',
    customerName: 'फ़रहान अ.',
    location: 'कानपुर',
  },
  {
    ...videoSamples.farm,
    title: 'खेत को पानी, बिना डीज़ल के',
    customer: 'किसान',
    customerName: 'रमेश य.',
    location: 'बाराबंकी',
  },
  {
    ...videoSamples.factory,
    title: 'कारख़ाने की छत, जो अपना खर्च ख़ुद निकालती है',
    customer: 'कारख़ाने की मालकिन',
    customerName: 'नेहा ग.',
    location: 'उन्नाव',
  },
];
