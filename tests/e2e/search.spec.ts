import type { Locator, Page } from '@playwright/test';
import { boxOf } from '../support/screens/box-of.ts';
import { addPlain } from '../support/screens/menu-screen.ts';
import { openCart } from '../support/screens/order-screens.ts';
import { overhang } from '../support/screens/overhang.ts';
import { fulfillmentSheet, whereButton } from '../support/screens/place-choice.ts';
import { type Language, languageOf } from '../support/screens/words.ts';
import { expect, hydrated, test } from './fixtures.ts';

const uz = languageOf('uz');
const ru = languageOf('ru');

const field = (page: Page, language: Language): Locator => page.getByRole('searchbox', { name: language.in('shell')('search') });
const popular = (page: Page, language: Language): Locator => page.getByRole('list', { name: language.in('menu-search')('popular') });
const last = (page: Page, language: Language): Locator => page.getByRole('list', { name: language.in('menu-search')('last') });

const nothing = (query: string): string => ru.in('menu-search')('nothingTitle', { query });

const showing = ru.in('menu-search')('showing', { query: 'gkjd', meant: 'плов' });

/** The dishes below one of the headings of a search. */
function groupOf(page: Page, name: string): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { name }) });
}

/** Expects the dishes of the word that was typed in the other keyboard layout. */
async function expectPlovIsMeant(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: showing })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(ru.dish(1001));
}

async function openField(page: Page, language: Language, path = language.prefix || '/'): Promise<Locator> {
  await page.goto(path);
  await hydrated(page);
  await field(page, language).focus();
  await expect(popular(page, language)).toBeVisible();
  return field(page, language);
}

/** Types as a person does, one letter after the other. */
async function type(input: Locator, text: string): Promise<void> {
  await input.fill('');
  await input.pressSequentially(text);
}

/** The styles of the browser's own button that clears the field: only developer tools see it. */
async function clearButton(page: Page): Promise<Readonly<Record<string, string | undefined>>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { nodes } = await devtools.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
  const button = nodes.find(({ attributes }) => attributes?.includes('-webkit-search-cancel-button'));
  const { computedStyle } = await devtools.send('CSS.getComputedStyleForNode', { nodeId: button?.nodeId ?? 0 });
  await devtools.detach();
  const styleOf = (property: string) => computedStyle.find(({ name }) => name === property)?.value;
  return { width: styleOf('width'), opacity: styleOf('opacity') };
}

test('results appear while typing, without a request for a letter, and a dish can be added from them', { tag: '@screens' }, async ({
  page,
}) => {
  const language = languageOf('en');
  const input = await openField(page, language);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await type(input, 'ayron');
  const found = page.locator('[data-found] ~ section').first().getByRole('article');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText(language.dish(1062));
  await expect(groupOf(page, language.in('menu-search')('popular')).getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('heading', { level: 1, name: language.in('menu-search')('searchTitle', { query: 'ayron' }) })).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=ayron$/);
  await expect(popular(page, language)).toBeHidden();
  expect(requests.filter((path) => path.includes('fragments'))).toEqual([]);
  await addPlain(page, language, 1062);
  await input.fill('');
  await expect(page.getByRole('article').first()).toContainText(language.dish(1001));
});

test('the field offers popular dishes, and the last searches that found something, which can be repeated and cleared', async ({ page }) => {
  const input = await openField(page, ru);
  await expect(last(page, ru)).toBeHidden();
  await expect(popular(page, ru).getByRole('link')).toHaveCount(6);
  for (const query of ['самса', 'суши', 'манты']) {
    await type(input, query);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(query);
    await input.press('Enter');
  }
  await page.goto('/product/1001');
  await hydrated(page);
  await field(page, ru).focus();
  await expect(last(page, ru).getByRole('button')).toHaveText(['манты', 'самса']);
  await last(page, ru).getByRole('button', { name: 'самса' }).click();
  await expect(page).toHaveURL(/\/\?q=/);
  await expect(page.getByRole('article').first()).toContainText(ru.dish(1023));
  await hydrated(page);
  await field(page, ru).fill('');
  await page.getByRole('button', { name: ru.in('menu-search')('clear') }).click();
  await expect(last(page, ru)).toBeHidden();
  await expect(popular(page, ru)).toBeVisible();
  await popular(page, ru).getByRole('link').first().click();
  await expect(page).toHaveURL('/product/1001');
});

test('a search that is sent before its results are there is remembered once they are', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/fragments\//, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await hydrated(page);
  const input = field(page, ru);
  const requested = page.waitForRequest(/\/fragments\/search/);
  await input.focus();
  await requested;
  await input.fill('лагман');
  await input.press('Enter');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('лагман');
  await page.goto('/product/1001');
  await hydrated(page);
  await field(page, ru).focus();
  await expect(last(page, ru).getByRole('button')).toHaveText(['лагман']);
});

test('the suggestions work with the keyboard alone', async ({ page }) => {
  const input = await openField(page, uz);
  await input.press('ArrowDown');
  await expect(popular(page, uz).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(input).toBeFocused();
  await expect(popular(page, uz)).toBeHidden();
  await input.blur();
  await input.focus();
  await page.keyboard.press('Tab');
  await expect(popular(page, uz).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/uz/product/1001');
});

test('the suggestions cover a phone’s screen, are inside a wider window, and covered by nothing', async ({ page }) => {
  await openField(page, ru);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const box = await boxOf(page.getByRole('region', { name: ru.in('menu-search')('label') }));
    if (width < 768) expect([box.x, box.width, box.height]).toEqual([0, width, 800]);
    else expect(box.bottom).toBeLessThanOrEqual(800);
    const links = popular(page, ru).getByRole('link');
    for (const link of [links.first(), links.last()]) await link.click({ trial: true });
    expect(await overhang(page)).toBe(0);
  }
});

test('a search on a phone shows four dishes instead of the address, which the cart still asks for', async ({ page }) => {
  const input = await openField(page, ru);
  await type(input, 'плов');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('плов');
  await expect(whereButton(page)).toBeHidden();
  const dishes = page.getByRole('article');
  expect(await dishes.nth(3).evaluate((dish) => dish.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  await input.fill('айран');
  await addPlain(page, ru, 1062);
  const cart = await openCart(page, ru);
  await cart.getByRole('button', { name: ru.in('cart-contents')('feeUnknown') }).click();
  await expect(fulfillmentSheet(page, ru).getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(fulfillmentSheet(page, ru)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await input.fill('');
  await expect(whereButton(page)).toBeVisible();
});

test('a page of results shows the button that clears the field before it is used, without loading the menu', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/?q=чай');
  await hydrated(page);
  const input = field(page, ru);
  await expect.poll(() => clearButton(page)).toEqual({ width: '44px', opacity: '1' });
  expect(requests.filter((path) => path.includes('fragments/search'))).toEqual([]);
  const box = await input.boundingBox();
  if (box === null) throw new Error('not visible');
  await page.mouse.click(box.x + box.width - 22, box.y + box.height / 2);
  await expect(input).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a search finds the same, and one without results offers popular dishes and the sections of the menu', async ({ page }) => {
    for (const [language, query, dish] of [
      [uz, 'lagmon', 1011],
      [ru, 'govyadina', 1017],
      [languageOf('en'), 'pilaf', 1001],
    ] as const) {
      await page.goto(language.prefix || '/');
      await field(page, language).fill(query);
      await field(page, language).press('Enter');
      await expect(
        page
          .getByRole('article')
          .filter({ hasText: language.dish(dish) })
          .first(),
      ).toBeVisible();
    }
    await page.goto('/?q=суши');
    await expect(page.getByRole('heading', { name: nothing('суши') })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText(ru.in('menu-search')('popular'));
    await expect(page.getByRole('heading', { name: ru.in('menu-search')('related') })).toHaveCount(0);
    await expect(page.getByRole('article').first()).toContainText(ru.dish(1001));
    await page.goto('/?q=gkjd');
    await expectPlovIsMeant(page);
  });
});
