import type { Page } from '@playwright/test';

/** Of every printed element of the content its name, role and attributes, and what says anything: alike in both languages. */
export const printedSkeletons = (page: Page, paths: string[]) =>
  page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const html = await (await fetch(path)).text();
          const elements = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('main *');
          return [...elements].map((element) => {
            const attributes = [...element.attributes].map(({ name, value }) => `${name}${value && '=…'}`);
            const text = [...element.childNodes].some(
              (node) => node.nodeName === '#text' && node.nodeValue?.trim(),
            );
            return [element.nodeName, element.role, ...attributes.sort(), text && 'text']
              .filter(Boolean)
              .join(' ');
          });
        }),
      ),
    paths,
  );
