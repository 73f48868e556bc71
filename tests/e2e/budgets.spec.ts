import { signIn } from '../support/customer.ts';
import { fullFolderData } from '../support/full-folder.ts';
import { whereButton } from '../support/place-choice.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { weigh } from '../support/weigh.ts';
import { tongues } from '../support/words.ts';
import { awake, test as base, expect } from './fixtures.ts';

const kilobyte = 1024;

/** The budgets hold for a first folder of 60 dishes. */
const test = base.extend<object, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands a destructured first argument
    async ({}, use) => {
      const shop = await startShop({ dataDir: fullFolderData() });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
});

for (const path of ['/about', '/en/contacts', '/uz/filial', '/offer', '/privacy']) {
  test(`${path} carries no external JavaScript, inline at most 1 KB, and weighs at most 32 KB with its font`, async ({ page }) => {
    // The map of /filial loads on sight; on a phone it stands below the list.
    await page.setViewportSize({ width: 390, height: 844 });
    const scale = weigh(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const weight = await scale.read();
    expect(weight.script).toBe(0);
    expect(weight.inlineScript).toBeLessThanOrEqual(path.endsWith('filial') ? 4 * kilobyte : kilobyte);
    expect(weight.html + weight.inlineScript + weight.stylesheet + weight.font).toBeLessThanOrEqual(32 * kilobyte);
    expect(weight.html + weight.inlineScript + weight.stylesheet, 'what the first paint waits for').toBeLessThanOrEqual(14 * kilobyte);
  });
}

test('home runs at most 6 KB of JavaScript before the page is idle', async ({ page, request }) => {
  const scale = weigh(page);
  await page.goto('/', { waitUntil: 'commit' });
  const html = await (await request.get('/')).text();
  expect(html).not.toMatch(/<script[^>]+src=/);
  expect(html).not.toContain('modulepreload');
  await page.waitForLoadState('networkidle');
  expect((await scale.read()).inlineScript).toBeLessThanOrEqual(6 * kilobyte);
});

for (const { locale, prefix } of tongues) {
  test(`${locale}: home with 60 dishes is 9 KB of HTML over the wire, 14 KB with its styles`, async ({ page }) => {
    const scale = weigh(page);
    await page.goto(prefix || '/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('article')).toHaveCount(60);
    const weight = await scale.read();
    expect(weight.unstyled).toBeLessThanOrEqual(9 * kilobyte);
    expect(weight.document).toBeLessThanOrEqual(14 * kilobyte);
  });
}

test('home with the first touch of every control weighs what it may', async ({ page }) => {
  const scale = weigh(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await awake(page);
  const atFirst = await scale.read();
  expect(atFirst.stylesheet).toBeLessThanOrEqual(6 * kilobyte);
  expect(atFirst.font).toBeLessThanOrEqual(24 * kilobyte);
  await page.locator('[data-add]:not([data-choices])').first().click();
  await page.locator('[data-add][data-choices]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await whereButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const touched = await scale.read();
  expect(touched.inlineScript + touched.script).toBeLessThanOrEqual(105 * kilobyte);
  expect(touched.stylesheet - atFirst.stylesheet).toBeLessThanOrEqual(11 * kilobyte);
});

test('checkout weighs at most 160 KB of JavaScript', async ({ page, context, shop }) => {
  await signIn(shop, context.request);
  const scale = weigh(page);
  await page.goto('/profile/cart', { waitUntil: 'networkidle' });
  await awake(page);
  expect((await scale.read()).script).toBeLessThanOrEqual(160 * kilobyte);
});
