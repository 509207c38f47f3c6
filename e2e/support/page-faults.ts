import type { BrowserContext, Page } from '@playwright/test';

/** Collects what a visitor would never see but must not happen: script errors, console errors, policy violations. */
export class PageFaults {
  readonly #seen: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** For a test that provokes a fault on purpose, such as a 404 or a refused insert. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  watch(context: BrowserContext): void {
    context.on('page', (page) => this.#watchPage(page));
    context.on('weberror', (error) => this.#seen.push(`script error: ${error.error().message}`));
  }

  /** Faults nobody allowed. */
  get all(): string[] {
    return this.#seen.filter((fault) => !this.#allowed.some((pattern) => pattern.test(fault)));
  }

  #watchPage(page: Page): void {
    page.on('console', (message) => {
      const isViolation = /Content[- ]Security[- ]Policy/i.test(message.text());
      if (message.type() !== 'error' && !isViolation) return;
      this.#seen.push(`console: ${message.text()} (${message.location().url})`);
    });
  }
}
