import { type RefObject, useLayoutEffect } from 'react';
import { isPristine } from './form-elements';

/** What was typed before the script ran counts as typed. Must stand before whatever writes into the fields. */
export function useTouchedBeforeHydration(
  element: RefObject<HTMLFormElement | null>,
  touched: RefObject<Set<string>>,
) {
  useLayoutEffect(() => {
    for (const control of element.current?.elements ?? []) {
      const name = control.getAttribute('name');
      if (element.current && name && !isPristine(element.current, name)) touched.current.add(name);
    }
  }, [element, touched]);
}
