import type { Page } from '@playwright/test';
import { languageOf } from '../support/screens/words.ts';
import { expect, hydrated, test } from './fixtures.ts';

// A service worker fetches scripts past the page.
test.use({ serviceWorkers: 'block', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

const language = languageOf('ru');

/** Notes every module of the build that the page evaluates: the scripts that its debugger reports as parsed. */
async function watchScripts(page: Page): Promise<readonly string[]> {
  const evaluated: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Debugger.scriptParsed', ({ url }) => {
    if (url.includes('/_astro/')) evaluated.push(new URL(url).pathname);
  });
  await session.send('Debugger.enable');
  return evaluated;
}

const isRuntime = (path: string) => /\/islands\.[\w-]+\.js$/.test(path);

test('on a first visit no chunk is evaluated before the first interaction, and all that islands need is fetched', async ({ page }) => {
  const evaluated = await watchScripts(page);
  const fetched = new Set<string>();
  page.on('response', (response) => fetched.add(new URL(response.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(evaluated.filter((path) => !isRuntime(path))).toEqual([]);
  expect(await page.locator('astro-island[ssr]').count()).toBe(4);
  const before = new Set(fetched);
  await page.context().setOffline(true);
  await hydrated(page);
  expect(evaluated.filter((path) => !isRuntime(path)).length).toBeGreaterThan(4);
  const hydrating = await page.evaluate(() =>
    [...document.querySelectorAll('astro-island')].map((island) => island.getAttribute('component-url')),
  );
  for (const path of hydrating) expect(before).toContain(path);
});

for (const [interaction, interact] of [
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['a pointer', (page: Page) => page.mouse.move(200, 300)],
  ['focus', (page: Page) => page.getByRole('searchbox').focus()],
  ['a click of assistive technology', (page: Page) => page.locator('main').dispatchEvent('click')],
] as const) {
  test(`${interaction} hydrates the page`, async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await page.locator('astro-island[ssr]').count()).toBe(4);
    await interact(page);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  });
}

test('the first touch of all is shown at once by the page itself and counts', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const button = page.locator('[data-add]:not([data-choices])').first();
  const isBusyAtOnce = await button.evaluate((element: HTMLElement) => {
    element.click();
    return element.ariaBusy;
  });
  expect(isBusyAtOnce).toBe('true');
  await expect(page.locator('[data-in-cart]')).toHaveCount(1);
  await expect(page.locator('[data-add][aria-busy]')).toHaveCount(0);
});

test('the first click on “choose this restaurant” is taken over by its island', async ({ page, context }) => {
  await page.goto('/restaurant/2', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: language.in('choose-restaurant')('choose') }).click();
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'restaurantId')?.value).toBe('2');
});

test('with something in the cart the islands hydrate without an interaction', async ({ page }) => {
  await page.goto('/?folder=1');
  await hydrated(page);
  await page.locator('[data-add]:not([data-choices])').first().click();
  await expect(page.locator('[data-in-cart]')).toHaveCount(1);
  await page.goto('/?folder=1');
  await expect(page.locator('[data-in-cart]')).toHaveCount(1);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
});
