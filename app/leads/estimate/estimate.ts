import { useMemo } from 'react';
import * as v from 'valibot';
import { calculateSavings } from '~/calculator/calculate-savings';
import type { FieldRule } from '~/forms/rules';
import { useSearchParamsAfterHydration } from '~/lib/use-search-params-after-hydration';

/** What the calculator showed, kept with the lead. Its columns hold exactly these four. */
export type Estimate = v.InferOutput<typeof estimateShape>;

const estimateShape = v.object({
  bill: v.number(),
  subsidyEligible: v.boolean(),
  systemSize: v.string(),
  monthlySaving: v.number(),
});

/** The estimate of a visitor who came from the calculator, and the texts that fill a form's fields with it. */
export function useEstimate() {
  const query = useSearchParamsAfterHydration();
  return useMemo(() => {
    const estimate = readEstimate(query);
    if (!estimate) return { estimate, prefill: { estimate: '' } };
    return { estimate, prefill: { estimate: JSON.stringify(estimate), monthly_bill: String(estimate.bill) } };
  }, [query]);
}

/** `?bill=2500&subsidy=yes`; the rest is worked out again rather than believed. */
export function readEstimate(query: URLSearchParams): Estimate | null {
  const bill = Number(query.get('bill'));
  const subsidyEligible = query.get('subsidy') !== 'no';
  const savings = calculateSavings(bill, subsidyEligible);
  return (
    savings && { bill, subsidyEligible, systemSize: savings.systemSize, monthlySaving: savings.monthlySaving }
  );
}

/** For the form's hidden field, which carries the estimate as text. */
export const estimateRule: FieldRule<Estimate | null> = v.pipe(
  v.string(),
  v.transform((text) => (text ? v.parse(estimateShape, JSON.parse(text)) : null)),
);
