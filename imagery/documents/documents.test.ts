import { expect, test } from 'vitest';
import builtFrom from './built-from.generated.json';
import { renderDocument } from './render.tsx';

test.each(['brochure', 'catalogue'] as const)(
  'The printed %s says what the site says now (else: npm run assets -- documents)',
  (name) => {
    expect(builtFrom[name]).toBe(renderDocument(name).hash);
  },
);
