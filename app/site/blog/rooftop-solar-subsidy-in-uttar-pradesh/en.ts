import { EMI_YEARS, fixedOffers } from '~/calculator/rates';
import { claims } from '~/company/facts';
import { subsidy, subsidyTiers } from '~/company/subsidy/en';
import { subsidyFigures } from '~/company/subsidy/figures';
import { formatRupees } from '~/lib/format';
import { paths } from '~/paths';
import type { Article } from '~/site/blog/article';
import { subsidyProcessingDays } from '~/site/terms-conditions/rules';

const { centralPerKw, statePerKw, for3Kw, for5Kw, cap, year } = subsidyFigures;

const range = ({ min, max }: { min: number; max: number }) => `${formatRupees(min)} to ${formatRupees(max)}`;

export const article: Article = {
  slug: 'rooftop-solar-subsidy-in-uttar-pradesh',
  inShort: [
    `Centre and state pay together: ${formatRupees(for3Kw)} for a 3 kW system in the ${year} figures, at most ${formatRupees(cap)} for larger ones.`,
    'The money comes after inspection, to your own bank account. Plan to bridge the time until then.',
    'Most delays are about names and papers that do not match. They can be avoided before the first form is filled in.',
  ],
  sections: [
    {
      id: 'two-payers',
      title: 'Two payers, one roof',
      blocks: [
        `A household that puts solar on its roof in Uttar Pradesh can receive a subsidy from two sides: the central government and the state. Together they can cover up to ${claims.subsidyUpToPercent}% of a system. Both are counted per kilowatt, both depend on the size of the system, and both end up in the same place: your bank account.`,
        {
          table: {
            caption: `Subsidy by system size, ${year} figures`,
            head: ['Size', 'Central', 'State', 'Total', 'Example'],
            rows: subsidyTiers.map((tier) => [
              tier.capacity,
              tier.central,
              tier.state,
              tier.total,
              `${tier.example.size}: ${tier.example.amount}`,
            ]),
          },
        },
        {
          note: `Rules and amounts change. These are ${year} figures; values are approximate and may vary from city to city. We check what is in force for your connection before you decide.`,
        },
      ],
    },
    {
      id: 'example',
      title: 'Reading the table: a 3 kW home',
      blocks: [
        `Take a family in Lucknow with a 3 kW system. The centre’s share is three times ${formatRupees(centralPerKw)}, which makes ${formatRupees(3 * centralPerKw)}. The state adds three times ${formatRupees(statePerKw)}, which makes ${formatRupees(3 * statePerKw)}. Together: ${formatRupees(for3Kw)}.`,
        `Beyond 3 kW the centre’s share per kilowatt becomes smaller and the total is capped at ${formatRupees(cap)}. The example for a 5 kW system is ${formatRupees(for5Kw)}. A larger system therefore earns more, but is subsidised less per kilowatt. Size it for the electricity you use, not for the subsidy.`,
      ],
    },
    {
      id: 'emi',
      title: 'What it does to an EMI',
      blocks: [
        `Few families pay for a system at once. With an EMI over ${EMI_YEARS} years, the subsidy decides whether the monthly payment lies above or below what the system saves:`,
        {
          table: {
            caption: `EMI over ${EMI_YEARS} years, from our calculator`,
            head: ['System', 'Monthly saving', 'EMI before subsidy', 'EMI after subsidy', 'Down payment'],
            rows: fixedOffers.map((offer) => [
              `${offer.systemKw} kW, for a bill up to ${formatRupees(offer.upToBill)}`,
              formatRupees(offer.monthlySaving),
              range(offer.emiBeforeSubsidy),
              range(offer.emiAfterSubsidy),
              `${formatRupees(offer.downPayment)}, interest ${offer.interestRate}%`,
            ]),
          },
        },
        `Before the subsidy a 3 kW system costs more each month than it saves. After it, the payment is lower than the saving, and the family is better off from the first year. Try your own bill in the [savings calculator](${paths.calculator}); the toggle “Subsidy Eligible” shows both cases.`,
      ],
    },
    {
      id: 'steps',
      title: 'Four steps, in this order',
      blocks: [
        {
          steps: subsidy.steps.map((step) => `${step.title}. ${step.text}`),
        },
        'Note where the money stands: at the end. The system is installed and inspected first. Until the credit arrives, the whole amount is paid by you or financed by your lender. Ask the lender early whether the subsidy may go into the loan when it comes.',
        `Our [terms](${paths.termsConditions}#subsidy) allow ${subsidyProcessingDays.from}-${subsidyProcessingDays.to} days for processing. The office that inspects and the bank that credits have their own calendars, and neither is ours.`,
      ],
    },
    {
      id: 'papers',
      title: 'The papers',
      blocks: [
        'Put these into one folder before the site survey:',
        { list: [...subsidy.documents] },
        'Scan them flat, in daylight, all four corners visible. It sounds pedantic, and it saves a week.',
      ],
    },
    {
      id: 'stuck',
      title: 'Where applications get stuck',
      blocks: [
        'It is seldom the roof, and nearly always the paper.',
        {
          list: [
            'The connection is in another name: a father’s, a former owner’s, a shop’s. Have it transferred first. It is the slowest step, so begin with it.',
            'The name on the bank account is spelt differently from the name on the bill. One letter is enough.',
            'Old dues on the connection. Clear them, and keep the receipt.',
            'The property papers show a share of the house. Then the others with a share should agree in writing.',
            'The bank details change between application and credit. Keep the account open and unchanged until the money is there.',
            'A system larger than the sanctioned load. Raise the load before you apply, or choose the size that fits it.',
          ],
        },
      ],
    },
    {
      id: 'what-we-do',
      title: 'What we do, and what only you can do',
      blocks: [
        'We check whether you are eligible, prepare the forms, book the inspection, stand on the roof when the inspector comes, and follow the file until the credit. We are empanelled with the government for this work.',
        'What only you can do is tell us the truth about the connection and the property, and answer quickly when an officer asks for a paper. Nobody can promise you an approval, and nobody should ask you for money to speed one up.',
        `Bring your last bill and we go through it with you: [book a free consultation](${paths.bookConsultation}).`,
      ],
    },
  ],
};
