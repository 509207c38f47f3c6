import { claims, company } from '~/company/facts';
import { place } from '~/company/hi';
import { contactCopy } from '~/ui/hi';
import type * as en from './en';

export const contactPage = {
  name: 'संपर्क',
  title: 'उनसे बात करें, जो छतों को समझते हैं',
  lead: `दाम, सब्सिडी के काग़ज़ या अपनी छत पर पहले से लगे सिस्टम के बारे में पूछें। हम ${claims.responseHours} घंटे के अंदर जवाब देते हैं।`,
  description: `${place.city} में ${company.name} से संपर्क करें: संदेश लिखें, फ़ोन करें, WhatsApp पर बात करें या दफ़्तर आएँ। हम ${claims.responseHours} घंटे के अंदर जवाब देते हैं।`,
  formTitle: 'हमें संदेश भेजें',
  reachTitle: 'सीधे संपर्क करें',
  ways: {
    phone: 'फ़ोन',
    whatsapp: contactCopy.whatsapp,
    startChat: 'चैट शुरू करें',
    email: 'ईमेल',
    office: 'दफ़्तर',
  },
  hoursTitle: 'खुलने का समय',
  whatsappGreeting: `नमस्ते ${company.name}, मेरा एक सवाल है।`,
  map: {
    title: 'दफ़्तर आएँ',
    alt: `${place.city} में हमारे दफ़्तर के आस-पास की सड़कों का नक्शा`,
    text: 'पिछला बिजली का बिल साथ लाएँ: उसे देखकर हम वहीं सही साइज़ का सिस्टम बता सकते हैं।',
    button: 'Google Maps में खोलें',
  },
} satisfies typeof en.contactPage;
