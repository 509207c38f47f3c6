import { claims, company } from '~/company/facts';
import type { courseTypes } from '~/leads/en';
import type { IconName } from '~/ui/icons.generated';
import type { PictureName } from '~/ui/pictures.generated';

export const trainingsPage = {
  title: 'Learn a trade the sun pays for',
  name: 'Trainings',
  description:
    'Hands-on training in Lucknow: Solar Installation Technician, EV Training and Two Wheeler EV Assembly. Duration, batch size, fee and enrolment.',
  lead: 'Three programmes in our own training centre. Small batches, tools in hand, a certificate at the end.',
  callLabel: 'Call for Enrollment',
  brochureLabel: 'Download Brochure',
  programmesTitle: 'Three programmes',
  whyTitle: 'Why choose us',
};

export const programmeCopy = {
  learn: 'What you learn',
  certification: 'Certification',
  placement: 'Placement',
  /** Under the amount. */
  fee: 'fee for the whole programme',
  duration: 'Duration',
  weeks: (weeks: number) => `${weeks} weeks`,
  batchSize: 'Batch size',
  participants: (from: number, to: number) => `${from}-${to} participants`,
  enrol: 'Enrol',
};

export type CourseType = keyof typeof courseTypes;

export interface ProgrammeTexts {
  description: string;
  features: string[];
  certification: string;
  placement: string;
}

export const programmeTexts: Record<CourseType, ProgrammeTexts> = {
  solar_installation_technician: {
    description:
      'Everything between an empty roof and a running meter. For people who want to install rooftop systems for a living, with or without an electrical background.',
    features: [
      'Reading a roof: direction, tilt, shade, strength',
      'Structures, fixings and waterproofing',
      'DC and AC wiring, earthing and protection',
      'Inverter settings and commissioning tests',
      'Net metering and subsidy papers',
      'Safe work at height and with live DC',
    ],
    certification: 'Certificate of completion as Solar Installation Technician',
    placement: 'Help with applications to our associates and to our own openings',
  },
  ev_training: {
    description:
      'How electric vehicles work, fail and are put right. For mechanics and electricians who see more of them in the workshop every month.',
    features: [
      'Battery packs and their management system',
      'Motors, controllers and throttles',
      'Chargers and charging points',
      'Finding faults with meter and software',
      'High-voltage safety',
    ],
    certification: 'Certificate of completion in EV Training',
    placement: 'Help with applications to workshops and dealers in our network',
  },
  two_wheeler_ev_assembly: {
    description:
      'From bare frame to a scooter that rides. A short programme for those who want to start in assembly, or to open a small unit of their own.',
    features: [
      'Frame, suspension, wheels and brakes',
      'Motor and battery fitting',
      'Wiring harness and connectors',
      'Final inspection and test ride',
    ],
    certification: 'Certificate of completion in Two Wheeler EV Assembly',
    placement: 'Help with applications to assembly units, and advice on starting your own',
  },
};

export const trainingCentre = {
  title: 'The training centre',
  lead: 'A workshop first and a classroom second: what is explained in the morning is built in the afternoon.',
  picture: 'training-hall' as PictureName,
  pictureAlt:
    'A bright hall with panels on a practice roof, rows of work benches, and inverters along the wall',
  /** Its name where an address needs one. */
  placeName: `${company.name} training centre`,
  pictureNote: 'The picture is an illustration.',
  areaLabel: 'sq ft',
  trainersLabel: 'trainers',
  facilitiesTitle: 'Facilities',
  contactTitle: 'Visit or call',
  facilities: [
    'Practice roofs at ground height, flat and sloped',
    'Benches for wiring, earthing and inverter settings',
    'Work bays for two-wheelers and battery packs',
    'Tools and safety gear for every participant',
    'Classrooms for theory and drawings',
  ],
};

export const whyTrainWithUs: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'wrench',
    title: 'Taught by people who install',
    text: 'Our trainers belong to a company that surveys, installs and maintains. You learn today’s equipment, and today’s mistakes.',
  },
  {
    icon: 'users',
    title: 'Small batches',
    text: 'Eight to fifteen people, never a lecture hall. Everybody wires, everybody measures, everybody asks.',
  },
  {
    icon: 'badge-check',
    title: 'A certificate that says something',
    text: 'It names the programme and its duration, so that whoever reads it knows what you have practised.',
  },
  {
    icon: 'briefcase',
    title: 'A way into work',
    text: 'Our associates across Uttar Pradesh need technicians, and so do we. We help you apply; the job you win yourself.',
  },
];

export const enrolment = {
  title: 'Keep a place in the next batch',
  lead: `Send us four details and we call you within ${claims.responseHours} hours with the dates of the next batch.`,
  /** Before the phone number. */
  ratherTalk: 'Rather talk?',
};
