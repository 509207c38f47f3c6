import * as v from 'valibot';
import type { FieldRule } from '~/forms/rules';
import { PERCENT, parseDecimal, RUPEES } from '~/proposals/decimals';
import { ALL, type BasisPoints, type Paise } from '~/proposals/money';
import type { SubsidyScheme } from '~/proposals/offer';
import { priceWords } from './en';
import { parseSteps } from './steps-text';

/** As the database has it: a hundred crore rupees. */
const MOST_PAISE = 100_000_000_000;

/** Typed in rupees, stored in paise. */
export const rupees: FieldRule<Paise> = decimal(RUPEES, MOST_PAISE, priceWords.wrong.rupees);
/** Typed in percent, stored in hundredths of one. */
export const percentage: FieldRule<BasisPoints> = decimal(PERCENT, ALL, priceWords.wrong.percent);

export const steps: FieldRule<SubsidyScheme['steps']> = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = parseSteps(dataset.value);
    if (read) return read;
    addIssue({ message: priceWords.wrong.steps });
    return NEVER;
  }),
);

function decimal(decimals: number, max: number, wrong: string): FieldRule<number> {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = parseDecimal(dataset.value, decimals);
      if (value !== null && value <= max) return value;
      addIssue({ message: wrong });
      return NEVER;
    }),
  );
}
