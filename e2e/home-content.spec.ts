/** What the home page holds, which it holds without script too. */

import { company } from '../app/company/facts.ts';
import { expect, type Page, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

const parts: Record<string, (page: Page) => Promise<void>> = {
  'The home page shows its fourteen parts in the order of the specification': async (page) => {
    const parts = [
      page.locator('title'),
      page.getByRole('navigation', { name: 'Main' }),
      page.getByRole('heading', { level: 1 }),
      page.getByRole('region', { name: 'Highlights' }),
      page.getByRole('region', { name: 'Renting power, or owning it' }),
      page.getByRole('region', { name: 'See it on their roofs' }),
      page.getByRole('region', { name: 'What changes after the first bill' }),
      page.getByRole('region', { name: 'Centre and state pay a share of your roof' }),
      page.getByRole('region', { name: 'Open your own solar business from ₹51,000' }),
      page.getByRole('region', { name: 'Three ways to grow with us' }),
      page.getByRole('region', { name: 'Come and see us in Lucknow' }),
      page.getByRole('contentinfo'),
      page.getByRole('button', { name: 'Chat with us on WhatsApp' }),
      page.getByRole('button', { name: 'Talk to our team' }),
    ];
    for (const [index, part] of parts.entries())
      await part.evaluate((element, number) => element.setAttribute('data-part', `${number}`), index + 1);
    const order = await page
      .locator('[data-part]')
      .evaluateAll((elements) => elements.map((element) => Number(element.getAttribute('data-part'))));
    expect(order).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  },
  'The head tells search engines and previews what the page is': async (page) => {
    await expect(page).toHaveTitle(/Awadh Solar.*Lucknow/);
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    expect((await content('meta[name=description]'))?.length).toBeLessThanOrEqual(160);
    expect(await content('meta[name=keywords]')).toContain('rooftop solar');
    expect(await content('meta[property="og:title"]')).toBe(await page.title());
    expect(await content('meta[property="og:image"]')).toMatch(/^https:.*\/share\/home\.jpg$/);
    expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${company.siteUrl}/`);

    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(data).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Awadh Solar',
      telephone: company.tollFree.e164,
      address: { addressLocality: 'Lucknow', addressRegion: 'Uttar Pradesh' },
      openingHours: ['Mo-Fr 09:00-19:00', 'Sa 09:00-17:00'],
    });
  },
  'The hero states its figures, leads on and shows six kinds of installation': async (page) => {
    const hero = page.getByRole('region', { name: 'Let Lucknow’s sun pay your power bill' });
    for (const [term, value] of [
      ['projects', '1500+'],
      ['years', '8'],
      ['certified', '100%'],
    ] as const) {
      const stat = hero.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) });
      await expect(stat.getByRole('definition')).toHaveText(value);
    }
    await expect(hero.getByRole('link', { name: 'Get Free Consultation' })).toHaveAttribute(
      'href',
      '/book-consultation',
    );
    await expect(hero.getByRole('link', { name: 'Calculate Savings' })).toHaveAttribute(
      'href',
      '/calculator',
    );
    const gallery = hero.getByRole('list').first().getByRole('listitem');
    await expect(gallery).toHaveText([
      'Residential',
      'Commercial',
      'Industrial',
      'Government',
      'Solar farm',
      'Solar water pump',
    ]);
    await expect(hero).toContainText('Pictures on this page are illustrations.');
    for (const promise of ['Certified', '25 year warranty', 'High efficiency panels'])
      await expect(hero.getByText(promise, { exact: true })).toBeVisible();
  },
  'The comparison sets the grid beside solar, with every claim': async (page) => {
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    for (const [feature, solar] of [
      ['Monthly bill', 'Up to 90% lower'],
      ['Subsidy', 'Up to 40%'],
      ['Paying', 'EMI from about ₹2,990 a month'],
      ['Warranty', '25 years on panels'],
      ['Property value', '4-6% higher'],
    ] as const)
      await expect(table.getByRole('row', { name: feature }).getByRole('cell').last()).toHaveText(solar);
  },
  'The subsidy section holds the 2024 figures, four steps and six documents': async (page) => {
    const subsidy = page.getByRole('region', { name: 'Centre and state pay a share of your roof' });
    const [small, large] = [subsidy.getByRole('article').first(), subsidy.getByRole('article').last()];
    for (const figure of ['1-3 kW', '₹14,588 per kW', '₹10,000 per kW', '3kW', '₹73,764'])
      await expect(small).toContainText(figure);
    for (const figure of ['4-10 kW', '₹7,294 per kW for the next 7 kW', '₹1,25,352', '5kW', '₹94,470'])
      await expect(large).toContainText(figure);
    await expect(subsidy).toContainText('2024 figures');
    await expect(subsidy).toContainText('Values are approximate and may vary city-wise.');
    await expect(subsidy.locator('ol > li strong')).toHaveText([
      'Installation',
      'Documentation',
      'Inspection',
      'Credit',
    ]);
    await expect(subsidy.locator('ol > li').last()).toContainText('30-60 days');
    await expect(subsidy.locator('ul > li')).toHaveText([
      'Identity card',
      'Latest 3 months electricity bill',
      'Property documents',
      'Bank details',
      'Passport photos',
      'Income proof',
    ]);
  },
  'The three partner types come with investment, earning, territory and benefits': async (page) => {
    const programme = page.getByRole('region', { name: 'Three ways to grow with us' });
    for (const [name, facts] of [
      ['Distributor', ['₹5-20 lakh', '₹50K-2L a month', 'District level']],
      ['Dealer', ['₹2-5 lakh', '₹25K-75K a month', 'City or town level']],
      ['Student Partner', ['₹10K-50K', '₹5K-20K a month', 'Campus or area']],
    ] as const) {
      const card = programme.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
      await expect(card.getByRole('definition')).toHaveText(facts);
      await expect(card.getByRole('list').getByRole('listitem')).toHaveCount(3);
    }
    await expect(programme.getByRole('link')).toHaveAttribute('href', '/associate-registration');
  },
  'The map leads to the maps service in a new tab': async (page) => {
    const location = page.getByRole('region', { name: 'Come and see us in Lucknow' });
    const link = location.getByRole('link', { name: 'Open in maps' });
    await expect(link).toHaveAttribute('href', company.links.map);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(location.getByRole('img')).toHaveAttribute('src', '/office-map.svg');
    await expect(location).toContainText('Sunday10:00 – 16:00');
  },
  'The page reads and opens both panels': async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Anita S.')).toBeVisible();

    await page.getByRole('button', { name: 'Chat with us on WhatsApp' }).click();
    await expect(page.getByRole('link', { name: 'Start Conversation' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Talk to our team' }).click();
    await expect(page.getByRole('link', { name: 'Call Now' })).toBeVisible();
  },
};

test('The home page holds what the specification lists', async ({ page }) => {
  await page.goto('/');
  for (const [name, check] of Object.entries(parts)) await test.step(name, () => check(page));
});
