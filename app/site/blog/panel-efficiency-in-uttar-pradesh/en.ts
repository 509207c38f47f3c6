import { claims } from '~/company/facts';
import { formatNumber } from '~/lib/format';
import { paths } from '~/paths';
import type { Article } from '~/site/blog/article';
import { refundRules } from '~/site/refund-policy/rules';
import { panelAreas, yearlyUnits } from './figures';

const area = (sqFt: number) => `${formatNumber(sqFt)} sq ft`;
const generation = (kilowatts: number) => `${formatNumber(yearlyUnits(kilowatts))} kWh`;

export const article: Article = {
  slug: 'panel-efficiency-in-uttar-pradesh',
  inShort: [
    'Efficiency is about room: the same power from less roof. On a large terrace it hardly matters, on a crowded city roof it decides.',
    'Heat, dust and shade cost more than the difference between two good panels. Design and cleaning win them back.',
    'Ask for the yearly generation of your own roof in writing, not for the efficiency alone.',
  ],
  sections: [
    {
      id: 'the-figure',
      title: 'What the figure says, and what it does not',
      blocks: [
        `A panel’s efficiency is the share of the sunlight falling on it that leaves it as electricity. The panels we install are rated at ${claims.panelEfficiency}. The rating is taken in a laboratory, under light of 1,000 watts per square metre and with the cells held at 25 °C, so that panels from different makers can be compared.`,
        'Under that light one square metre of a 22% panel gives 220 watts, and one square metre of a 24% panel gives 240. That is nine percent more power from the same glass.',
        'The figure is not a mark for quality. It does not say how long a panel lasts, how it bears heat, or how much of your bill will disappear. A 22% panel that is well mounted, unshaded and clean gives more in a year than a 24% panel in the shadow of a water tank.',
      ],
    },
    {
      id: 'room',
      title: 'Where it matters: small roofs',
      blocks: [
        'You buy power, but you pay for it in room. The better the panel, the less roof the same system takes:',
        {
          table: {
            caption: 'Panel area for the same power, glass only',
            head: ['System', 'At 22%', 'At 24%'],
            rows: panelAreas.map(({ kilowatts, sqFtAt22, sqFtAt24 }) => [
              `${kilowatts} kW`,
              area(sqFtAt22),
              area(sqFtAt24),
            ]),
          },
        },
        'A real layout needs more than the glass: room between rows so that one does not shade the next, a path for whoever cleans them, and distance from the parapet, where wind pulls hardest. On a village terrace there is room enough for either panel. On a roof in old Lucknow, with a tank, a stairwell, a dish and the neighbour’s third floor to the south, the difference can be the one panel that makes a 3 kW system fit.',
        `So the question is not “what is the best panel?” but “what fits on the part of my roof that is in the sun from morning to afternoon?” That part is measured at the [site survey](${paths.services}#process), not guessed from a satellite picture.`,
      ],
    },
    {
      id: 'climate',
      title: 'Heat, dust and haze: the local conditions',
      blocks: [
        'The laboratory is cool and clean. A roof in Uttar Pradesh is neither, and each season takes its own share.',
        {
          list: [
            'Summer heat. Cells lose a little output with every degree. In May a dark panel is far hotter than the laboratory’s 25 °C. The data sheet gives the loss as the temperature coefficient: the closer to zero, the better. A raised structure that lets air pass beneath the panels helps as much as a better coefficient.',
            'Dust. In the dry months before the monsoon a film settles within weeks. It dims the whole panel evenly, so nobody notices until the bill comes.',
            'Bird droppings and leaves. They cover little, but they cover it completely. One dark cell holds back the cells in line with it.',
            'Monsoon cloud. Rain washes the glass, and cloud takes the sun. The two roughly share the season between them.',
            'Winter fog and haze. December mornings give little to any panel. No rating changes that, and no honest quotation hides it.',
          ],
        },
        `This is why systems are compared by the year and not by the day. We plan with ${generation(1)} from one kilowatt in a year: ${generation(3)} from a 3 kW system, ${generation(5)} from 5 kW. Good months make up for the foggy ones. The [savings calculator](${paths.calculator}) uses the same figure.`,
      ],
    },
    {
      id: 'care',
      title: 'Keeping the efficiency you paid for',
      blocks: [
        'Panels have no moving parts, which tempts people to forget them. Five habits are enough:',
        {
          steps: [
            'Clean with plain water and a soft cloth or wiper, early or late in the day. Cold water on hot glass at noon can crack it.',
            'Leave out detergent and scouring pads. They scratch the coating that keeps reflections down.',
            'Walk around the system a few times a year and look for new shade: a tree that has grown, a tank that has moved, a new dish.',
            'Note what the inverter shows at the end of each month. Compare it with the same month a year ago, not with the month before.',
            `Once a year have connectors, earthing and fixings checked by someone trained for it. An [annual maintenance contract](${paths.services}#what-we-offer) does it on a date instead of a memory.`,
          ],
        },
        'Nobody should walk on panels, and nobody should open a connector under sun: the DC side is live whenever there is light, whatever the switch says.',
      ],
    },
    {
      id: 'questions',
      title: 'Five questions before you sign',
      blocks: [
        {
          steps: [
            'Which model exactly is on the quotation, and what are its efficiency and temperature coefficient?',
            'May I see the layout on my roof, with the shade drawn in?',
            'How many units will it give in a year, and in its weakest month?',
            `What is guaranteed? We guarantee at least ${refundRules.performanceGuaranteePercent}% of the designed generation; the [refund policy](${paths.refundPolicy}#performance) says how it is measured.`,
            `Who stands behind it? Panels carry ${claims.panelWarrantyYears} years of warranty, inverters ${claims.inverterWarrantyYears}, our installation work ${claims.installationWarrantyYears}.`,
          ],
        },
        `If the answers come in numbers, you are talking to the right people. If you would like to hear ours, [book a free consultation](${paths.bookConsultation}).`,
      ],
    },
  ],
};
