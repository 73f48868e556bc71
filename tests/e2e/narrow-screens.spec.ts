import type { Page } from '@playwright/test';
import { accountPages, contentPages, legiblePages } from '../support/screens/demo-pages.ts';
import { overhang, overhangWithLargeText } from '../support/screens/overhang.ts';
import { languages } from '../support/screens/words.ts';
import { placePickupOrder, signIn } from '../support/shop/customer.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** The other public pages are measured in `legibility.spec.ts`. */
const paths = ['/?q=plov', ...contentPages.filter((path) => !legiblePages.includes(path)), '/restaurant/2', '/sign-in', ...accountPages];

for (const { locale, prefix } of languages) {
  test(`${locale}: no page is wider than a screen of 320 px, nor than one of 390 px with text twice as large`, async ({
    page,
    context,
    shop,
  }) => {
    test.setTimeout(120_000);
    await signIn(shop, context.request);
    const order = await placePickupOrder(shop, context.request);
    for (const path of [...paths, `/profile/history/${order}`]) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto((path.startsWith('/?') ? `${prefix || '/'}${path.slice(1)}` : prefix + path) || '/');
      await hydrated(page);
      expect(await overhang(page), `${locale} ${path} at 320 px`).toBe(0);
      expect(await overhangWithLargeText(page), `${locale} ${path} with large text`).toBe(0);
    }
  });
}

test('the row that asks for an address shows its words whole at 320 px, in every language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { locale, prefix, in: words } of languages) {
    await page.goto(prefix || '/');
    const request = page.getByRole('banner').locator('[data-where] b');
    for (const key of ['chooseAddress', 'addStreet'] as const) {
      await request.evaluate((text, word) => text.replaceChildren(word), words('fulfillment-picker')(key));
      expect([locale, key, await request.evaluate((text) => text.scrollWidth - text.clientWidth)]).toEqual([locale, key, 0]);
    }
  }
});

test('a phone number does not wrap on a screen of 320 px with text twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/about', '/contacts', '/filial']) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const phones = await page.locator('a[href^="tel:"]').evaluateAll((links) =>
      links.map((link) => {
        const number = [...link.childNodes].findLast((node) => node.textContent?.includes('+998'));
        const range = document.createRange();
        if (number) range.selectNodeContents(number);
        return [...range.getClientRects()].map(({ right }) => right);
      }),
    );
    expect(phones.flat().length, path).toBeGreaterThan(0);
    for (const lines of phones) {
      expect(lines.length, path).toBeLessThanOrEqual(1);
      expect(Math.max(0, ...lines), path).toBeLessThanOrEqual(320 - 16);
    }
  }
});

test('the number that a code was sent to does not wrap in its sentence', async ({ page, context, shop }) => {
  await signIn(shop, context.request);
  for (const language of languages) {
    const t = language.in('profile-form');
    await page.goto(`${language.prefix}/profile`);
    await hydrated(page);
    await page.getByRole('button', { name: t('changePhone') }).click();
    const sentence = page
      .getByRole('form', { name: t('changePhone') })
      .getByRole('paragraph')
      .first();
    await expect(sentence).toContainText('+998');
    for (let width = 320; width <= 430; width += 10) {
      await page.setViewportSize({ width, height: 844 });
      expect(await sentence.evaluate(linesOfPhone), `${language.locale} ${width} px`).toBe(1);
    }
  }
});

test('a dish’s page and the bar with its price clip nothing on a screen of 320 px with text twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/product/1001');
  await hydrated(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await farthestRight(page, '.option-form > :not(.option-foot) *')).toBeLessThanOrEqual(320 - 16);
  expect(await farthestRight(page, '.option-foot *')).toBeLessThanOrEqual(320 - 16);
});

test('the header of a page with a cart stays one row of 320 px, including a scroll bar of 15 px', async ({ page }) => {
  await page.setViewportSize({ width: 305, height: 640 });
  await page.goto('/contacts');
  await hydrated(page);
  const tops = await page
    .locator('body > header > :not([popover], script)')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

function farthestRight(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluateAll((parts) => Math.max(...parts.map((part) => part.getBoundingClientRect().right)));
}

/** The number of lines that the phone number of a text spans. */
function linesOfPhone(text: Element): number {
  const texts = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const found = /\+998[\d -]+\d/.exec(node.textContent ?? '');
    if (!found) continue;
    range.setStart(node, found.index);
    range.setEnd(node, found.index + found[0].length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }
  return 0;
}
