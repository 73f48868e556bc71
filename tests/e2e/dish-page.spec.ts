import type { Page } from '@playwright/test';
import { formatPrice } from '#domain/format.ts';
import { holdScripts } from '../support/screens/hold-scripts.ts';
import { addPlain, addPlov, national, openFolder } from '../support/screens/menu-screen.ts';
import { openCart } from '../support/screens/order-screens.ts';
import { openStaffBoard } from '../support/screens/staff-screen.ts';
import { languageOf, languages } from '../support/screens/words.ts';
import { haveChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, test } from './fixtures.ts';

const widths = [320, 360, 390, 820, 1180, 1440, 1920];
const [plov, combo, bread] = [1001, 2001, 1031];

for (const language of languages) {
  const form = language.in('menu-actions');
  const addButton = (page: Page) => page.getByRole('button', { name: new RegExp(`^(${form('add')}|${form('added')}) `) });

  test(`${language.locale}: at every width nothing of a dish's page is cut or covered, and its price and button are in view`, async ({
    page,
  }) => {
    for (const dish of [plov, combo]) {
      await page.goto(`${language.prefix}/product/${dish}`);
      for (const width of widths) {
        const height = width < 500 ? 640 : 900;
        await page.setViewportSize({ width, height });
        const where = `${dish} at ${width} px`;
        const { right, overflow } = await page.evaluate(() => ({
          right: Math.max(
            ...[...document.querySelectorAll('article[data-card]:has(form) *')].map((part) => part.getBoundingClientRect().right),
          ),
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }));
        expect(overflow, where).toBeLessThanOrEqual(0);
        expect(right, where).toBeLessThanOrEqual(width);
        const button = await boxOf(page, '.option-add');
        expect(button.y + button.height, where).toBeLessThanOrEqual(height);
        expect(button.height, where).toBeGreaterThanOrEqual(44);
        const picture = await boxOf(page, 'article:has(form) img');
        expect(picture.height, where).toBeGreaterThan(100);
        const tile = await page.locator('article:has(form) > div:has(img)').first().boundingBox();
        expect(tile?.height, where).toBeLessThanOrEqual(420);
      }
    }
  });

  test(`${language.locale}: a dish is chosen on its page; the price follows, and the cart gets what was chosen`, async ({ page }) => {
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

  test(`${language.locale}: a combo states what it saves`, async ({ page }) => {
    await page.goto(`${language.prefix}/product/${combo}`);
    await expect(page.getByText(form('saved', { sum: formatPrice(6_000, language.locale) }))).toBeVisible();
  });
}

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

test('on a desktop the bar with the price covers the choices and their shadows to the lower edge of the screen', async ({ page }) => {
  await page.goto(`/product/${combo}`);
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const [foot, card] = [await boxOf(page, '.option-foot'), await boxOf(page, '.option-card >> nth=0')];
    expect(foot.y + foot.height, `${width} px`).toBe(700);
    expect([foot.x, foot.x + foot.width], `${width} px`).toEqual([card.x - 16, card.x + card.width + 16]);
  }
});

test('on a phone the cart is a button in the bar with the price, with its count, and covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto(`/product/${combo}`);
  await hydrated(page);
  await page.locator('.option-add').click();
  for (const width of [320, 390, 820]) {
    await page.setViewportSize({ width, height: 844 });
    await page.locator('.cart-open').waitFor();
    await expect
      .poll(async () => {
        const [cart, foot] = [await boxOf(page, '.cart-open'), await boxOf(page, '.option-foot')];
        const first = await boxOf(page, '.option-foot button >> nth=0');
        return cart.y >= foot.y && cart.y + cart.height <= foot.y + foot.height && cart.x + cart.width <= first.x;
      })
      .toBe(true);
    await expect(page.locator('.cart-open')).toHaveAttribute('data-count', '1');
  }
});

test.describe('before hydration', () => {
  test.use({ serviceWorkers: 'block' });

  test('choices, the number of portions and "add" count', async ({ page }) => {
    const ru = languageOf('ru');
    const release = await holdScripts(page);
    await page.goto(`/product/${plov}`);
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
    await page.goto('/');
    const hearts = page.locator('[data-heart]');
    expect(await hearts.count()).toBe(await page.locator('[data-card]').count());
    const before = await hearts.first().boundingBox();
    await hearts.first().click();
    release();
    await hydrated(page);
    await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
    expect(await hearts.first().boundingBox()).toEqual(before);
  });
});

test('a dish that is sold out offers others of its category', async ({ page, shop, browser }) => {
  const ru = languageOf('ru');
  const staff = await openStaffBoard(browser, shop, ru);
  const t = ru.in('staff-board');
  await staff.getByRole('radio', { name: t('stopList'), exact: true }).check();
  const press = async (name: 'stop' | 'restore') => {
    const changed = staff.waitForResponse((response) => response.request().method() === 'PUT');
    await staff.getByRole('button', { name: `${t(name)}: ${ru.dish(bread)}`, exact: true }).click();
    await changed;
  };
  await press('stop');
  await haveChosen(page.context(), shop, pickupAt(1));
  await page.goto(`/product/${bread}`);
  await expect(page.getByText(ru.in('product')('soldOutText'))).toBeVisible();
  await expect(page.getByRole('heading', { name: ru.in('product')('instead') })).toBeVisible();
  await expect(page.locator('.option-add')).toHaveCount(0);
  await press('restore');
  await staff.context().close();
});

test('prices of related dishes are in one line with their currency on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const dish of [plov, combo]) {
    await page.goto(`/product/${dish}`);
    const related = page.locator('section article[data-card] p > b');
    const tops = await related.evaluateAll((prices) =>
      prices.map((price) => {
        const range = document.createRange();
        range.setStartBefore(price);
        range.setEnd(price.nextSibling ?? price, price.nextSibling?.textContent?.trimEnd().length ?? 0);
        const lines = [...range.getClientRects()].map(({ bottom }) => bottom);
        return Math.max(...lines) - Math.min(...lines);
      }),
    );
    expect(tops.length).toBeGreaterThan(2);
    expect(Math.max(...tops), `${dish}`).toBeLessThan(10);
  }
});

test('prices are set in proportional figures', async ({ page }) => {
  await page.goto(`/product/${plov}`);
  const variants = await page
    .locator('[data-price] b, .option-add b')
    .evaluateAll((prices) => prices.map((price) => getComputedStyle(price).fontVariantNumeric));
  expect(variants.length).toBeGreaterThan(3);
  expect(new Set(variants)).toEqual(new Set(['normal']));
});

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not visible`);
  return box;
}

function cartLines(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').value ?? []);
}
