import type { Page } from '@playwright/test';
import { languageOf } from '../support/screens/words.ts';
import { expect, hydrated, test } from './fixtures.ts';

// A service worker fetches scripts past the page.
test.use({
  serviceWorkers: 'block',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|Error hydrating|dynamically imported module/],
});

declare global {
  interface Window {
    hydratedIslands: string[];
  }
}

const language = languageOf('ru');

/** Returns a function that lists the modules of the build that the page has evaluated so far: those whose top level has run. */
async function watchEvaluation(page: Page): Promise<() => Promise<string[]>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true });
  return async () => {
    const { result } = await session.send('Profiler.takePreciseCoverage');
    const hasRun = ({ functions }: (typeof result)[number]) =>
      functions.some(({ functionName, ranges }) => functionName === '' && ranges[0]?.startOffset === 0 && ranges[0].count > 0);
    const paths = result.filter(({ url }) => url.includes('/_astro/')).filter(hasRun);
    return paths.map(({ url }) => new URL(url).pathname).filter((path) => !isRuntime(path));
  };
}

const isRuntime = (path: string) => /\/islands\.[\w-]+\.js$/.test(path);

/** Records the order in which the islands hydrate. */
async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.hydratedIslands = [];
    // the event does not bubble
    const note = ({ target }: Event) => window.hydratedIslands.push((target as Element).getAttribute('component-export') ?? '');
    document.addEventListener('astro:hydrate', note, { capture: true });
  });
}

test('on a first visit only the script of the cards is fetched before the first touch, and without a network it adds a dish', async ({
  page,
}) => {
  const evaluated = await watchEvaluation(page);
  const fetched = new Set<string>();
  page.on('response', (response) => fetched.add(new URL(response.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await page.locator('astro-island[ssr]').count()).toBe(4);
  const scripts = [...fetched].filter((path) => path.endsWith('.js') && path.startsWith('/_astro/'));
  expect((await evaluated()).sort()).toEqual(scripts.sort());
  expect(scripts).toEqual(expect.arrayContaining([expect.stringContaining('/cards.')]));
  await page.context().setOffline(true);
  await page.locator('[data-add]:not([data-choices])').first().click();
  await expect(page.locator('[data-in-cart] [role=group]')).toHaveAccessibleName(/1/);
  await expect(page.locator('[data-cart-open]')).toContainText('1 блюдо');
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

test('the first touch of all adds the dish before the next frame', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const isInCart = await page
    .locator('[data-add]:not([data-choices])')
    .first()
    .evaluate((element: HTMLElement) => {
      element.click();
      return element.closest('[data-in-cart]') !== null;
    });
  expect(isInCart).toBe(true);
});

for (const [place, selector, first] of [
  ['a dish with options', '[data-choices]', 'MenuControls'],
  ['place and time', '[data-where]', 'FulfillmentPicker'],
] as const) {
  test(`a first touch of ${place} hydrates its island first, the others follow`, async ({ page, hasTouch }) => {
    await watchHydration(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    const touched = page.locator(selector).first();
    await (hasTouch ? touched.tap() : touched.click());
    await expect.poll(() => page.evaluate(() => window.hydratedIslands.length)).toBe(4);
    expect(await page.evaluate(() => window.hydratedIslands[0])).toBe(first);
    await expect(page.getByRole('dialog').first()).toBeVisible();
  });
}

test('on a connection that is to be spared only what was touched hydrates', async ({ page }) => {
  await watchHydration(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('[data-add]:not([data-choices])').first().click();
  await page.locator('[data-cart-open]:visible, [data-where]:visible').first().click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.hydratedIslands.length)).toBe(1);
});

test('a part that does not load is named beside its control, and the next press tries again', async ({ page }) => {
  const part = /\/_astro\/MenuControls\.[\w-]+\.js/;
  await page.route(part, (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  // a page that has just been reloaded for a missing part is not reloaded again
  await page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now())));
  const choose = page.locator('[data-choices]').first();
  await choose.click();
  await expect(page.getByRole('alert').filter({ hasText: language.in('cards')('partFailed') })).toBeVisible();
  await expect(choose).not.toHaveAttribute('aria-busy');
  await page.unroute(part);
  await choose.click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
});

test('an island whose module does not come holds back no other', async ({ page }) => {
  let arrive = () => {};
  const arriving = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/_astro\/MenuControls\.[\w-]+\.js$/, async (route) => {
    await arriving;
    await route.continue();
  });
  await page.goto('/');
  await page.locator('[data-choices]').first().click();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(1);
  arrive();
  await expect(page.getByRole('dialog').first()).toBeVisible();
});

test('the first click on “choose this restaurant” is taken over by its island', async ({ page, context }) => {
  await page.goto('/restaurant/2', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: language.in('choose-restaurant')('pickup') }).click();
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
