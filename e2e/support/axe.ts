import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** A page in a frame is looked at by itself; with one around, axe does not see that a dialog is modal. */
const PAGE = { exclude: ['iframe'] };
/** Nothing behind it can be reached, and the page without it is a state of its own. */
const MODAL = 'dialog:modal';
const WCAG_AA: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Of what passes, axe would describe every element.
  resultTypes: ['violations'],
};

/**
 * What axe finds on the page as it stands, one line a violation with the first element that shows it. Its one rule about
 * style sheets, that none locks the orientation, costs a sixth of the time: it is asked where a sheet is first met.
 */
export async function accessibilityFaults(page: Page, { styleSheets = false } = {}): Promise<string[]> {
  // What is looked at is what was asked for, not what is still shown until it comes.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // Half transparent on its way in, nothing has the contrast that it will have.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });
  // Evaluated by the debugger, not inserted as an element, so the page's own policy stays in force.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const context = (await page.locator(MODAL).count()) > 0 ? { ...PAGE, include: [MODAL] } : PAGE;
  const results = await page.evaluate(
    ([context, options]) => (window as unknown as { axe: typeof axe }).axe.run(context, options),
    [context, { ...WCAG_AA, preload: styleSheets }] as const,
  );
  return results.violations.map(({ id, help, nodes }) => `${id}: ${help} — ${nodes[0]?.html.slice(0, 160)}`);
}
