import type { Locator, Page } from '@playwright/test';
import { whereButton } from '../support/screens/place-choice.ts';
import { languageOf, languages } from '../support/screens/words.ts';
import { signIn } from '../support/shop/customer.ts';
import { sellOut } from '../support/shop/shop-database.ts';
import { deliveryTo, haveChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** What belongs together stays together at every width: prices, names and pictures. */

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const heights: Readonly<Record<number, number>> = { 320: 640, 390: 844, 820: 1180, 1440: 900 };
const phones = [320, 390];
const navoiStreet = [41.3111, 69.2797] as const;
const ru = languageOf('ru');
const burger = 1047;
const chorsu = 1;
const checkout = { addressText: 'Юнусабад, 4-й квартал, 12', entrance: '2', floor: '5', apartment: '38' };
const line = (productId: string, unitPrice: number) => ({
  productId,
  quantity: 1,
  modifiers: [],
  combo: [],
  snapshot: { name: '', image: null, unitPrice, choices: [] },
});

/** Resizes the open page to each width. */
async function* atWidths(page: Page, widths: readonly number[] = Object.keys(heights).map(Number)): AsyncGenerator<string> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: heights[width] ?? 0 });
    yield `${width} px`;
  }
}

/** Prices and currencies of which a part is in the next line; the currency as a whole may be below its number. */
function brokenPrices(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('section')) part.style.contentVisibility = 'visible';
    const found: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.checkVisibility() !== true) continue;
      for (const { 0: part, index } of (node.textContent ?? '').matchAll(/\d{1,3}(?:[\u00a0\u202f,]\d{3})+|сум|soʻm|UZS/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + part.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`${part} in “${node.textContent}”`);
      }
    }
    return found;
  });
}

/** The longest word that has to fit into any column. */
const longestWord = 16;

/** Words, which no row may break in their middle. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((longest) => {
    const found: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      // text for assistive technology is in a box without a size, or transparent
      if (node.parentElement?.checkVisibility({ opacityProperty: true }) !== true || node.parentElement.clientWidth === 1) continue;
      range.selectNodeContents(node);
      if (range.getBoundingClientRect().height === 0) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}ʻʼ]{2,}/gu)) {
        if (word.length > longest) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`${word} in “${node.textContent}”`);
      }
    }
    return found;
  }, longestWord);
}

/** How many px of an element's text its box hides. */
const hiddenText = (text: Locator) =>
  text.evaluate((element) => Math.max(element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight));

/** The drawings of dishes that the tile around them cuts. */
function cutDrawings(page: Page): Promise<string[]> {
  return page.locator('main img').evaluateAll((images) =>
    images.flatMap((image) => {
      const tile = image.parentElement?.getBoundingClientRect();
      const own = image.getBoundingClientRect();
      if (tile === undefined || own.height === 0) return [];
      const isCut = own.top < tile.top || own.bottom > tile.bottom || own.left < tile.left || own.right > tile.right;
      return isCut ? [(image as HTMLImageElement).src] : [];
    }),
  );
}

for (const language of languages) {
  const { locale, prefix } = language;

  test(`${locale}: no price breaks within its number or its currency, and no word in its middle`, async ({ page, context, shop }) => {
    await signIn(shop, context.request);
    await haveChosen(context, shop, deliveryTo(...navoiStreet));
    const cart = [line('1013', 48_000), line('1028', 17_000)];
    await page.addInitScript((values) => {
      for (const [key, value] of values) localStorage.setItem(key, JSON.stringify({ version: 1, savedAt: Date.now(), value }));
    }, Object.entries({ cart, checkout }));
    for (const path of ['', '/?folder=18', '/product/2001', '/product/1044', '/profile/cart', '/profile/favorites']) {
      await page.goto(prefix + path || '/');
      await hydrated(page);
      for await (const width of atWidths(page))
        expect([...(await brokenPrices(page)), ...(await brokenWords(page))], `${path} ${width}`).toEqual([]);
    }
  });

  test(`${locale}: the dish that is offered on the way to free delivery shows its whole name`, async ({ page, context, shop }) => {
    await signIn(shop, context.request);
    await haveChosen(context, shop, deliveryTo(...navoiStreet));
    await page.addInitScript(
      (values) => {
        for (const [key, value] of values) localStorage.setItem(key, JSON.stringify({ version: 1, savedAt: Date.now(), value }));
      },
      Object.entries({
        cart: [
          { ...line('1013', 48_000), quantity: 3 },
          { ...line('1028', 17_000), quantity: 2 },
        ],
        checkout,
      }),
    );
    await page.goto(`${prefix}/profile/cart`);
    await hydrated(page);
    const offer = page.getByRole('region', { name: language.in('checkout')('summary') }).getByRole('button');
    for await (const width of atWidths(page)) {
      await expect(offer, width).toHaveCount(1);
      expect(await hiddenText(offer.locator('b')), width).toBeLessThanOrEqual(0);
    }
  });

  test(`${locale}: the row of the place shows the whole name of the restaurant, and the beginning of its address`, async ({
    page,
    context,
    shop,
  }) => {
    await haveChosen(context, shop, pickupAt(chorsu));
    await page.goto(prefix || '/');
    for await (const width of atWidths(page)) {
      const row = whereButton(page);
      await expect(row.locator('b'), width).toHaveText(language.restaurant(chorsu));
      expect(await hiddenText(row.locator('b')), width).toBeLessThanOrEqual(0);
      await expect(row.locator('small'), width).toContainText(/20.* · .*30/);
    }
  });
}

test('the drawing of a dish is whole, also when it is sold out, and reaches both edges of a phone and a tablet', async ({
  page,
  context,
  shop,
}) => {
  await haveChosen(context, shop, pickupAt(chorsu));
  const picture = page.locator('main :has(> img)').first();
  const bringBack = sellOut(shop, chorsu, burger);
  try {
    for (const path of [`/product/${burger}`, '/product/1001', '/?folder=14']) {
      const soldOut = page.getByText(ru.in('product')('soldOutText'));
      await expect(async () => {
        await page.goto(path);
        if (path.endsWith(String(burger))) await expect(soldOut).toBeVisible({ timeout: 500 });
      }).toPass();
      for await (const width of atWidths(page)) {
        expect(await cutDrawings(page), `${path} ${width}`).toEqual([]);
        if (path.startsWith('/product/') && Number.parseInt(width, 10) < 860)
          expect((await picture.boundingBox())?.width, `${path} ${width}`).toBe(Number.parseInt(width, 10));
      }
    }
  } finally {
    bringBack();
  }
});

test('the filters of a category are as far from the cards as two rows of cards from each other', async ({ page }) => {
  await page.goto('/?folder=9');
  for await (const width of atWidths(page, phones)) {
    const filter = await page
      .getByRole('navigation', { name: ru.in('menu')('filters') })
      .getByRole('link')
      .first()
      .boundingBox();
    const cards = await page.locator('[data-card]').evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    const bottom = (filter?.y ?? 0) + (filter?.height ?? 0);
    expect((cards[0] ?? 0) - bottom, width).toBe(12);
  }
});
