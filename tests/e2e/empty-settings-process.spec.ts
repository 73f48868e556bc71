import { expect, test } from '@playwright/test';
import { languages } from '../support/screens/words.ts';
import { withShop } from '../support/shop/shop.ts';

test('a shop without dishes, regions and settings opens every page, says what is missing, and shows no empty heading, row or box', async ({
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
      await expect(page.locator('[data-where] b')).toHaveText(language.in('fulfillment-sheet')('title'));
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
