import type { Page } from '@playwright/test';
import { addPlain, national, openFolder } from '../support/screens/menu-screen.ts';
import { languageOf } from '../support/screens/words.ts';
import { expect, hydrated, test } from './fixtures.ts';

const ru = languageOf('ru');
const empty = ru.in('cart-panel')('empty');

test('with dishes in the cart no page shows an empty cart, from the first paint on', async ({ page }) => {
  await page.addInitScript((text) => {
    const seen = window as unknown as { sawEmptyCart?: boolean };
    const look = () => {
      const panel = document.querySelector<HTMLElement>('section[aria-labelledby="cart-title"]');
      if (panel?.innerText.includes(text)) seen.sawEmptyCart = true;
      requestAnimationFrame(look);
    };
    look();
  }, empty);
  await openFolder(page, ru, national);
  await addPlain(page, ru, 1031);
  await addPlain(page, ru, 1008);
  await page.reload();
  await hydrated(page);
  expect(await sawEmptyCart(page)).toBe(false);
  await page.getByRole('link', { name: ru.dish(1013), exact: true }).click();
  await page.waitForURL('**/product/1013');
  await page.goBack();
  await hydrated(page);
  expect(await sawEmptyCart(page)).toBe(false);
});

test('an empty cart is shown as empty after the browser has read it', async ({ page }) => {
  await openFolder(page, ru, national);
  const panel = page.locator('section[aria-labelledby="cart-title"]');
  if (await panel.isVisible()) await expect(panel).toContainText(empty);
});

async function sawEmptyCart(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as unknown as { sawEmptyCart?: boolean }).sawEmptyCart === true);
}
