import { parseBill } from './bill-text';
import { calculateSavings } from './calculate-savings';

export interface CalculatorInputs {
  /** As the field shows it. */
  bill: string;
  subsidyEligible: boolean;
}

export const savingsFor = ({ bill, subsidyEligible }: CalculatorInputs) =>
  calculateSavings(parseBill(bill), subsidyEligible);
