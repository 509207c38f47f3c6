/** Every address of the site, once. Stored files and other sites have theirs in `company/`. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  calculator: '/calculator',
  bookConsultation: '/book-consultation',
  installationRequest: '/installation-request',
  ourAssociates: '/our-associates',
  ourPartners: '/our-partners',
  associateRegistration: '/associate-registration',
  associateRegistrationSuccess: '/associate-registration-success',
  trainings: '/trainings',
  blog: '/blog',
  newsletter: '/newsletter',
  careers: '/careers',
  contact: '/contact',
  track: '/track',
  proposal: '/proposal',
  privacyPolicy: '/privacy-policy',
  termsConditions: '/terms-conditions',
  refundPolicy: '/refund-policy',
  login: '/login',
  dashboard: '/admin',
} as const;

export const articlePath = (slug: string) => `${paths.blog}/${slug}`;
