import { articlePath, paths } from './paths.ts';
import { articles } from './site/blog/articles.ts';

/**
 * Every prerendered page. `hydration`: content pages start their script once they have loaded, so that it never
 * competes with the first paint; pages one types into start right after it.
 */
export interface Page {
  path: string;
  hydration: 'after-paint' | 'after-load';
  /** Listed in sitemap.xml; pages for one visitor or for staff are not. */
  indexed: boolean;
  /** Where the app itself goes from here, without the browser's opening a page. */
  opens?: string[];
}

const content = (path: string): Page => ({ path, hydration: 'after-load', indexed: true });
const form = (path: string): Page => ({ path, hydration: 'after-paint', indexed: true });
const unlisted = (path: string): Page => ({ path, hydration: 'after-paint', indexed: false });

/** What visitors read, in every language. */
export const publicPages: Page[] = [
  content(paths.home),
  content(paths.about),
  content(paths.services),
  form(paths.calculator),
  form(paths.bookConsultation),
  form(paths.installationRequest),
  form(paths.ourAssociates),
  content(paths.ourPartners),
  { ...form(paths.associateRegistration), opens: [paths.associateRegistrationSuccess] },
  unlisted(paths.associateRegistrationSuccess),
  form(paths.trainings),
  content(paths.blog),
  ...articles.map(({ slug }) => content(articlePath(slug))),
  unlisted(paths.newsletter),
  form(paths.careers),
  form(paths.contact),
  unlisted(paths.track),
  unlisted(paths.proposal),
  content(paths.privacyPolicy),
  content(paths.termsConditions),
  content(paths.refundPolicy),
];

export const officePages: Page[] = [paths.login, paths.dashboard].map((path) => ({
  ...unlisted(path),
  opens: [paths.home, paths.login, paths.dashboard],
}));

export const pages: Page[] = [...publicPages, ...officePages];
