import type { Page } from '@playwright/test';
import { type Language, languageOf, languages } from '../support/screens/words.ts';
import { signIn } from '../support/shop/customer.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** Home at the widths of phones, tablets and desktops: how far down its first dish begins, what is seen of it, what covers what. */

const heights: Readonly<Record<number, number>> = { 320: 640, 390: 844, 820: 1180, 1440: 900 };
const widths = Object.keys(heights).map(Number);
/** Of the first dish below the dish of the day. The strip of the demo is not counted. */
const mostAbove: Readonly<Record<number, number>> = { 320: 330, 390: 330, 820: 400, 1440: 330 };
/** The row of a customer who is known, with its heading: the first dish of a phone begins above 430 px. */
const rowHeight = 134;

async function open(page: Page, { prefix }: Language, width: number): Promise<void> {
  await setWidth(page, width);
  await page.goto(prefix || '/');
}

function setWidth(page: Page, width: number): Promise<void> {
  return page.setViewportSize({ width, height: heights[width] ?? 0 });
}

/** The page once, at every width: nothing of its layout is decided by a script. */
async function* atEveryWidth(page: Page, language: Language): AsyncGenerator<number> {
  await page.goto(language.prefix || '/');
  for (const width of widths) {
    await setWidth(page, width);
    yield width;
  }
}

/** Positions in px from the top of the header. */
function measure(page: Page) {
  return page.evaluate(() => {
    const origin = document.querySelector('header')?.getBoundingClientRect().top ?? 0;
    const cards = [...document.querySelectorAll('.dish-grid [data-card]')].map((card) => card.getBoundingClientRect());
    const first = cards[0]?.top ?? Number.NaN;
    return {
      first: first - origin,
      // with the strip of the demo
      whole: cards.filter(({ bottom }) => bottom <= innerHeight).length,
      inFirstRow: cards.filter(({ top }) => top === first).length,
    };
  });
}

/** The texts of the page's top and of its cards that something else covers, or that are cut off at the side. */
function coveredTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const selector = 'header b, header small, header button, nav a, [data-card] h3, [data-card] b, [data-card] small, [data-add]';
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      // a row that scrolls sideways ends before the edge of the screen where the cart is beside it
      const edge = element.closest('nav')?.getBoundingClientRect().right ?? innerWidth;
      const isInView = left >= 0 && right <= Math.min(edge, innerWidth) && top >= 0 && bottom <= innerHeight && width > 1 && height > 1;
      if (!isInView || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const owners = [at?.closest('a, button, label'), at?.closest('[data-card]')];
      const isOwn = element.contains(at) || owners.some((owner) => owner?.contains(element));
      if (!isOwn) found.push(`${element.textContent} is covered by ${at?.outerHTML.slice(0, 80)}`);
    }
    for (const part of document.querySelectorAll<HTMLElement>('[data-card] h3, [data-card] p, [data-card] p > *')) {
      const card = part.closest('[data-card]')?.getBoundingClientRect();
      const { right } = part.getBoundingClientRect();
      if (card !== undefined && right > card.right) found.push(`${part.textContent} leaves its card`);
    }
    return found;
  });
}

/** The texts of cards with a line that the edge of their box cuts through, or with lines hidden by it and no ellipsis. */
function cutTexts(page: Page): Promise<string[]> {
  return page.locator('[data-card] > :nth-child(2)').evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      const edge = box.getBoundingClientRect().bottom;
      const range = document.createRange();
      const lines = [...box.children].flatMap((part) => {
        // of its text alone: a link is higher than its line
        range.selectNodeContents(part.querySelector('a') ?? part);
        const isOneLine = getComputedStyle(part).textOverflow === 'ellipsis';
        return [...range.getClientRects()].slice(0, isOneLine ? 1 : undefined);
      });
      const isCut = lines.some(({ top, bottom, height }) => top < edge - height / 4 && bottom > edge + 1);
      const isHidden = lines.some(({ top }) => top >= edge - 1);
      const shown = new Set(lines.filter(({ bottom }) => bottom <= edge + 1).map(({ top }) => Math.round(top))).size;
      const hasEllipsis = getComputedStyle(box).webkitLineClamp === String(shown);
      return isCut || (isHidden && !hasEllipsis) ? [box.textContent] : [];
    }),
  );
}

test('the first dish begins near the top at every width, its row is whole, and nothing covers a text', async ({ page }) => {
  for (const language of languages) {
    for await (const width of atEveryWidth(page, language)) {
      const where = `${language.locale}, ${width} px`;
      const { first, whole, inFirstRow } = await measure(page);
      expect(first, where).toBeLessThanOrEqual(mostAbove[width] ?? 0);
      expect(whole, where).toBeGreaterThanOrEqual(inFirstRow);
      expect(await coveredTexts(page), where).toEqual([]);
      expect(await cutTexts(page), where).toEqual([]);
    }
  }
});

test(`with the row of a customer the first dish begins at most ${rowHeight} px lower`, async ({ page, context, shop }) => {
  await signIn(shop, context.request);
  for await (const width of atEveryWidth(page, languageOf('uz'))) {
    await expect(page.locator('[data-known]:not([aria-busy])')).toBeVisible();
    expect((await measure(page)).first, `${width} px`).toBeLessThanOrEqual((mostAbove[width] ?? 0) + rowHeight);
    expect(await coveredTexts(page), `${width} px`).toEqual([]);
  }
});

test('the heart of the dish of the day can be pressed, on its plate', async ({ page }) => {
  for (const width of [390, 1440]) {
    await open(page, languageOf('ru'), width);
    const heart = page.locator('article').first().locator('[data-heart]');
    await heart.click({ trial: true });
    expect(await heart.boundingBox(), `${width} px`).toMatchObject({ width: 44, height: 44 });
  }
});

test('a card that fills its row on a phone covers none of its texts while its dish is in the cart', async ({ page }) => {
  await open(page, languageOf('ru'), 390);
  const card = page.locator('article.dish-large:has([data-add]:not([data-choices]))').first();
  const boxOf = async (selector: string) => {
    const box = await card.locator(selector).first().boundingBox();
    if (box === null) throw new Error(`${selector} is not drawn`);
    return box;
  };
  const { height } = await boxOf(':scope > div:nth-child(2)');
  await card.locator('[data-add]').click();
  await expect(card.locator('[role=group]')).toBeVisible();
  const [text, price] = [await boxOf(':scope > div:nth-child(2)'), await boxOf(':scope > p')];
  expect([text.height, price.x >= text.x + text.width]).toEqual([height, true]);
});

test('on a phone the header scrolls away and the categories stay', async ({ page }) => {
  const language = languageOf('ru');
  await open(page, language, 390);
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await expect(page.locator('header')).not.toBeInViewport();
  const categories = await page.getByRole('navigation', { name: language.in('menu')('categories') }).boundingBox();
  expect([categories?.y, (categories?.height ?? 0) < 60]).toEqual([0, true]);
});

test('a card keeps its height in the cart, and shows the variant that was chosen', async ({ page }) => {
  await open(page, languageOf('ru'), 390);
  await hydrated(page);
  const plain = page.locator('[data-card]', { has: page.locator('[data-add]:not([data-choices])') }).first();
  await plain.scrollIntoViewIfNeeded();
  const before = await plain.boundingBox();
  await plain.locator('[data-add]').click();
  await expect(plain).toHaveAttribute('data-in-cart');
  expect(await plain.boundingBox()).toEqual(before);

  const chosen = page.locator('[data-card]', { has: page.locator('[data-choices]') }).first();
  const height = (await chosen.boundingBox())?.height;
  await chosen.locator('[data-add]').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox').first().check();
  await sheet.getByRole('button', { name: new RegExp(`^${languageOf('ru').in('menu-actions')('add')} `) }).click();
  await expect(chosen.getByRole('group')).toBeVisible();
  expect((await chosen.boundingBox())?.height).toBe(height);
  await expect(chosen).toContainText(languageOf('ru').option('osh-extra-1'));
  expect(await cutTexts(page)).toEqual([]);
});
