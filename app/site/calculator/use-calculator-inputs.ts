import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { formatBill } from '~/calculator/bill-text';
import type { CalculatorInputs, EditInputs } from '~/calculator/calculator-inputs';
import { inputsFrom, queryFor } from '~/calculator/estimate-link';
import { useSearchParamsAfterHydration } from '~/lib/use-search-params-after-hydration';

/** Browsers refuse more than about a hundred address changes in ten seconds. */
const ADDRESS_DEBOUNCE_MS = 250;

/** The two inputs: from the address at first, then as edited, and written back to the address in passing. */
export function useCalculatorInputs(form: RefObject<HTMLFormElement | null>) {
  const params = useSearchParamsAfterHydration();
  const [edited, setEdited] = useState<CalculatorInputs>();
  const inputs = useMemo(() => edited ?? inputsFrom(params), [edited, params]);
  const edit: EditInputs = useCallback(
    (change) => setEdited((current) => ({ ...(current ?? inputsFrom(params)), ...change })),
    [params],
  );

  // On a slow phone someone may fill the form before the script has arrived: the form knows, the state does not.
  useEffect(() => {
    if (!form.current) return;
    const entries = new FormData(form.current);
    const slider = form.current.querySelector<HTMLInputElement>('input[type=range]');
    const slid = slider && slider.value !== slider.defaultValue ? slider.value : '';
    const bill = formatBill(String(entries.get('bill')) || slid);
    const subsidyEligible = entries.get('subsidy') !== 'no';
    if (bill || !subsidyEligible) setEdited((current) => current ?? { bill, subsidyEligible });
  }, [form]);

  // Not through the router: a navigation per keystroke would render every route component again.
  useEffect(() => {
    if (!edited) return;
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', location.pathname + queryFor(edited));
    }, ADDRESS_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [edited]);

  return { inputs, edit };
}
