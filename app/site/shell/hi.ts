import { company } from '~/company/facts';
import { place } from '~/company/hi';
import { paths } from '~/paths';
import type * as en from './en';
import type { NavigationLink } from './en';

export const tagline = `${place.city} में सोलर इंस्टॉलेशन, सलाह और ट्रेनिंग`;

export const shellCopy = {
  skip: 'सीधे मुख्य हिस्से पर जाएँ',
  footerLead: `${tagline}।`,
  mainNavigation: 'मुख्य मेन्यू',
  menu: 'मेन्यू',
  closeMenu: 'मेन्यू बंद करें',
  officeLogin: 'दफ़्तर साइन इन',
  dashboard: 'डैशबोर्ड',
} satisfies typeof en.shellCopy;

export const languageOffer = { read: 'Read in English', refuse: 'Close' } satisfies typeof en.languageOffer;

export const mainNavigation: NavigationLink[] = [
  { label: 'हमारे बारे में', to: paths.about },
  { label: 'सेवाएँ', to: paths.services },
  { label: 'बचत कैलकुलेटर', to: paths.calculator },
  { label: 'एसोसिएट', to: paths.ourAssociates },
  { label: 'पार्टनर', to: paths.ourPartners },
  { label: 'ट्रेनिंग', to: paths.trainings },
  { label: 'ब्लॉग', to: paths.blog },
  { label: 'करियर', to: paths.careers },
  { label: 'संपर्क', to: paths.contact },
];

export const downloadables: NavigationLink = { label: 'डाउनलोड', to: company.links.downloads };
export const registerAsAssociate: NavigationLink = {
  label: 'एसोसिएट रजिस्ट्रेशन',
  to: paths.associateRegistration,
};

export const footerNavigation: { title: string; links: NavigationLink[] }[] = [
  {
    title: 'सोलर अपनाएँ',
    links: [
      { label: 'हमारी सेवाएँ', to: paths.services },
      { label: 'बचत कैलकुलेटर', to: paths.calculator },
      { label: 'सलाह बुक करें', to: paths.bookConsultation },
      { label: 'सोलर लगवाएँ', to: paths.installationRequest },
      { label: 'अनुरोध की स्थिति', to: paths.track },
    ],
  },
  {
    title: 'हमारे साथ काम करें',
    links: [
      { label: 'एसोसिएट खोजें', to: paths.ourAssociates },
      { label: 'एसोसिएट बनें', to: paths.associateRegistration },
      { label: 'हमारे पार्टनर', to: paths.ourPartners },
      { label: 'ट्रेनिंग', to: paths.trainings },
      { label: 'करियर', to: paths.careers },
    ],
  },
  {
    title: 'कंपनी',
    links: [
      { label: 'होम', to: paths.home },
      { label: 'हमारे बारे में', to: paths.about },
      { label: 'ब्लॉग', to: paths.blog },
      { label: 'संपर्क', to: paths.contact },
    ],
  },
];

export const legalNavigation: NavigationLink[] = [
  { label: 'प्राइवेसी पॉलिसी', to: paths.privacyPolicy },
  { label: 'नियम और शर्तें', to: paths.termsConditions },
  { label: 'रिफ़ंड पॉलिसी', to: paths.refundPolicy },
];
