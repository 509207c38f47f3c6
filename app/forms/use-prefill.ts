import { type RefObject, useEffect } from 'react';
import { writeText } from './form-elements';

/** Writes texts that are known only in the browser, except over what the visitor wrote. */
export function usePrefill(
  element: RefObject<HTMLFormElement | null>,
  touched: RefObject<Set<string>>,
  prefill: Partial<Record<string, string>> | undefined,
) {
  useEffect(() => {
    for (const [column, text] of Object.entries(prefill ?? {})) {
      if (!element.current || text === undefined || touched.current.has(column)) continue;
      writeText(element.current, column, text);
    }
  }, [element, touched, prefill]);
}
