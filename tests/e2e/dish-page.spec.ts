import type { Page } from '@playwright/test';
import { formatPrice } from '#domain/format.ts';
import { holdScripts } from '../support/screens/hold-scripts.ts';
import { addPlain, addPlov, national, openFolder } from '../support/screens/menu-screen.ts';
import { openCart } from '../support/screens/order-screens.ts';
import { languageOf } from '../support/screens/words.ts';
import { expect, hydrated, test } from './fixtures.ts';

const [plov, combo, bread] = [1001, 2001, 1031];

test('a dish is chosen on its page; the price follows, and the cart gets what was chosen', async ({ page }) => {
  const language = languageOf('uz');
  const form = language.in('menu-actions');
  const addButton = (page: Page) => page.getByRole('button', { name: new RegExp(`^(${form('add')}|${form('added')}) `) });
  await page.goto(`${language.prefix}/product/${plov}`);
  await hydrated(page);
  await page.getByRole('checkbox', { name: language.option('osh-extra-1') }).check();
  await expect(addButton(page)).toContainText(formatPrice(74_000, language.locale));
  await page.getByRole('button', { name: form('increase', { name: language.dish(plov) }) }).click();
  await expect(addButton(page)).toContainText(formatPrice(148_000, language.locale));
  await addButton(page).click();
  await expect(addButton(page)).toContainText(form('added'));
  expect(await cartLines(page)).toMatchObject([{ productId: String(plov), quantity: 2, snapshot: { unitPrice: 74_000 } }]);
});

test('a combo states what it saves, and what its dishes cost apart', async ({ page }) => {
  const language = languageOf('uz');
  const form = language.in('menu-actions');
  await page.goto(`${language.prefix}/product/${combo}`);
  await expect(page.getByText(form('saved', { sum: formatPrice(6_000, language.locale) }))).toBeVisible();
  const prices = { sum: formatPrice(68_000, language.locale), price: formatPrice(62_000, language.locale) };
  await expect(page.getByRole('definition')).toHaveText(language.in('product')('apart', prices));
});

test('a line is edited from the cart with the keyboard: its page starts with its choices, and saving replaces it and returns', async ({
  page,
}) => {
  const ru = languageOf('ru');
  await openFolder(page, ru, national);
  await addPlov(page, ru);
  await addPlain(page, ru, bread);
  await page.waitForLoadState('networkidle');
  const cart = await openCart(page, ru);
  await cart.getByRole('link', { name: new RegExp(`^${ru.dish(plov)}.*${ru.in('cart-contents')('edit')}$`) }).press('Enter');
  await page.waitForURL('**/product/1001#line=*');
  await hydrated(page);
  const kazy = page.getByRole('checkbox', { name: ru.option('osh-extra-1') });
  await expect(kazy).toBeChecked();
  const save = page.getByRole('button', { name: new RegExp(`^${ru.in('dish-form')('save')} 74`) });
  await expect(save).toBeVisible();
  await kazy.uncheck();
  await page.getByRole('radio', { name: /74/ }).check();
  await page
    .getByRole('button', { name: ru.in('menu-actions')('increase', { name: ru.dish(plov) }) })
    .first()
    .click();
  await page.getByRole('button', { name: new RegExp(`^${ru.in('dish-form')('save')} 148`) }).press('Enter');
  await page.waitForURL('**/?folder=1');
  const saved = [
    { productId: String(plov), quantity: 2, snapshot: { unitPrice: 74_000 } },
    { productId: String(bread), quantity: 1 },
  ];
  expect(await cartLines(page)).toMatchObject(saved);
  await page.goto(`/product/${plov}#line=unknown`);
  await hydrated(page);
  await expect(page.locator('.option-add')).toContainText(ru.in('menu-actions')('add'));
});

test('the page of a dish with choices states its price in the button, which is in view, and in print above the choices', async ({
  page,
}) => {
  await page.goto(`/product/${plov}`);
  const price = page.locator('article p', { hasText: /^52\s000\sсум/ }).first();
  for (const [width, height] of [
    [320, 640],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.option-add')).toContainText('52\u00a0000');
    await expect(page.locator('.option-add')).toBeInViewport({ ratio: 1 });
    await expect(price).toBeHidden();
  }
  await page.emulateMedia({ media: 'print' });
  await expect(price).toBeVisible();
});

test.describe('before hydration', () => {
  test.use({ serviceWorkers: 'block' });

  test('choices, the number of portions and "add" count', async ({ page }) => {
    const ru = languageOf('ru');
    const release = await holdScripts(page);
    await page.goto(`/product/${plov}`, { waitUntil: 'commit' });
    await page.getByRole('radio', { name: /74/ }).check();
    await page.getByRole('checkbox', { name: ru.option('osh-extra-1') }).check();
    await page.getByRole('button', { name: ru.in('menu-actions')('increase', { name: ru.dish(plov) }) }).click();
    await page.locator('.option-add').click();
    release();
    await hydrated(page);
    await expect.poll(() => cartLines(page)).toMatchObject([{ productId: String(plov), quantity: 2, snapshot: { unitPrice: 96_000 } }]);
  });

  test('hearts are in the HTML at their final place, and a press on one is not lost', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const hearts = page.locator('[data-heart]');
    await page.getByRole('contentinfo').waitFor();
    expect(await hearts.count()).toBe(await page.locator('[data-card]').count());
    // the dish of the day has none to press
    const heart = hearts.filter({ visible: true }).first();
    const before = await heart.boundingBox();
    await heart.click();
    release();
    await hydrated(page);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(await heart.boundingBox()).toEqual(before);
  });
});

function cartLines(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').value ?? []);
}
