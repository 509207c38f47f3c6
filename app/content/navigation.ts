import { company } from './company';

export interface NavigationLink {
  label: string;
  to: string;
}

export const mainNavigation: NavigationLink[] = [
  { label: 'About', to: '/about' },
  { label: 'Services', to: '/services' },
  { label: 'Calculator', to: '/calculator' },
  { label: 'Associates', to: '/our-associates' },
  { label: 'Partners', to: '/our-partners' },
  { label: 'Trainings', to: '/trainings' },
  { label: 'Blog', to: '/blog' },
  { label: 'Careers', to: '/careers' },
  { label: 'Contact', to: '/contact' },
];

export const downloadables: NavigationLink = { label: 'Downloadables', to: company.links.downloads };
export const registerAsAssociate: NavigationLink = {
  label: 'Register as Associates',
  to: '/associate-registration',
};

export const footerNavigation: { title: string; links: NavigationLink[] }[] = [
  {
    title: 'Go solar',
    links: [
      { label: 'Our services', to: '/services' },
      { label: 'Savings calculator', to: '/calculator' },
      { label: 'Book a consultation', to: '/book-consultation' },
      { label: 'Request installation', to: '/installation-request' },
    ],
  },
  {
    title: 'Work with us',
    links: [
      { label: 'Find an associate', to: '/our-associates' },
      { label: 'Become an associate', to: '/associate-registration' },
      { label: 'Our partners', to: '/our-partners' },
      { label: 'Trainings', to: '/trainings' },
      { label: 'Careers', to: '/careers' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'Home', to: '/' },
      { label: 'About us', to: '/about' },
      { label: 'Blog', to: '/blog' },
      { label: 'Contact', to: '/contact' },
    ],
  },
];

export const legalNavigation: NavigationLink[] = [
  { label: 'Privacy policy', to: '/privacy-policy' },
  { label: 'Terms & conditions', to: '/terms-conditions' },
  { label: 'Refund policy', to: '/refund-policy' },
  { label: 'Office login', to: '/login' },
];
