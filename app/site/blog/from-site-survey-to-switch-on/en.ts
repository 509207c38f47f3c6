import { claims } from '~/company/facts';
import { paths } from '~/paths';
import type { Article } from '~/site/blog/article';
import { refundRules } from '~/site/refund-policy/rules';

export const article: Article = {
  slug: 'from-site-survey-to-switch-on',
  inShort: [
    'Four steps: site survey, design and quote, installation, commissioning. The survey is free and comes before any price.',
    'Most of the quality is in what you cannot see later: fixings, sealing, earthing, cable routes. Look while it is open.',
    `At handover you should hold papers, not promises. After it, ${refundRules.rectificationDays} days of free rectification, and warranties in years.`,
  ],
  sections: [
    {
      id: 'before',
      title: 'Before anyone climbs',
      blocks: [
        'A rooftop system is a small building project: steel and concrete, electricity, an authority that inspects, a utility that changes your meter. It goes smoothly when each step is finished before the next begins. Here is what to expect in each, and what to look at while it happens.',
        'Have three things ready: the latest electricity bills, a paper that shows the roof is yours or that its owner agrees, and ten minutes for honest answers. Is a floor to be added in the coming years? Does the roof leak anywhere? Who is at home during the day, and what runs then?',
      ],
    },
    {
      id: 'survey',
      title: '01 Site Survey',
      blocks: [
        'The survey is a free technical assessment. An engineer measures the roof and notes what stands on it, looks at shade in the morning and in the afternoon, checks the slab and the parapet, follows the way a cable could take to the meter, and opens the distribution board.',
        'Watch for the questions. Somebody who asks about your air conditioner and your plans for the roof is designing a system. Somebody who asks only for the bill is selling one.',
        {
          list: [
            'The south side counts most, but east and west are not lost.',
            'A tank can often be moved; a neighbour’s wall cannot.',
            'On a flat roof the structure may be raised, so that the terrace stays usable beneath it.',
            'An old slab is inspected before it is loaded. If it needs repair, repair it first.',
          ],
        },
      ],
    },
    {
      id: 'design',
      title: '02 Design & Quote',
      blocks: [
        'From the survey comes a customised design, and from the design a transparent price. The two belong on the same paper. A good quotation tells you',
        {
          list: [
            'the layout of panels on your own roof, and what shades them when;',
            'make and model of panels and inverter, and the kind of structure;',
            'the generation to expect in a year, in units;',
            'one price with taxes, net meter, earthing and lightning protection in it;',
            `when each payment falls due, and what is [refunded](${paths.refundPolicy}) if you change your mind;`,
            'the subsidy you may expect, shown apart from the price.',
          ],
        },
        'Compare quotations by units per year for your money, not by kilowatts. And read the line about the structure twice: it is where cheap offers become cheap.',
      ],
    },
    {
      id: 'installation',
      title: '03 Installation',
      blocks: [
        'Certified technicians bring the structure first. Its feet are anchored or ballasted and sealed against water, then aligned. Panels are clamped where the maker allows it, never drilled. Cables run in conduit, out of the sun, with drip loops where they enter the house. The inverter hangs in the shade with air around it. Two earth electrodes go into the ground: one for the frames, one for the equipment; a third serves the lightning arrester.',
        'You do not need to be an engineer to look. While everything is still open, check that',
        {
          steps: [
            'every foot is sealed, and water finds its old way to the drain;',
            'no cable lies on the roof or hangs from a panel;',
            'connectors are of one make and click together;',
            'every frame is bonded to earth, not only the first;',
            'switches for DC and AC can be reached, and are labelled.',
          ],
        },
        'Nobody should work on the edge without a line, and not in rain. If you see it, stop it. We would.',
      ],
    },
    {
      id: 'commissioning',
      title: '04 Commissioning',
      blocks: [
        'Commissioning is testing, grid connection and handover. Voltage and insulation are measured string by string. The inverter is set to the grid’s limits. The electricity company inspects and fits the net meter, which counts what you draw and what you send. Then, on an ordinary morning, the display starts to count.',
        'You should be handed: the layout as built, test records, warranty cards with serial numbers, the inverter’s manual and access to its app, the net-metering agreement, and the phone number of a person. File them with the papers of the house.',
        'One more thing surprises people. During a power cut a grid-connected system without a battery switches itself off. That protects whoever is repairing the line. If cuts are frequent where you live, say so at the survey.',
      ],
    },
    {
      id: 'first-month',
      title: 'The first month',
      blocks: [
        `Read the inverter every evening for a week, then once a week. Look after the first heavy rain for damp beneath the feet of the structure. If anything is not right, tell us within ${refundRules.rectificationDays} days of commissioning and we put it right free of charge. The first bill with the new meter may look odd, because import and export stand on it separately; send us a picture and we explain it.`,
      ],
    },
    {
      id: 'years',
      title: 'The years after',
      blocks: [
        `Panels carry a warranty of ${claims.panelWarrantyYears} years and inverters of ${claims.inverterWarrantyYears}; our own work carries ${claims.installationWarrantyYears}. We guarantee a minimum of ${refundRules.performanceGuaranteePercent}% of the designed generation. What you add is attention: clean glass, no new shade, a look at the figures. An [annual maintenance contract](${paths.services}#what-we-offer) takes over the rest.`,
        `Ready for step 01? [Request an installation](${paths.installationRequest}), and we answer within ${claims.responseHours} hours. Or learn to do it yourself: our [training for installation technicians](${paths.trainings}#solar-installation-technician) teaches every step of this page.`,
      ],
    },
  ],
};
