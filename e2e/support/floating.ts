import { expect, type Page } from './test.ts';

/** The WhatsApp and call buttons cover no link, button or field that one goes to on a phone. */
export async function nothingFloatsOver(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await drawEverything(page);
  const { covered, visited } = await visitControls(page);
  expect(covered, 'covered by what floats').toEqual([]);
  expect(visited).toBeGreaterThan(10);
}

/** A part drawn on the way would move what was just scrolled to. */
const drawEverything = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.far-down'))
      part.style.contentVisibility = 'visible';
  });

/** Scrolls to every control as the browser does for Tab: down the page, where it comes in from below, and up again. */
const visitControls = (page: Page) =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll(':is(main, footer) :is(a, button, summary, input, select, textarea)'),
    ].filter((control) => control.checkVisibility());
    const floatsOver = (control: Element) => {
      control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = control.getClientRects()[0] ?? control.getBoundingClientRect();
      let top = document.elementFromPoint(x + width / 2, y + height / 2);
      while (top && !top.contains(control) && !control.contains(top)) {
        if (['fixed', 'sticky'].includes(getComputedStyle(top).position)) return true;
        top = top.parentElement;
      }
      return false;
    };
    const covered = [...controls, ...controls.toReversed()].filter(floatsOver);
    return {
      covered: covered.map((control) => control.textContent || control.getAttribute('aria-label')),
      visited: controls.length,
    };
  });
