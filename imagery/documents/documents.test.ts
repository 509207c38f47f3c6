import { expect, test } from 'vitest';
import builtFrom from './built-from.generated.json';
import { printed, render } from './load.ts';

test.each(printed)(
  'The printed $file says what the site says now (else: npm run assets -- documents)',
  async (document) => {
    expect(builtFrom).toHaveProperty(document.file, (await render(document)).hash);
  },
);
