import { expect, type Locator, type Page } from '@playwright/test';

const MAX_TABS = 90;

/**
 * Somebody without a mouse. Every Tab must land on something that is in view and follows in the document what had the
 * focus before (precedes it, going back), so that the order is the reading order and the focus is never lost.
 */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async skipToContent(name = 'Skip to content'): Promise<void> {
    await this.press('Tab');
    await expect(this.#page.getByRole('link', { name })).toBeFocused();
    await this.press('Enter');
    await expect(this.#page.getByRole('main')).toBeFocused();
  }

  tabTo(target: Locator): Promise<void> {
    return this.#tab('Tab', target);
  }

  backTo(target: Locator): Promise<void> {
    return this.#tab('Shift+Tab', target);
  }

  async #tab(key: 'Tab' | 'Shift+Tab', target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    // Looked up once: among the roles and names of a dashboard that takes longer than the Tab.
    const element = await target.elementHandle();
    for (let tabs = 0; tabs < MAX_TABS; tabs++) {
      if (await element?.evaluate(rememberFocus)) return;
      await this.press(key);
      // The page may scroll smoothly to what has the focus.
      await expect.poll(() => this.#page.evaluate(faultOfFocus, key)).toBeNull();
    }
    throw new Error(`${MAX_TABS} times ${key} did not lead to ${target}`);
  }

  async fill(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.#page.keyboard.insertText(text);
  }

  /** Also a choice in a closed list, by the first letters of its label. */
  async type(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.#page.keyboard.type(text);
  }

  async activate(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(target);
    await this.press(key);
  }

  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key);
  }
}

type WithMemory = Window & { focusedBefore?: Element | null };

/** Whether it is on the target already. */
function rememberFocus(target: Element): boolean {
  (window as WithMemory).focusedBefore = document.activeElement;
  return target === document.activeElement;
}

function faultOfFocus(key: 'Tab' | 'Shift+Tab'): string | null {
  const before = (window as WithMemory).focusedBefore;
  const now = document.activeElement;
  const name = (element: Element | null | undefined) => element?.outerHTML.slice(0, 120);
  if (!now || now === document.body) return `The focus is lost after ${name(before)}`;
  const wrongWay = key === 'Tab' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  if (before && before.compareDocumentPosition(now) & wrongWay)
    return `The focus jumps the wrong way from ${name(before)} to ${name(now)}`;
  const { top, bottom } = now.getBoundingClientRect();
  return bottom <= 0 || top >= innerHeight ? `Out of view has the focus: ${name(now)}` : null;
}
