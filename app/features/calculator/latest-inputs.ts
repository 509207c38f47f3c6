import { createContext, type RefObject } from 'react';
import type { CalculatorInputs } from './calculator-inputs';

/** The inputs of this moment, for what is drawn later than they change but acts on them when pressed. */
export const LatestInputs = createContext<RefObject<CalculatorInputs>>({
  current: { bill: '', subsidyEligible: true },
});
