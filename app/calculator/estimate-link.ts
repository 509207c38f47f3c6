import { formatBill, parseBill } from './bill-text';
import type { CalculatorInputs } from './calculator-inputs';

/** The inputs a shared or reloaded address asks for. */
export function inputsFrom(params: URLSearchParams): CalculatorInputs {
  return { bill: formatBill(params.get('bill') ?? ''), subsidyEligible: params.get('subsidy') !== 'no' };
}

/** The query that brings these inputs back; what is empty or default stays out. */
export function queryFor({ bill, subsidyEligible }: CalculatorInputs): string {
  const params = new URLSearchParams();
  const rupees = parseBill(bill);
  if (rupees > 0) params.set('bill', String(rupees));
  if (!subsidyEligible) params.set('subsidy', 'no');
  const query = params.toString();
  return query && `?${query}`;
}

/** What the consultation and installation forms take over from an estimate. */
export function formQueryFor(inputs: CalculatorInputs, systemSize: string | undefined): string {
  if (!systemSize) return '';
  const bill = String(parseBill(inputs.bill));
  const subsidy = inputs.subsidyEligible ? 'yes' : 'no';
  return `?${new URLSearchParams({ bill, size: systemSize, subsidy })}`;
}
