import { formatPrice } from '#domain/format.ts';
import { boxOf } from '../support/screens/box-of.ts';
import { addButton, addChosen, addCombo, combos, national, openFolder } from '../support/screens/menu-screen.ts';
import { languageOf } from '../support/screens/words.ts';
import { sellOut } from '../support/shop/shop-database.ts';
import { deliveryTo, haveChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** Where the parts of sheets, cards and pages of dishes stand. */

const ru = languageOf('ru');
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const [plov, bigPlov, combo] = [1001, 1005, 2001];

test('in the sheet of a combo on a phone the drawing stays in its tile, and every group begins on the first screen', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(phone);
  await haveChosen(page.context(), shop, pickupAt(1));
  await openFolder(page, ru, combos);
  await addButton(page, ru, combo).click();
  const sheet = page.getByRole('dialog', { name: ru.dish(combo) });
  const third = sheet.locator('legend:visible').nth(2);
  await expect(third).toBeVisible();
  const [hero, drawing] = [await boxOf(sheet.locator('.option-hero')), await boxOf(sheet.locator('.option-hero img'))];
  expect(hero.height).toBeLessThanOrEqual(150);
  expect(drawing.y).toBeGreaterThanOrEqual(hero.y);
  expect(drawing.bottom).toBeLessThanOrEqual(hero.bottom);
  expect((await boxOf(third)).bottom).toBeLessThanOrEqual((await boxOf(sheet.locator('.option-foot'))).y);
});

test('a reduced price has the former price and the percent together on one line below it', async ({ page }) => {
  await openFolder(page, ru, combos);
  for (const size of [{ width: 360, height: 740 }, phone, desktop]) {
    await page.setViewportSize(size);
    const apart = await page.locator('[data-card] > p:has(s)').evaluateAll((prices) =>
      prices.flatMap((price) => {
        const [now, was] = [price.querySelector('b'), price.querySelector('em')].map((part) => part?.getClientRects() ?? []);
        const isBelow = now?.length === 1 && was?.length === 1 && (was[0]?.top ?? 0) >= (now[0]?.bottom ?? 0) - 4;
        return isBelow ? [] : [price.textContent];
      }),
    );
    expect(await page.locator('[data-card] > p:has(s)').count()).toBeGreaterThan(3);
    expect(apart, `${size.width} px`).toEqual([]);
  }
});

test('five dishes are a row of three and a row of two, which are low, also with a dish in the cart', async ({ page }) => {
  await openFolder(page, ru, national);
  const cards = page.locator('[data-card]');
  const card = page.locator(`[data-card="${bigPlov}"]`);
  for (const width of [768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [first, second, third, fourth, fifth] = await Promise.all([0, 1, 2, 3, 4].map((index) => boxOf(cards.nth(index))));
    if (!first || !second || !third || !fourth || !fifth) throw new Error('there are fewer dishes');
    expect([second.y, third.y, fifth.y], `${width} px`).toEqual([first.y, first.y, fourth.y]);
    expect(Math.round(fifth.right - third.right), `${width} px`).toBe(0);
    expect(fifth.height, `${width} px`).toBeLessThan(220);
    expect((await boxOf(card.locator('h3'))).x, `${width} px`).toBeGreaterThan(fifth.x + fifth.width / 3);
  }
  const before = await boxOf(card);
  await addChosen(page, ru, bigPlov, () => Promise.resolve());
  await expect(card.getByRole('group')).toBeVisible();
  expect((await boxOf(card)).height).toBe(before.height);
});

test('the page of a dish with choices states its price in the button, and in print above the choices', async ({ page }) => {
  await page.goto(`/product/${plov}`);
  const price = page.locator('article p', { hasText: /^52\s000\sсум/ }).first();
  await expect(price).toBeHidden();
  await expect(page.locator('.option-add')).toContainText('52\u00a0000');
  await page.emulateMedia({ media: 'print' });
  await expect(price).toBeVisible();
});

test('on a desktop the page of a combo states what its dishes cost apart, and the dishes taken with a dish fill their row', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto(`/product/${combo}`);
  const prices = { sum: formatPrice(68_000, 'ru'), price: formatPrice(62_000, 'ru') };
  await expect(page.getByRole('definition')).toHaveText(ru.in('product')('apart', prices));
  await page.goto(`/product/${plov}`);
  const row = page.locator('section:has(> h2) > div:has([data-card])');
  const last = row.locator('[data-card]').last();
  const [article, card, picture] = [
    await boxOf(page.locator('article:has(form)')),
    await boxOf(last),
    await boxOf(last.locator('> div').first()),
  ];
  expect(Math.round(card.right)).toBe(Math.round(article.right));
  expect(Math.round(picture.width)).toBe(Math.round(card.width));
});

test('the dishes to try in place of one that is sold out are on the first screen of a desktop', async ({ page, shop }) => {
  await haveChosen(page.context(), shop, pickupAt(1));
  const bringBack = sellOut(shop, 1, plov);
  await page.setViewportSize(desktop);
  await page.goto(`/product/${plov}`);
  await expect(page.locator('section [data-card]').first()).toBeVisible();
  expect((await boxOf(page.locator('section [data-card]').first())).bottom).toBeLessThanOrEqual(desktop.height);
  bringBack();
});

for (const [where, point, way, href] of [
  ['near a restaurant', [41.47, 69.45], 'pickUp', '/filial'],
  ['far from every restaurant', [41.45, 69.55], 'call', '/contacts'],
] as const) {
  test(`outside all zones and ${where} the notice takes two lines of a phone and leads to ${href}`, async ({ page, shop }) => {
    await page.setViewportSize(phone);
    await haveChosen(page.context(), shop, deliveryTo(point[0], point[1]));
    await page.goto('/');
    await hydrated(page);
    const notice = page.locator('[data-notice]');
    await expect(notice.getByRole('link', { name: ru.in('menu')(way) })).toHaveAttribute('href', href);
    expect((await boxOf(notice)).height).toBeLessThan(72);
  });
}

test('in the cart beside the menu the choices of a dish have the width of the line, and its price stands beside the stepper', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openFolder(page, ru, combos);
  await addCombo(page, ru);
  const line = page.locator('.cart-line');
  const [whole, what, price, stepper] = [line, line.locator('a'), line.locator('> span').last(), line.getByRole('group')];
  expect((await boxOf(what)).right).toBeGreaterThan((await boxOf(whole)).right - 1);
  const [sum, steps] = [await boxOf(price), await boxOf(stepper)];
  expect(sum.y).toBeGreaterThan(steps.y);
  expect(sum.bottom).toBeLessThan(steps.bottom);
});
