import { claims, company } from '~/company/facts';
import { formatNumber, formatRupees } from '~/lib/format';
import { paths } from '~/paths';
import { POLICIES_EFFECTIVE_FROM, type Policy } from '~/site/policy/policy';
import { subsidyProcessingDays } from './rules';

const { from, to } = subsidyProcessingDays;
const PARTNERSHIP_VALID_UNTIL = '31 March 2027';

export const termsPolicy: Policy = {
  title: 'Terms & conditions',
  description:
    'The terms on which we survey, quote, install, warrant and service solar systems, run trainings and operate this website.',
  path: paths.termsConditions,
  lead: `These terms apply when you use this website, ask us for a consultation, order a solar system, join a training or work with us as an associate. We have kept them short and in plain words.`,
  effectiveFrom: POLICIES_EFFECTIVE_FROM,
  glance: [
    { value: `${claims.panelWarrantyYears} years`, label: 'warranty on solar panels' },
    { value: `${claims.inverterWarrantyYears} years`, label: 'warranty on inverters' },
    { value: `${from}-${to} days`, label: 'for subsidy processing' },
  ],
  sections: [
    {
      id: 'who',
      title: 'Who we are',
      blocks: [
        `“We” is ${company.legalName}, ${company.address.street}, ${company.address.locality} ${company.address.pincode}, ${company.address.region}. “You” is the person or organisation that uses the website or buys from us. A written, signed agreement between us goes before these terms wherever the two differ.`,
      ],
    },
    {
      id: 'website',
      title: 'What the website tells you',
      blocks: [
        `The [savings calculator](${paths.calculator}) and the figures on our pages are estimates. Values are approximate and may vary from city to city, with your tariff, your roof and the weather. They are a basis for a conversation, not an offer.`,
        'Pictures marked as illustrations show the kind of system we build, not a particular customer’s site. Certificates marked as samples show the form of a document, not the document itself.',
        'Please give correct details in our forms, upload only files that are yours to share, and do not try to disturb the site or read other people’s records.',
      ],
    },
    {
      id: 'survey',
      title: 'Consultation, survey and quotation',
      blocks: [
        `The first consultation takes about ${claims.assessmentMinutes} minutes, is free and obliges you to nothing. A premium on-site visit costs ${formatRupees(claims.premiumVisitRupees)}, and we tell you so before you book it.`,
        'After the survey you receive a written quotation with the system size, the components, the expected generation, the price with taxes and the payment stages. It holds for the period printed on it. A contract exists once you have accepted the quotation in writing and paid the first stage.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment and EMI',
      blocks: [
        `Payments are due at the stages in your quotation and only to the company’s account shown on it. EMI options, from about ${formatRupees(claims.emiFromRupees)} a month, are offered by lenders who decide on your application themselves; interest, down payment and duration are those of the lender’s sanction letter.`,
        `Cancelling and refunds follow the [refund policy](${paths.refundPolicy}).`,
      ],
    },
    {
      id: 'subsidy',
      title: 'Government subsidy',
      blocks: [
        `We prepare the subsidy application with you and follow it up. Whether you are eligible, and for how much (up to ${claims.subsidyUpToPercent}%), is decided by the authorities under the rules in force on the day. After inspection the amount is credited to your own bank account; processing takes ${from}-${to} days and is not in our hands.`,
        'You help by giving us true copies of the documents the application needs and by keeping your bank details unchanged until the credit has arrived. A refused or reduced subsidy does not change the price agreed for the system.',
      ],
    },
    {
      id: 'installation',
      title: 'Installation and commissioning',
      blocks: [
        {
          list: [
            'You confirm that you may have a system installed on the roof or land, and that we may reach it in working hours.',
            'You provide a safe way up, water and electricity for the work, and tell us what we cannot see: leaks, buried cables, planned building work.',
            'We install with certified technicians, protect your property, and leave the site clean.',
            'Dates depend on weather, on material and on the electricity company’s inspection and net meter. If a date moves, we tell you and give the new one.',
            'Commissioning ends with a test, the connection to the grid and a handover at which you receive the documents of your system. Risk passes to you at that moment.',
          ],
        },
      ],
    },
    {
      id: 'warranties',
      title: 'Warranties',
      blocks: [
        {
          table: {
            caption: 'What is covered, and for how long',
            head: ['Part', 'Warranty', 'Given by'],
            rows: [
              [
                'Solar panels',
                `${claims.panelWarrantyYears} years`,
                'The maker; we handle the claim for you.',
              ],
              [
                'Inverters',
                `${claims.inverterWarrantyYears} years`,
                'The maker; we handle the claim for you.',
              ],
              ['Installation work', `${claims.installationWarrantyYears} years`, 'Us.'],
            ],
          },
        },
        'Keep the warranty alive: do not let others open or alter the system, keep it clean, and tell us about a fault soon. Damage by storm beyond the design load, fire, flood, theft, misuse or missing maintenance is not covered.',
        `The minimum performance guarantee and free rectification are set out in the [refund policy](${paths.refundPolicy}#performance).`,
      ],
    },
    {
      id: 'associates',
      title: 'Associates and franchise',
      blocks: [
        `Distributors, dealers and student partners register through [associate registration](${paths.associateRegistration}). A registration is listed in the public directory at once and is valid until ${PARTNERSHIP_VALID_UNTIL}. We may remove a listing whose details or certificate prove to be wrong.`,
        `The franchise starts from an investment of ${formatRupees(claims.franchiseFromRupees)}. Earnings named on our pages are ranges reported for the programme, not a promise. An associate works on their own account and may not bind us.`,
      ],
    },
    {
      id: 'training',
      title: 'Training',
      blocks: [
        `Places in a batch are given in the order of confirmed enrolments. Fees, duration and batch size are those on the [trainings page](${paths.trainings}) on the day you enrol. Classes take place at our centre of ${formatNumber(claims.warehouseSqFt)}+ sq ft; the safety rules there bind everyone. Placement support is help in finding work, not a promise of a job.`,
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      blocks: [
        'We answer for damage that we cause through carelessness, up to the price of the system concerned. We do not answer for lost income, or for events nobody could have prevented. Nothing here limits liability for injury, for intent, or where the law does not allow a limit.',
      ],
    },
    {
      id: 'law',
      title: 'Law, disputes and changes',
      blocks: [
        `Indian law applies; the courts at ${company.city} decide, unless the law gives you, as a consumer, another forum. Please talk to us first: most things are settled by a call to [${company.tollFree.display}](tel:${company.tollFree.e164}).`,
        'We may change these terms for future orders. The version in force is on this page with its date; an order keeps the terms of the day it was placed. If one clause proves invalid, the others stay.',
      ],
    },
  ],
};
