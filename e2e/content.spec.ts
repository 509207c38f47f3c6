/** What the company claims, written out by hand from the specification, on the pages as they are without script. */

import { articleSummaries } from '../app/site/blog/article-summaries.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

const PHONE = { width: 360, height: 800 };

const claims: Record<string, string[]> = {
  '/': [
    '1500+',
    '100%',
    '25 year warranty',
    '22-24%',
    '₹2,990',
    '40%',
    '90%',
    '5-year installation warranty',
    '4-6%',
    '₹14,588 per kW',
    '₹7,294 per kW',
    '₹10,000 per kW',
    '₹1,25,352',
    '₹73,764',
    '₹94,470',
    '30-60 days',
    'Identity card',
    'Latest 3 months electricity bill',
    'Property documents',
    'Bank details',
    'Passport photos',
    'Income proof',
    '₹51,000',
    '₹5-20 lakh',
    '₹50K-2L a month',
    'District level',
    '₹2-5 lakh',
    '₹25K-75K a month',
    'City or town level',
    '₹10K-50K',
    '₹5K-20K a month',
    'Campus or area',
  ],
  '/about': [
    '1500+',
    '8 years',
    '18+',
    '25 years',
    '50,000 sq ft',
    '50,000+ sq ft',
    '15+ trainers',
    '90%',
    'Up to 40%',
    '₹2,990',
    '4-6%',
    'Our mission',
    'Our vision',
    'The Director',
    'The training centre',
    'The warehouse',
    'Agency certified',
    'ISO certified',
    'Government empanelled',
  ],
  '/services': [
    'Our Solar Services',
    'Quick 30-min assessment',
    'No obligation required',
    'Instant savings estimate',
    'We Serve All Sectors',
    '1kW-10kW',
    '10kW-500kW',
    '100kW-5MW',
    '500kW-10MW',
    'Site Survey',
    'Free technical assessment',
    'Design & Quote',
    'Customised design, transparent pricing',
    'Certified technicians',
    'Commissioning',
    'Testing, grid connection, handover',
    '22-24%',
    '25-year panel warranty',
    '5-year installation warranty',
    'Up to 40%',
    '90% bill reduction',
    '4-6% property value increase',
    '₹51,000',
    '24 hours',
  ],
  '/our-partners': [
    'Manufacturing Partner',
    'Distribution Partner',
    'Technology Partner',
    'Government Recognition',
    'Franchise Authorization',
  ],
  '/trainings': [
    'Solar Installation Technician',
    '4 weeks',
    '12-15 participants',
    '₹15,000',
    'EV Training',
    '3 weeks',
    '10-12 participants',
    '₹12,000',
    'Two Wheeler EV Assembly',
    '2 weeks',
    '8-10 participants',
    '₹8,000',
    '50,000+',
    '15+',
    'Why choose us',
  ],
  '/blog': ['All', 'Technology', 'Policy', 'Finance', 'Installation', 'Maintenance', 'Featured'],
  '/blog/panel-efficiency-in-uttar-pradesh': ['22-24%', '1,400 kWh', '80%', '25 years'],
  '/blog/rooftop-solar-subsidy-in-uttar-pradesh': [
    '40%',
    '₹14,588',
    '₹7,294',
    '₹10,000',
    '₹1,25,352',
    '₹73,764',
    '₹94,470',
    '2024 figures',
    '30-60 days',
    '30-90 days',
    '₹3,200 to ₹3,400',
    '₹1,500 to ₹1,600',
    '₹5,300 to ₹5,600',
    '₹3,000 to ₹3,300',
    '₹18,000, interest 7%',
    '₹60,000, interest 9.5%',
  ],
  '/blog/from-site-survey-to-switch-on': [
    '01 Site Survey',
    '04 Commissioning',
    '30 days',
    '80%',
    '25 years',
    '24 hours',
  ],
  '/refund-policy': [
    'Full refund',
    '95%',
    '80%',
    'No refund',
    'After commissioning',
    '30 days',
    '80% of the generation',
    '15-30 business days',
  ],
  '/terms-conditions': ['25 years', '5 years', '30-90 days', '₹2,000', '₹2,990', '₹51,000', '31 March 2027'],
  '/privacy-policy': ['Digital Personal Data Protection Act, 2023', 'Grievance Officer', '2026-11'],
  '/book-consultation': ['30-minute assessment', '₹2,000', '40%', '₹2,990', '24 hours', 'Uttar Pradesh'],
  '/contact': ['9 AM – 7 PM', '9 AM – 5 PM', 'Closed', '24 hours'],
};

for (const [path, texts] of Object.entries(claims)) {
  test(`${path} states its figures, script or no script`, async ({ page }) => {
    await page.goto(path);
    const shown = ((await page.getByRole('main').textContent()) ?? '').replace(/\s+/g, ' ');
    expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
  });
}

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
