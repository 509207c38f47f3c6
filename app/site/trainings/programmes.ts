import { courseTypes } from '~/leads/en';
import { type CourseType, type ProgrammeTexts, programmeTexts } from './en';

interface Terms {
  /** The value stored with an enrolment. */
  courseType: CourseType;
  /** Anchor on the page. */
  id: string;
  weeks: number;
  /** Participants per batch. */
  batch: { from: number; to: number };
  feeRupees: number;
}

export interface TrainingProgramme extends Terms, ProgrammeTexts {
  title: string;
}

const terms: Terms[] = [
  {
    courseType: 'solar_installation_technician',
    id: 'solar-installation-technician',
    weeks: 4,
    batch: { from: 12, to: 15 },
    feeRupees: 15_000,
  },
  {
    courseType: 'ev_training',
    id: 'ev-training',
    weeks: 3,
    batch: { from: 10, to: 12 },
    feeRupees: 12_000,
  },
  {
    courseType: 'two_wheeler_ev_assembly',
    id: 'two-wheeler-ev-assembly',
    weeks: 2,
    batch: { from: 8, to: 10 },
    feeRupees: 8_000,
  },
];

export const trainingProgrammes: TrainingProgramme[] = terms.map((programme) => ({
  ...programme,
  title: courseTypes[programme.courseType],
  ...programmeTexts[programme.courseType],
}));
