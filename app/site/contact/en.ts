import { claims, company } from '~/company/facts';
import { contactCopy } from '~/ui/en';

export const contactPage = {
  name: 'Contact',
  title: 'Talk to people who know roofs',
  lead: `Ask about prices, subsidy papers or a system that already stands on your roof. We answer within ${claims.responseHours} hours.`,
  description: `Reach ${company.name} in ${company.city}: write a message, call, chat on WhatsApp or visit the office. We answer within ${claims.responseHours} hours.`,
  formTitle: 'Send us a message',
  reachTitle: 'Reach us directly',
  ways: {
    phone: 'Phone',
    whatsapp: contactCopy.whatsapp,
    startChat: 'Start a chat',
    email: 'Email',
    office: 'Office',
  },
  hoursTitle: 'Business hours',
  whatsappGreeting: `Hello ${company.name}, I have a question.`,
  map: {
    title: 'Visit the office',
    alt: `Map of the streets around our office in ${company.city}`,
    text: 'Bring your last electricity bill: with it we can size a system on the spot.',
    button: 'Open in Google Maps',
  },
};
