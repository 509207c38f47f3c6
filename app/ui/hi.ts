import type * as en from './en';

export const failureCopy = {
  text: 'इस पेज की कोई चीज़ चालू नहीं हो पाई, इसलिए हो सकता है कि पेज ठीक से न चले।',
  reload: 'पेज दोबारा लोड करें',
  orCall: 'या हमसे बात करें:',
  panel: {
    title: 'पेज का यह हिस्सा नहीं चल पाया',
    text: 'बाकी सब चल रहा है। कुछ भी खोया नहीं है।',
    action: 'फिर से दिखाएँ',
  },
} satisfies typeof en.failureCopy;

export const breadcrumbsCopy = { label: 'आप यहाँ हैं' } satisfies typeof en.breadcrumbsCopy;

export const contentsCopy = { title: 'इस पेज पर' } satisfies typeof en.contentsCopy;

export const toasterCopy = { label: 'सूचनाएँ', close: 'बंद करें' } satisfies typeof en.toasterCopy;

export const pictureNotes = {
  one: 'सांकेतिक तस्वीर',
  several: 'तस्वीरें सांकेतिक हैं।',
} satisfies typeof en.pictureNotes;

export const contactCopy = {
  tollFree: (number: string) => `${number} (टोल-फ़्री)`,
  or: 'या',
  whatsapp: 'WhatsApp',
} satisfies typeof en.contactCopy;

export const units = ['किलोवाट', 'यूनिट', 'मेगावाट', 'वर्ग फुट', 'लाख', 'करोड़'] satisfies typeof en.units;
