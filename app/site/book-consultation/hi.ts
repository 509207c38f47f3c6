import { claims } from '~/company/facts';
import { place } from '~/company/hi';
import { formatRupees } from '~/lib/format';
import type * as en from './en';

export const bookConsultationPage = {
  name: 'सलाह बुक करें',
  eyebrow: 'मुफ़्त सलाह',
  title: 'आधे घंटे में जानें, सोलर फ़ायदे का सौदा है या नहीं',
  lead: `अपना नंबर लिख दें। हमारे विशेषज्ञ ${claims.responseHours} घंटे के अंदर फ़ोन करेंगे, आपके साथ आपका बिल और छत देखेंगे और ऐसे आँकड़े देंगे, जिनसे आप फ़ैसला कर सकें।`,
  description: `${place.region} में ${claims.assessmentMinutes} मिनट की मुफ़्त सोलर सलाह बुक करें: आपकी छत के लिए सिस्टम का साइज़, बचत, सब्सिडी और किस्त (EMI), बिना किसी बंधन के।`,
  formTitle: 'अपनी सलाह बुक करें',
  benefits: {
    title: 'आपको क्या मिलेगा',
    points: [
      `आपकी छत और आपके बिल की ${claims.assessmentMinutes} मिनट की जाँच`,
      'सही साइज़ का सिस्टम, और उससे होने वाली बचत',
      `सरकारी सब्सिडी कितनी मिलेगी, ${claims.subsidyUpToPercent}% तक`,
      `किस्त (EMI) के विकल्प, हर महीने करीब ${formatRupees(claims.emiFromRupees)} से`,
      'सीधा जवाब, ख़रीदने का कोई बंधन नहीं',
    ],
  },
  contact: {
    title: 'अभी बात करना चाहते हैं?',
    region: { before: 'हम ', after: ' में काम करते हैं' },
    chat: 'WhatsApp पर बात करें',
    greeting: 'नमस्ते, मुझे सोलर की सलाह बुक करनी है।',
  },
  premium: {
    title: 'प्रीमियम सलाह',
    text: 'आपके फ़ैसले से पहले इंजीनियर आपके यहाँ आकर छत नापते हैं और वायरिंग जाँचते हैं।',
    priceNote: 'आपके यहाँ एक विज़िट के लिए',
    button: `${formatRupees(claims.premiumVisitRupees)} का भुगतान करें`,
    toast: {
      title: 'भुगतान की सुविधा',
      description: 'प्रीमियम सलाह के लिए रेज़रपे से भुगतान की सुविधा जल्द ही आएगी।',
    },
  },
} satisfies typeof en.bookConsultationPage;
