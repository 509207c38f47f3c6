import { expectedSavings } from '../app/calculator/calculate-savings.expected.ts';
import { accessibilityFaults } from './support/axe.ts';
import { stopClock } from './support/form-under-test.ts';
import { hydrated } from './support/hydration.ts';
import { expect, type Page, test } from './support/test.ts';
import { nothingIsTooWide } from './support/width.ts';

const billField = (page: Page) => page.getByLabel('Monthly Electricity Bill');
const group = (page: Page, name: string) => page.getByRole('region', { name });
const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;
const between = ({ min, max }: { min: number; max: number }) => `${rupees(min)} – ${rupees(max)} a month`;
/** The smallest system, one in between and the largest; the other sums are those of calculate-savings.test.ts. */
const shownBills = [500, 5000.01, 123_456];

/** Every figure on the page by its group and label. */
function figures(page: Page): Promise<Record<string, string>> {
  return page.locator('main section dl > div').evaluateAll((pairs) =>
    Object.fromEntries(
      pairs.map((pair) => {
        const text = (selector: string, root: Element | null = pair) =>
          root?.querySelector(selector)?.textContent?.trim() ?? '';
        return [`${text('h2', pair.closest('section'))}: ${text('dt')}`, text('dd')];
      }),
    ),
  );
}

test('Bills from the smallest system to the largest show the tabled figures, and what is no bill shows none', async ({
  page,
}) => {
  await page.goto('/calculator');
  await hydrated(page);
  for (const bill of shownBills) {
    const expected = expectedSavings.find((row) => row.bill === bill);
    if (!expected) throw new Error(`${bill} is not in the table`);
    await billField(page).fill(String(bill));
    for (const [choice, outcome] of [
      ['No', expected.withoutSubsidy],
      ['Yes', expected.withSubsidy],
    ] as const) {
      await page.getByText(choice, { exact: true }).click();
      await expect
        .poll(() => figures(page), { message: `${bill}, subsidy: ${choice}` })
        .toMatchObject({
          'Recommended Solar System: System size': expected.systemSize,
          'Recommended Solar System: Monthly savings': rupees(expected.monthlySaving),
          'Recommended Solar System: units saved per month':
            expected.monthlyUnitsSaved.toLocaleString('en-IN'),
          'Recommended Solar System: years payback': outcome.payback,
          'EMI Options (5 years): Before subsidy': between(expected.emiBeforeSubsidy),
          'EMI Options (5 years): After subsidy': between(expected.emiAfterSubsidy),
          'EMI Options (5 years): Down payment': rupees(expected.downPayment),
          'EMI Options (5 years): Interest rate': `${expected.interestRate}%`,
          'EMI Options (5 years): Duration': '5 years',
          'Savings Summary: Monthly savings': rupees(expected.monthlySaving),
          'Savings Summary: Yearly savings': rupees(expected.yearlySavings),
          'Savings Summary: 20-year total savings, all costs deducted': `₹${outcome.lakhs}L`,
          'Savings Summary: Yearly generation': `${expected.yearlyGeneration.toLocaleString('en-IN')} kWh`,
        });
    }
  }

  const groups = () => page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 });
  for (const text of ['', '0', '-500', '12abc']) {
    await billField(page).fill('2500');
    await expect(group(page, 'Savings Summary')).toBeVisible();
    await billField(page).fill(text);
    await expect(groups()).toHaveText(['Ready to Go Solar', 'What these figures assume']);
    await expect(billField(page)).toHaveValue(text);
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/invalid|error|please/i)).toHaveCount(0);
});

test('The bill is grouped the Indian way while one types, and the caret stays where one types', async ({
  page,
}) => {
  await page.goto('/calculator');
  await hydrated(page);
  await billField(page).pressSequentially('125352');
  await expect(billField(page)).toHaveValue('1,25,352');
  await billField(page).press('Home');
  await billField(page).press('ArrowRight');
  await page.keyboard.type('99');
  await expect(billField(page)).toHaveValue('1,99,25,352');
  expect(await billField(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(
    '1,99'.length,
  );
  await page.keyboard.press('Backspace');
  await expect(billField(page)).toHaveValue('19,25,352');
  expect(await billField(page).getAttribute('inputmode')).toBe('numeric');
});

test('Get This System Installed opens WhatsApp about the subsidy scheme, or with bill and size of a quick example', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await page.goto('/calculator');
  await hydrated(page);
  const button = page.getByRole('link', { name: 'Get This System Installed' });
  const messageOf = async () => {
    const opened = context.waitForEvent('page');
    await button.click();
    const chat = await opened;
    const text = new URL(chat.url()).searchParams.get('text') ?? '';
    await chat.close();
    return text;
  };
  const generic = await messageOf();
  expect(generic).toContain('subsidy scheme');
  expect(generic).not.toMatch(/₹|kW/);

  await page.getByRole('button', { name: '₹3,000 to ₹5,000 5kW system' }).click();
  await expect(billField(page)).toHaveValue('5,000');
  await expect(figure(group(page, 'Recommended Solar System'), 'System size')).toHaveText('5kW');
  const specific = await messageOf();
  expect(specific).toContain('₹5,000');
  expect(specific).toContain('5kW');
});

test('An estimate lives in its address: it survives a reload and can be shared', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/calculator');
  await hydrated(page);
  await billField(page).fill('2500');
  await page.getByText('No', { exact: true }).click();
  await expect(page).toHaveURL(/\/calculator\?bill=2500&subsidy=no$/);

  await page.reload();
  await hydrated(page);
  await expect(billField(page)).toHaveValue('2,500');
  await expect(page.getByLabel('No', { exact: true })).toBeChecked();
  await expect(figure(group(page, 'Savings Summary'), '20-year total savings')).toHaveText('₹3.4L');

  await page.getByRole('button', { name: 'Share this estimate' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await expect(billField(other)).toHaveValue('2,500');
  await expect(figure(group(other, 'Recommended Solar System'), 'years payback')).toHaveText('7.6');
});

test('The menu entry starts a fresh calculator, and Back brings the estimate again', async ({ page }) => {
  await page.goto('/calculator?bill=4000');
  await hydrated(page);
  await expect(group(page, 'Savings Summary')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Calculator' }).click();
  await expect(billField(page)).toHaveValue('');
  await page.goBack();
  await expect(billField(page)).toHaveValue('4,000');
});

test('Every result follows every key and every step of the slider, with no timer in between', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/calculator?bill=1');
  await hydrated(page);
  const chart = page.getByRole('figure', { name: 'When the savings overtake the cost' });
  await chart.getByRole('button', { name: 'Show the figures as a table' }).click();
  await stopClock(page);
  await billField(page).selectText();
  const steps = [
    { key: '8', bill: 8, size: '3kW', saving: '₹2,300', years: '3.9', yearly: '₹27,600', ahead: '1.9' },
    { key: '0', bill: 80, size: '3kW', saving: '₹2,300', years: '3.9', yearly: '₹27,600', ahead: '1.9' },
    { key: '0', bill: 800, size: '3kW', saving: '₹2,300', years: '3.9', yearly: '₹27,600', ahead: '1.9' },
    { key: '0', bill: 8000, size: '8kW', saving: '₹6,800', years: '5.5', yearly: '₹81,600' },
    { key: 'Tab' },
    { key: 'ArrowLeft', bill: 7900, size: '8kW', saving: '₹6,715', years: '5.6', yearly: '₹80,580' },
    { key: 'End', bill: 15_000, size: '10kW', saving: '₹12,750', years: '5.5', yearly: '₹1,53,000' },
  ];
  for (const { key, bill, size, saving, years, yearly, ahead } of steps) {
    await page.keyboard.press(key);
    if (!bill) continue;
    await expect(figure(group(page, 'Recommended Solar System'), 'System size')).toHaveText(size);
    await expect(figure(group(page, 'Recommended Solar System'), 'Monthly savings')).toHaveText(saving);
    await expect(figure(group(page, 'Savings Summary'), 'Yearly savings')).toHaveText(yearly);
    await expect(chart.getByText(`Payback after ${years} years`)).toBeVisible();
    if (ahead) await expect(chart.getByText(`Ahead after ${ahead} years`)).toBeVisible();
    await expect(chart.getByRole('row', { name: /^1 / })).toContainText(yearly);
    await expect(page.getByRole('link', { name: 'Request installation' }).first()).toHaveAttribute(
      'href',
      `/installation-request?bill=${bill}&size=${size}&subsidy=yes`,
    );
  }
});

test('A link pressed in the very moment of a key leads on with what was typed', async ({ page }) => {
  await page.goto('/calculator?bill=250&subsidy=no');
  await hydrated(page);
  await billField(page).focus();
  await billField(page).press('End');
  // In one task of the browser: whatever is drawn later is too late.
  await page.getByRole('link', { name: 'Book a free consultation' }).evaluate(async (link) => {
    document.execCommand('insertText', false, '0');
    await Promise.resolve();
    (link as HTMLElement).click();
  });
  await expect(page).toHaveURL(/\/book-consultation\?bill=2500&size=3kW&subsidy=no$/);
});

test('While one types on a phone, the main figures stand beside the field above the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 380 });
  await page.goto('/calculator');
  await hydrated(page);
  await billField(page).focus();
  const strip = page.locator('form ul[aria-hidden=true]');
  const { height } = (await strip.boundingBox()) ?? {};
  for (const [key, figures] of [
    ['2', '3kWsystem₹2,300saved a month3.9 yrspayback'],
    ['5', '3kWsystem₹2,300saved a month3.9 yrspayback'],
    ['000', '10kWsystem₹21,250saved a month5.5 yrspayback'],
    ['000', '10kWsystem₹2.1Crsaved a month5.5 yrspayback'],
  ] as const) {
    await page.keyboard.type(key);
    await expect(strip).toHaveText(figures);
    await expect(strip).toBeInViewport({ ratio: 1 });
    await expect(billField(page)).toBeInViewport({ ratio: 1 });
  }
  expect((await strip.boundingBox())?.height, 'nothing moves when a result appears').toBe(height);
});

test('A screen reader hears the result once, after typing paused', async ({ page }) => {
  await page.clock.install();
  await page.goto('/calculator');
  await hydrated(page);
  await stopClock(page);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const region = document.querySelector('main [role=status]') as HTMLElement;
    new MutationObserver(() => region.textContent && heard.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await billField(page).focus();
  // Up to the last key the bill is one for the smallest system, whose result is not to be heard.
  for (const key of '800') {
    await page.keyboard.press(key);
    await page.clock.runFor(250);
  }
  await page.keyboard.press('0');
  await expect(group(page, 'Recommended Solar System')).toContainText('8kW');
  const sentence = '8kW system recommended. It saves ₹6,800 a month and pays for itself in 5.5 years.';
  // What is drawn may be a moment ahead of the timer that it starts.
  await expect(async () => {
    await page.clock.runFor(900);
    expect(await page.locator('main').getByRole('status').textContent()).toBe(sentence);
  }).toPass();
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([sentence]);
});

test('The chart can be read as a table, says what it counts, and breaks no accessibility rule', async ({
  page,
}) => {
  await page.goto('/calculator?bill=2500');
  await hydrated(page);
  const chart = page.getByRole('figure', { name: 'When the savings overtake the cost' });
  await expect(chart.getByText('Whole cost earned back after')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await chart.getByRole('button', { name: 'Show the figures as a table' }).click();
  const table = page.getByRole('table', { name: 'When the savings overtake the cost' });
  await expect(table.getByRole('row')).toHaveCount(22);
  await expect(table.getByRole('row', { name: /^20 / })).toHaveText('20₹1,08,000₹5,52,000₹4,44,000');
  await expect(chart.getByRole('columnheader').last()).toHaveText('Saved less paid so far');
  await expect(chart.getByRole('row', { name: /^1 / })).toHaveText('1₹36,000₹27,600-₹8,400');
  await expect(chart.getByRole('row', { name: /^2 / })).toHaveText('2₹54,000₹55,200₹1,200');
  await expect(chart.getByRole('term')).toHaveText(['Ahead after 1.9 years', 'Payback after 3.9 years']);
  await expect(chart.getByRole('definition').first()).toContainText('This is what the table counts.');
  await expect(chart.getByRole('definition').last()).toContainText('those still to come included.');

  // Past the last EMI the two moments are one.
  await page.getByText('No', { exact: true }).click();
  await expect(chart.getByRole('row', { name: /^7 / })).toHaveText('7₹2,10,000₹1,93,200-₹16,800');
  await expect(chart.getByRole('row', { name: /^8 / })).toHaveText('8₹2,10,000₹2,20,800₹10,800');
  await expect(chart.getByRole('term')).toHaveText(['Payback after 7.6 years']);
  await expect(chart.getByRole('definition')).toContainText('this is also when the table turns positive.');
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('The calculator works by keyboard alone', async ({ page }) => {
  await page.goto('/calculator');
  await hydrated(page);
  await billField(page).focus();
  await page.keyboard.type('4000');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(billField(page)).toHaveValue('4,100');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Yes', { exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('No', { exact: true })).toBeChecked();
  await expect(figure(group(page, 'Recommended Solar System'), 'years payback')).toHaveText('6.3');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(billField(page)).toHaveValue('3,000');
});

test('What is typed or slid before the script arrives is not lost', async ({ page }) => {
  const slider = page.getByRole('slider');
  const early: [edit: () => Promise<void>, shown: string][] = [
    [() => billField(page).fill('2500'), '2,500'],
    [() => slider.fill('4200'), '4,200'],
  ];
  for (const [edit, shown] of early) {
    const edited = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await edited.promise;
      await route.continue();
    });
    await page.goto('/calculator', { waitUntil: 'commit' });
    await edit();
    edited.resolve();
    await expect(billField(page)).toHaveValue(shown);
    await expect(slider).toHaveValue(shown.replace(',', ''));
    await expect(group(page, 'Savings Summary')).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('Nothing runs off a screen 320 pixels wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/calculator');
  await hydrated(page);
  for (const bill of ['2500', '12345', '999999999']) {
    await billField(page).fill(bill);
    await expect(group(page, 'Savings Summary')).toBeVisible();
    await nothingIsTooWide(page, `bill ${bill}`);
  }
});

test('A printed estimate is one clean page', async ({ page }) => {
  await page.goto('/calculator?bill=12345&subsidy=no');
  await hydrated(page);
  await expect(group(page, 'Savings Summary')).toBeVisible();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('For a monthly bill of ₹12,345, without subsidy')).toBeVisible();
  await expect(page.getByText('Values are approximate and may vary city-wise.')).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(billField(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Get This System Installed' })).toBeHidden();
});

/** The value that stands with a term in a definition list. */
function figure(region: ReturnType<typeof group>, term: string) {
  return region
    .locator('div', { has: region.page().locator(`dt:has-text("${term}")`) })
    .last()
    .locator('dd');
}
