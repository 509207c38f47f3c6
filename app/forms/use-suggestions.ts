import { type RefObject, useRef } from 'react';
import type { FormDefinition, FormSchema, Written } from './define-form';
import { readAll, readText, writeText } from './form-elements';

/** Fills fields from what was typed into others, and never over what the visitor wrote. */
export function useSuggestions<Schema extends FormSchema, FileColumn extends string>(
  form: FormDefinition<Schema, FileColumn>,
  touched: RefObject<Set<string>>,
) {
  const suggested = useRef(new Map<string, string>());

  /** Returns the columns it has written. */
  function suggest(target: HTMLFormElement): string[] {
    const written = readAll(target, Object.keys(form.fields)) as Written<Schema>;
    const suggestions = Object.entries<string | undefined>(form.suggest?.(written) ?? {});
    const changed: string[] = [];
    for (const [column, text] of suggestions) {
      const earlier = suggested.current.get(column) ?? '';
      const isOurs = !touched.current.has(column) && readText(target, column) === earlier;
      if (!isOurs || text === undefined || text === earlier) continue;
      writeText(target, column, text);
      suggested.current.set(column, text);
      changed.push(column);
    }
    return changed;
  }

  return { suggest, forgetSuggestions: () => suggested.current.clear() };
}
