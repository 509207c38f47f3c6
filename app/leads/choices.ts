import { positions } from './career/options';
import { budgets, energyRequirements, timeframes } from './installation/options';
import * as offered from './options';

/** What the forms offer, by the column that stores it. For the dashboard and tests; a form takes its own lists. */
export const choices: Record<string, readonly { value: string; label: string }[]> = {
  consultation_type: offered.consultationTypes,
  property_type: offered.propertyTypes,
  preferred_time: offered.preferredTimes,
  budget: budgets,
  energy_requirement: energyRequirements,
  timeframe: timeframes,
  business_type: offered.businessTypes,
  inquiry_type: offered.inquiryTypes,
  position: positions,
  course_type: offered.courseTypes,
  experience_level: offered.experienceLevels,
  locale: [
    { value: 'en', label: 'English' },
    { value: 'hi', label: 'Hindi' },
  ],
};
