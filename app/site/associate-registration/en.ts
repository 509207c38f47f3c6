import { company } from '~/company/facts';
import type { IconName } from '~/ui/icons.generated';

export const associateRegistrationPage = {
  eyebrow: 'Associates',
  title: 'Register as an associate',
  lead: 'Distributor, dealer or student partner: three minutes of typing, one certificate, and customers near you can find you.',
  description: `Become a distributor, dealer or student partner of ${company.name}. Register online, get approved instantly and appear in the public directory.`,
  formTitle: 'Your registration',
  approval: {
    title: 'Instant approval.',
    text: 'Your entry is approved and listed in the directory the moment you register.',
  },
  help: {
    title: 'Need a hand?',
    text: 'We fill it in with you on WhatsApp, and you can keep a copy of the form for your papers.',
    chat: 'Get help on WhatsApp',
    greeting: 'Hello, I need help with the associate registration.',
    copy: 'Registration copy',
  },
  next: {
    title: 'What happens next',
    steps: [
      { text: 'We check that your email is new and store your certificate.' },
      { text: 'Your registration is approved at once.' },
      { text: 'Your entry appears in the directory under your pincode.' },
      { text: 'Our team gets in touch about training and material.' },
    ],
  },
  typesTitle: 'Investment and earning',
  benefitsTitle: 'What you gain',
  benefits: [
    {
      icon: 'trending-up',
      title: 'Business Growth',
      text: 'Enquiries from your own area, and products people already ask for.',
    },
    {
      icon: 'graduation-cap',
      title: 'Technical Training',
      text: 'Learn survey, mounting and wiring at our training centre, from people who do it daily.',
    },
    {
      icon: 'chart-column',
      title: 'Marketing Support',
      text: 'Brochures, certificates and a place in the public directory.',
    },
  ] satisfies { icon: IconName; title: string; text: string }[],
};
