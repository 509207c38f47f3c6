/** What the pages offer as they are without script; what they claim is in scripts/build/page-claims.test.ts. */

import { articleSummaries } from '../app/site/blog/article-summaries.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

const PHONE = { width: 360, height: 800 };

test('The menu of a phone opens and leads on without script', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of ['/', '/blog/panel-efficiency-in-uttar-pradesh']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Trainings' }).click();
    await expect(page).toHaveURL('/trainings');
  }
});

const serviceLinks = [
  ['Solar installation', '/installation-request'],
  ['Solar consultancy', '/book-consultation'],
  ['Government subsidy help', '/book-consultation'],
  ['Staff training', '/book-consultation'],
  ['Annual maintenance (AMC)', '/book-consultation'],
  ['Franchise and associate network', '/associate-registration'],
  ['Free consultation', '/book-consultation'],
];

test('Each of the seven services leads to its form', async ({ page }) => {
  await page.goto('/services');
  const cards = page.getByRole('region', { name: 'Seven ways to work with us' }).getByRole('listitem');
  for (const [title, href] of serviceLinks) {
    const card = cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card.getByRole('link')).toHaveAttribute('href', href ?? '');
  }
});

test('The about page offers the catalogue, the LinkedIn post and the vote', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('link', { name: 'Download catalogue' })).toHaveAttribute(
    'href',
    '/documents/catalogue.pdf',
  );
  for (const name of ['Our post on LinkedIn', 'Vote for us']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
  }
  await expect(page.getByRole('img', { name: /payment details/ })).toBeVisible();
});

test('The 18 years are the Director’s alone', async ({ page }) => {
  await page.goto('/about');
  const his = await page.locator('#director').getByText('18+').count();
  expect(his).toBeGreaterThan(0);
  await expect(page.getByRole('main').getByText('18+')).toHaveCount(his);
});

test('The trainings page dials for enrolment and hands out the brochure', async ({ page }) => {
  await page.goto('/trainings');
  await expect(page.getByRole('link', { name: 'Call for Enrollment' })).toHaveAttribute('href', /^tel:\+91/);
  await expect(page.getByRole('link', { name: 'Download Brochure' })).toHaveAttribute(
    'href',
    '/documents/brochure.pdf',
  );
});

test('The five certificates are shown, and marked as samples', async ({ page }) => {
  await page.goto('/our-partners');
  const cards = page.getByRole('region', { name: 'Five certificates' }).getByRole('listitem');
  await expect(cards).toHaveCount(5);
  await expect(cards.getByText('Sample', { exact: true })).toHaveCount(5);
  await expect(cards.getByRole('img', { name: /^Sample of the certificate/ })).toHaveCount(5);
});

const filtered: [category: string, titles: string[]][] = [
  ['Technology', ['Panel efficiency']],
  ['Policy', ['Rooftop solar subsidy']],
  ['Finance', ['Rooftop solar subsidy']],
  ['Installation', ['Survey to switch-on']],
  ['Maintenance', ['Panel efficiency', 'Survey to switch-on']],
  ['All', ['Panel efficiency', 'Rooftop solar subsidy', 'Survey to switch-on']],
];

test('A reader who picks a category sees the articles of that kind, even without script', async ({
  page,
}) => {
  await page.goto('/blog');
  for (const [category, names] of filtered) {
    await page.getByText(category, { exact: true }).first().click();
    for (const article of articleSummaries) {
      const card = page.getByRole('article').filter({ hasText: article.title });
      await expect(card, `${article.name} under ${category}`).toBeVisible({
        visible: names.includes(article.name),
      });
    }
  }
});
