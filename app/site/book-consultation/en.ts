import { claims, company } from '~/company/facts';
import { formatRupees } from '~/lib/format';

export const bookConsultationPage = {
  name: 'Book a consultation',
  eyebrow: 'Free consultation',
  title: 'Half an hour that tells you if solar pays',
  lead: `Leave your number. An expert calls within ${claims.responseHours} hours, looks at your bill and your roof with you, and gives you figures to decide with.`,
  description: `Book a free ${claims.assessmentMinutes}-minute solar consultation in ${company.region}: system size, savings, subsidy and EMI for your roof, without obligation.`,
  formTitle: 'Book your consultation',
  benefits: {
    title: 'What You Get',
    points: [
      `A ${claims.assessmentMinutes}-minute assessment of your roof and your bill`,
      'The system size that fits, and what it saves you',
      `What the government subsidy pays, up to ${claims.subsidyUpToPercent}%`,
      `EMI options, from about ${formatRupees(claims.emiFromRupees)} a month`,
      'A straight answer, with no obligation to buy',
    ],
  },
  contact: {
    title: 'Rather talk now?',
    /** Around the region's name. */
    region: { before: 'We work in ', after: '' },
    chat: 'Chat on WhatsApp',
    greeting: 'Hello, I would like to book a solar consultation.',
  },
  premium: {
    title: 'Premium consultation',
    text: 'An engineer visits your site, measures the roof and checks the wiring before you decide.',
    priceNote: 'per on-site visit',
    button: `Pay ${formatRupees(claims.premiumVisitRupees)}`,
    toast: {
      title: 'Payment Integration',
      description: 'Razorpay integration will be available soon for premium consultations.',
    },
  },
};
