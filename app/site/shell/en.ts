import { company } from '~/company/facts';
import { paths } from '~/paths';

export const tagline = 'Solar installation, consultancy and training in Lucknow';

export const shellCopy = {
  skip: 'Skip to content',
  footerLead: `${tagline}.`,
  mainNavigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  officeLogin: 'Office login',
  dashboard: 'Dashboard',
};

/** In the language that it leads to. */
export const languageOffer = { read: 'हिन्दी में पढ़ें', refuse: 'बंद करें' };

export interface NavigationLink {
  label: string;
  to: string;
}

export const mainNavigation: NavigationLink[] = [
  { label: 'About', to: paths.about },
  { label: 'Services', to: paths.services },
  { label: 'Calculator', to: paths.calculator },
  { label: 'Associates', to: paths.ourAssociates },
  { label: 'Partners', to: paths.ourPartners },
  { label: 'Trainings', to: paths.trainings },
  { label: 'Blog', to: paths.blog },
  { label: 'Careers', to: paths.careers },
  { label: 'Contact', to: paths.contact },
];

export const downloadables: NavigationLink = { label: 'Downloadables', to: company.links.downloads };
export const registerAsAssociate: NavigationLink = {
  label: 'Register as Associates',
  to: paths.associateRegistration,
};

export const footerNavigation: { title: string; links: NavigationLink[] }[] = [
  {
    title: 'Go solar',
    links: [
      { label: 'Our services', to: paths.services },
      { label: 'Savings calculator', to: paths.calculator },
      { label: 'Book a consultation', to: paths.bookConsultation },
      { label: 'Request installation', to: paths.installationRequest },
      { label: 'Track your request', to: paths.track },
    ],
  },
  {
    title: 'Work with us',
    links: [
      { label: 'Find an associate', to: paths.ourAssociates },
      { label: 'Become an associate', to: paths.associateRegistration },
      { label: 'Our partners', to: paths.ourPartners },
      { label: 'Trainings', to: paths.trainings },
      { label: 'Careers', to: paths.careers },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'Home', to: paths.home },
      { label: 'About us', to: paths.about },
      { label: 'Blog', to: paths.blog },
      { label: 'Contact', to: paths.contact },
    ],
  },
];

export const legalNavigation: NavigationLink[] = [
  { label: 'Privacy policy', to: paths.privacyPolicy },
  { label: 'Terms & conditions', to: paths.termsConditions },
  { label: 'Refund policy', to: paths.refundPolicy },
];
