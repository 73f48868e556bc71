import { expect, test } from '@playwright/test';
import { languages } from '../support/screens/words.ts';
import { withShop } from '../support/shop/shop.ts';

test('a shop without dishes and settings opens every page, says what is missing, and shows no empty heading, row or box', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await withShop({ env: { DEMO: '0' } }, async (shop) => {
    for (const language of languages) {
      const t = language.in('info');
      const home = await page.goto(shop.url + (language.prefix || '/'));
      expect(home?.status()).toBe(200);
      await expect(page.getByRole('main')).toContainText(language.in('menu')('noMenuTitle'));
      await expect(page.getByRole('main')).toContainText(language.in('menu')('noMenuText'));
      for (const path of ['/about', '/contacts', '/filial', '/offer']) {
        const response = await page.goto(shop.url + language.prefix + path);
        expect(response?.status(), path).toBe(200);
        for (const heading of ['callCenter', 'phones', 'email', 'address', 'legalName', 'socials', 'contactsText'] as const)
          await expect(page.getByText(t(heading), { exact: true }), `${path}: ${heading}`).toHaveCount(0);
        expect(await emptyElements(page), `${language.locale} ${path}`).toEqual([]);
        await expect(page.getByRole('main').getByText(/\S/).nth(1)).toBeVisible();
      }
    }
  });
});

test('a shop without regions has a header of one row, a label for the choice of a place, and its empty list in the middle', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await withShop({ env: { DEMO: '0' } }, async (shop) => {
    for (const language of languages) {
      await page.goto(`${shop.url}${language.prefix}/filial`);
      const middles = await page.locator('body > header > :not([popover], script)').evaluateAll((parts) =>
        parts.map((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        }),
      );
      expect(Math.max(...middles) - Math.min(...middles), language.locale).toBeLessThanOrEqual(2);
      const title = await page.getByRole('heading', { name: language.in('info')('filialEmpty') }).boundingBox();
      expect(Math.abs((title?.x ?? 0) + (title?.width ?? 0) / 2 - 195), language.locale).toBeLessThanOrEqual(1);
      await page.goto(`${shop.url}${language.prefix}`);
      await expect(page.locator('[data-where] b')).toHaveText(language.in('fulfillment-sheet')('title'));
    }
  });
});

/** The text elements that are empty. */
function emptyElements(page: import('@playwright/test').Page): Promise<string[]> {
  return page
    .locator(
      ':is(main, footer, header) :is(h1, h2, h3, p, b, dl, dt, dd, ul, li, span, address):not([aria-hidden] *, .hidden, [data-cart-number])',
    )
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.textContent?.trim() === '' && element.querySelector('svg, img') === null)
        .map((element) => element.outerHTML.slice(0, 80)),
    );
}
