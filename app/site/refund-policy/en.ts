import { claims, company } from '~/company/facts';
import { paths } from '~/paths';
import { POLICIES_EFFECTIVE_FROM, type Policy } from '~/site/policy/policy';
import { refundPercent, refundRules } from './rules';

const { from, to } = refundRules.processingBusinessDays;

export const refundStagesTitle = 'Refund by stage';

const stages = {
  beforeSurvey: 'Before the site survey',
  afterSurvey: 'After the survey, before material procurement',
  afterProcurement: 'After procurement, before installation',
  afterCommissioning: 'After commissioning',
};

export const refundStages = [
  { percent: refundPercent.beforeSurvey, label: 'Full refund', when: stages.beforeSurvey },
  {
    percent: refundPercent.afterSurvey,
    label: `${refundPercent.afterSurvey}% refund`,
    when: stages.afterSurvey,
  },
  {
    percent: refundPercent.afterProcurement,
    label: `${refundPercent.afterProcurement}% refund`,
    when: stages.afterProcurement,
  },
  { percent: refundPercent.afterCommissioning, label: 'No refund', when: stages.afterCommissioning },
];

export const refundPolicy: Policy = {
  title: 'Refund policy',
  description:
    'What you get back if you cancel a solar project at each stage, how long a refund takes, and the rectification and performance promises.',
  path: paths.refundPolicy,
  lead: 'Plans change. This page says what you get back at each stage of a solar project, and what we do when something we built does not perform.',
  effectiveFrom: POLICIES_EFFECTIVE_FROM,
  glance: [
    { value: `${from}-${to}`, label: 'business days to process a refund' },
    { value: `${refundRules.rectificationDays} days`, label: 'of free rectification after commissioning' },
    { value: `${refundRules.performanceGuaranteePercent}%`, label: 'minimum performance guarantee' },
  ],
  sections: [
    {
      id: 'cancelling',
      title: 'Cancelling before the system runs',
      blocks: [
        'A project passes four points: the site survey, the purchase of material for your roof, the installation, and commissioning. What we can return depends on the last point passed on the day your cancellation reaches us.',
        {
          table: {
            caption: `${refundStagesTitle}, as a share of the amount you have paid`,
            head: ['When you cancel', 'You get back', 'Why'],
            rows: [
              [stages.beforeSurvey, 'Full refund', 'No work has been done for your site yet.'],
              [
                stages.afterSurvey,
                `${refundPercent.afterSurvey}%`,
                'The rest covers the engineer’s visit and the design made for your roof.',
              ],
              [
                stages.afterProcurement,
                `${refundPercent.afterProcurement}%`,
                'The rest covers returning or re-assigning material that was bought for your system.',
              ],
              [
                stages.afterCommissioning,
                'No refund',
                'The system is yours and in service. The guarantees below apply.',
              ],
            ],
          },
        },
        'If you need to stop after installation has begun and before commissioning, write to us straight away. We stop the work, list what has been done and supplied, and settle the account with you in writing.',
      ],
    },
    {
      id: 'rectification',
      title: 'Free rectification',
      blocks: [
        `If something in our workmanship is not right, tell us within ${refundRules.rectificationDays} days of commissioning and we put it right free of charge. That covers wiring, structure, fixings, sealing and settings: everything we did on your site.`,
        `After those ${refundRules.rectificationDays} days the ${claims.installationWarrantyYears}-year installation warranty and the makers’ warranties carry on; they are described in the [terms and conditions](${paths.termsConditions}#warranties).`,
      ],
    },
    {
      id: 'performance',
      title: 'Performance guarantee',
      blocks: [
        `We guarantee a minimum of ${refundRules.performanceGuaranteePercent}% of the generation stated in your system’s design. If your meter shows less, we inspect the system and correct the cause at our cost.`,
        'Generation is compared over a whole billing period, not on single days. Shade that appeared after installation, panels left uncleaned, power cuts and changes made by others are not counted against the system.',
      ],
    },
    {
      id: 'fees',
      title: 'Visits, training and other fees',
      blocks: [
        {
          list: [
            'The free consultation is free: there is nothing to refund.',
            'A premium on-site visit that we cancel, or cannot make on the agreed day, is refunded in full.',
            'A training fee is refunded in full if we cancel the batch. If you cannot join, write to us before the first class and we look for a place in a later batch.',
            'Government subsidy is credited by the authorities to your own bank account. It is not part of what you pay us, so it is not part of a refund.',
          ],
        },
      ],
    },
    {
      id: 'how-to',
      title: 'How to ask for a refund',
      blocks: [
        {
          steps: [
            `Write to [${company.email}](mailto:${company.email}) or send the [contact form](${paths.contact}) with your name, phone number and the address of the site.`,
            `We confirm receipt within ${claims.responseHours} hours, together with the stage of your project and the amount due.`,
            'The money goes back by the way it came: to the same account or card. We never ask for a fee, a password or a one-time code to release a refund.',
          ],
        },
        `Processing takes ${from}-${to} business days from our confirmation. Your bank may need a little longer to show the amount. If you paid through a loan, the amount goes to the lender and your loan is reduced.`,
      ],
    },
    {
      id: 'questions',
      title: 'If you do not agree',
      blocks: [
        `Call the toll-free line [${company.tollFree.display}](tel:${company.tollFree.e164}) and ask for the refund desk, or write to us. Someone who did not take the first decision looks at it again. Nothing on this page limits the rights that the Consumer Protection Act gives you.`,
      ],
    },
  ],
};
