import { parseBill } from './bill-text';
import { calculateSavings } from './calculate-savings';

export interface CalculatorInputs {
  /** As the field shows it. */
  bill: string;
  subsidyEligible: boolean;
}

export type EditInputs = (change: Partial<CalculatorInputs>) => void;

export const savingsFor = ({ bill, subsidyEligible }: CalculatorInputs) =>
  calculateSavings(parseBill(bill), subsidyEligible);
