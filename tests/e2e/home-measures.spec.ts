import type { Page } from '@playwright/test';
import { addPlov, national, openFolder } from '../support/screens/menu-screen.ts';
import { type Language, languageOf, languages } from '../support/screens/words.ts';
import { signIn } from '../support/shop/customer.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** Home at the widths of phones, tablets and desktops: how far down its first dish begins, what is seen of it, what covers what. */

const heights: Readonly<Record<number, number>> = { 320: 640, 360: 740, 390: 844, 820: 1180, 1180: 820, 1440: 900, 1920: 1080 };
const widths = Object.keys(heights).map(Number);
/** The strip of the demo is not counted. */
const mostAbove: Readonly<Record<number, number>> = { 320: 240, 360: 240, 390: 240, 820: 260, 1180: 260, 1440: 190, 1920: 190 };
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
    const cards = [...document.querySelectorAll('[data-card]')].map((card) => card.getBoundingClientRect());
    const first = cards[0]?.top ?? Number.NaN;
    return {
      first: first - origin,
      // with the strip of the demo
      whole: cards.filter(({ bottom }) => bottom <= innerHeight).length,
      inFirstRow: cards.filter(({ top }) => top === first).length,
      overhang: document.documentElement.scrollWidth - document.documentElement.clientWidth,
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
        range.selectNodeContents(part);
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

for (const language of languages) {
  test(`${language.locale}: the first dish begins near the top at every width, and nothing covers a text`, async ({ page }) => {
    for await (const width of atEveryWidth(page, language)) {
      const { first, overhang } = await measure(page);
      expect(first, `${width} px`).toBeLessThanOrEqual(mostAbove[width] ?? 0);
      expect(overhang, `${width} px`).toBe(0);
      expect(await coveredTexts(page), `${width} px`).toEqual([]);
    }
  });

  test(`${language.locale}: with the row of a customer the first dish begins at most ${rowHeight} px lower`, async ({
    page,
    context,
    shop,
  }) => {
    await signIn(shop, context.request);
    for await (const width of atEveryWidth(page, language)) {
      await expect(page.locator('[data-known]:not([aria-busy])')).toBeVisible();
      const { first, overhang } = await measure(page);
      expect(first, `${width} px`).toBeLessThanOrEqual((mostAbove[width] ?? 0) + rowHeight);
      expect(overhang, `${width} px`).toBe(0);
      expect(await coveredTexts(page), `${width} px`).toEqual([]);
    }
  });
}

test('the first screen shows four whole dishes at 390 × 844, and a whole row of them at 320 × 640', async ({ page }) => {
  for (const language of languages) {
    await open(page, language, 390);
    expect((await measure(page)).whole, language.locale).toBeGreaterThanOrEqual(4);
    await setWidth(page, 320);
    const { whole, inFirstRow } = await measure(page);
    expect(whole, language.locale).toBeGreaterThanOrEqual(inFirstRow);
  }
});

test('on a phone the header scrolls away and the categories stay', async ({ page }) => {
  const language = languageOf('ru');
  await open(page, language, 390);
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await expect(page.locator('header')).not.toBeInViewport();
  const categories = await page.getByRole('navigation', { name: language.in('menu')('categories') }).boundingBox();
  expect([categories?.y, (categories?.height ?? 0) < 60]).toEqual([0, true]);
});

test('on a phone the categories name the section, and its headings are only for screen readers', async ({ page }) => {
  await open(page, languageOf('ru'), 390);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const heading of [page.getByRole('heading', { level: 1 }), page.getByRole('heading', { level: 2 }).first()]) {
    expect((await heading.boundingBox())?.width).toBe(1);
  }
});

test('a card keeps its height in the cart, and shows the variant that was chosen', async ({ page }) => {
  await open(page, languageOf('ru'), 390);
  await hydrated(page);
  const plain = page.locator('[data-card]', { has: page.locator('[data-add]:not([data-choices])') }).first();
  await plain.scrollIntoViewIfNeeded();
  const before = await plain.boundingBox();
  await plain.locator('[data-add]').click();
  await expect(plain.locator('[data-in-cart]')).toBeVisible();
  const stepper = await plain.getByRole('group').boundingBox();
  const after = await plain.boundingBox();
  expect(after).toEqual(before);
  expect(stepper?.width).toBeGreaterThan((after?.width ?? 0) - 20);

  const chosen = page.locator('[data-card]', { has: page.locator('[data-choices]') }).first();
  const height = (await chosen.boundingBox())?.height;
  await chosen.locator('[data-add]').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox').first().check();
  await sheet.getByRole('button', { name: new RegExp(`^${languageOf('ru').in('menu-actions')('add')} `) }).click();
  await expect(chosen.getByRole('group')).toBeVisible();
  expect((await chosen.boundingBox())?.height).toBe(height);
  await expect(chosen).toContainText(languageOf('ru').option('osh-extra-1'));
});

for (const language of languages) {
  test(`${language.locale}: no text of a card is cut through, nor ends without an ellipsis, also with a dish in the cart`, async ({
    page,
  }) => {
    await openFolder(page, language, national);
    for (const width of [320, 390, 1440]) {
      await setWidth(page, width);
      expect(await cutTexts(page), `${width} px`).toEqual([]);
    }
    await setWidth(page, 320);
    await addPlov(page, language);
    for (const width of [320, 390, 1440]) {
      await setWidth(page, width);
      const chosen = page.locator('[data-card]', { has: page.locator('[data-in-cart]') });
      const variant = await chosen.getByText(language.option('osh-extra-1')).boundingBox();
      const price = await chosen.locator('> p').boundingBox();
      expect((variant?.y ?? 0) + (variant?.height ?? 0), `${width} px`).toBeLessThanOrEqual((price?.y ?? 0) + 2);
      expect(await cutTexts(page), `${width} px, in the cart`).toEqual([]);
    }
  });
}

test('hearts are in the first HTML of home, and nothing but the heart is over a picture', async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  const cards = html.split('<article').slice(1);
  expect(cards.length).toBeGreaterThan(5);
  for (const card of cards) expect(card).toContain('data-heart');
  await open(page, languageOf('ru'), 390);
  const over = await page.locator('[data-card]').evaluateAll((all) =>
    all.flatMap((card) => {
      const picture = card.firstElementChild?.getBoundingClientRect();
      return [...card.querySelectorAll('b, s, em, small, p, [data-add]')]
        .filter((part) => !card.firstElementChild?.contains(part) && part.getBoundingClientRect().top < (picture?.bottom ?? 0) - 1)
        .map((part) => part.outerHTML);
    }),
  );
  expect(over).toEqual([]);
});

test('a row of dishes has no empty cell on a tablet and a desktop', async ({ page }) => {
  await open(page, languageOf('ru'), 820);
  for (const width of [820, 1180, 1440, 1920]) {
    await setWidth(page, width);
    const ends = await page.locator('section:has([data-card])').evaluateAll((groups) =>
      groups.map((group) => {
        const cards = [...group.querySelectorAll('[data-card]')].map((card) => card.getBoundingClientRect());
        const right = group.querySelector('[data-card]')?.parentElement?.getBoundingClientRect().right ?? 0;
        return cards.length > 1 ? Math.round(right - (cards.at(-1)?.right ?? 0)) : 0;
      }),
    );
    expect(ends.length).toBeGreaterThan(0);
    expect(new Set(ends), `${width} px`).toEqual(new Set([0]));
  }
});

test('a desktop shows four dishes in the first row, three where there are five, and every picture is whole', async ({ page }) => {
  await open(page, languageOf('uz'), 820);
  for (const width of [820, 1440]) {
    await setWidth(page, width);
    const groups = await page.locator('section:has([data-card])').evaluateAll((found) =>
      found.map((group) => {
        const cards = [...group.querySelectorAll('[data-card]')];
        const [first] = cards.map((card) => card.getBoundingClientRect().top);
        const shapes = cards.map(({ firstElementChild: tile }) => (tile?.clientWidth ?? 0) / (tile?.clientHeight ?? 1));
        const inFirstRow = cards.filter((card) => Math.abs(card.getBoundingClientRect().top - (first ?? 0)) < 1).length;
        return { dishes: cards.length, inFirstRow, widest: Math.max(...shapes) };
      }),
    );
    expect(groups.filter(({ dishes, inFirstRow }) => dishes > 4 && inFirstRow !== (dishes === 5 ? 3 : 4))).toEqual([]);
    expect(Math.max(...groups.map(({ widest }) => widest))).toBeLessThan(1.7);
  }
});

test('the header leads to the favorites, for guests by the sign-in', async ({ page }) => {
  const language = languageOf('en');
  for (const width of [390, 1440]) {
    await open(page, language, width);
    const heart = page.getByRole('banner').getByRole('link', { name: language.in('shell')('favorites') });
    const box = await heart.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await heart.click();
    await expect(page).toHaveURL(/\/en\/sign-in\?next=%2Fen%2Fprofile%2Ffavorites$/);
  }
});
