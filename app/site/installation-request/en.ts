import { claims, company } from '~/company/facts';

export const installationRequestPage = {
  name: 'Request an installation',
  eyebrow: 'Installation',
  title: 'Tell us about the roof. We do the rest.',
  lead: `Three short groups of questions, most of them optional. We contact you within ${claims.responseHours} hours to arrange the site assessment.`,
  description: `Request a solar installation in ${company.region}: tell us about your property, roof and budget, add a photo or bill, and get a site assessment.`,
  formTitle: 'Your installation request',
  next: {
    title: 'What happens next?',
    steps: [
      {
        title: 'We call you',
        text: `Within ${claims.responseHours} hours, to fix a day for the site assessment.`,
      },
      { title: 'Site survey', text: 'A technician looks at roof, shade and wiring, free of charge.' },
      {
        title: 'Design and quote',
        text: 'A design made for your roof, with a transparent price and the subsidy.',
      },
      {
        title: 'Installation',
        text: 'Certified technicians build it, connect it to the grid and hand it over.',
      },
    ],
  },
  help: { title: 'Not sure about a question?', text: 'Leave it empty, or ask us:', chat: 'Ask on WhatsApp' },
  greeting: 'Hello, I have a question about an installation request.',
};
