import type { APIRequestContext, Page } from '@playwright/test';
import { addPlain, national, openFolder } from '../support/screens/menu-screen.ts';
import { placeButton, signInOnScreen } from '../support/screens/order-screens.ts';
import { overhang } from '../support/screens/overhang.ts';
import { moveOrder } from '../support/screens/staff-screen.ts';
import { languageOf } from '../support/screens/words.ts';
import { placePickupOrder, signIn } from '../support/shop/customer.ts';
import type { Shop } from '../support/shop/shop.ts';
import { haveChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const pxPerMm = 96 / 25.4;
const ru = languageOf('ru');
const bread = 1031;
const breadPrice = 6_000;

async function openPickupOrder(page: Page, request: APIRequestContext, shop: Shop): Promise<void> {
  await signIn(shop, request);
  await page.goto(`/profile/history/${await placePickupOrder(shop, request)}`);
  await hydrated(page);
}

test('the checkout and an order have no rows of account pages: a phone has one menu, a desktop a column without signing out', {
  tag: '@screens',
}, async ({ page, context, shop, hasTouch }) => {
  await signIn(shop, context.request);
  const id = await placePickupOrder(shop, context.request);
  const t = ru.in('account');
  for (const path of ['/profile/cart', `/profile/history/${id}`]) {
    await page.goto(path);
    await hydrated(page);
    const orders = page.getByRole('link', { name: t('orders') });
    await expect(page.getByRole('button', { name: ru.in('sign-out')('everywhere') })).toHaveCount(0);
    if (hasTouch) {
      await expect(orders).toBeHidden();
      await page
        .locator('summary')
        .and(page.getByLabel(t('menu')))
        .click();
    }
    await expect(orders.filter({ visible: true })).toHaveCount(1);
    for (const name of [t('profileTitle'), t('addresses'), t('favorites'), t('cart')]) {
      await expect(page.getByRole('main').getByRole('link', { name, exact: true }).filter({ visible: true })).toHaveCount(1);
    }
  }
});

test('a press on the order button is seen in the next frame, no blank page comes before the order, and a second press opens nothing', async ({
  page,
  context,
  shop,
}) => {
  await signIn(shop, context.request);
  await haveChosen(context, shop, pickupAt(1));
  await openFolder(page, ru, national);
  await addPlain(page, ru, bread);
  await page.goto('/profile/cart');
  await hydrated(page);
  const responded = Promise.withResolvers<void>();
  await page.route('**/api/v1/orders', async (route) => {
    await responded.promise;
    await route.continue();
  });
  const button = placeButton(page, ru, breadPrice);
  await expect(button).toBeEnabled();
  await button.evaluate((element) => {
    const note = () => requestAnimationFrame(() => element.setAttribute('data-seen', String(element.ariaBusy)));
    element.addEventListener('click', note, { capture: true, once: true });
  });
  const box = await button.boundingBox();
  const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  await button.click();
  await expect(page.locator('[data-seen]')).toHaveAttribute('data-seen', 'true');
  // Playwright looks at nothing while the next page loads: the page itself notes what it shows meanwhile
  await page.evaluate(({ x, y }) => {
    const note = () => {
      sessionStorage.setItem('shown', document.querySelector('main')?.textContent ?? '');
      sessionStorage.setItem('under', document.elementFromPoint(x, y)?.closest('a, button')?.textContent ?? '');
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  }, middle);
  responded.resolve();
  await page.waitForURL('**/profile/history/*');
  const shown = await page.evaluate(() => sessionStorage.getItem('shown'));
  expect(shown).toContain(ru.in('checkout')('thanks'));
  expect(shown).toContain(ru.in('checkout')('placed'));
  expect(await page.evaluate(() => sessionStorage.getItem('under'))).toBe('');
  const t = ru.in('order');
  await expect(page.getByText(t('willBeReady', { when: '' }).trim()).first()).toBeVisible();
  await expect(page.getByRole('list', { name: t('statusTitle') }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByText(t('toEarnNote'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('call') })).toBeInViewport();
});

test('a printed order has its places, dishes, sums and details, and none of the screen’s controls', async ({ page, context, shop }) => {
  await openPickupOrder(page, context.request, shop);
  await page.emulateMedia({ media: 'print' });
  const t = ru.in('order');
  await expect(page.getByText(`${t('thanksNameless')} ${t('enjoy')}`)).toBeVisible();
  await expect(page.getByText(ru.dish(bread))).toBeVisible();
  // the total says the same
  await expect(page.getByText(t('items'), { exact: true })).toBeHidden();
  const label = await page.getByText(t('payment'), { exact: true }).boundingBox();
  const value = await page.getByText(t('payment_cash'), { exact: true }).boundingBox();
  expect((value?.y ?? 0) - (label?.y ?? 0), 'a detail stands beside its label').toBeLessThan(1);
  await expect(page.getByRole('region', { name: t('pickupAt') })).toBeVisible();
  await expect(page.getByText(t('pickup'), { exact: true })).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('link').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText(t('willBeReady', { when: '' }).trim())).toBeHidden();
  // A4: a sum is no further from its name than an eye follows
  await page.setViewportSize({ width: 794, height: 1123 });
  const total = page.getByRole('definition').filter({ hasText: 'сум' }).last();
  const { x = 0, width = 0 } = (await total.boundingBox()) ?? {};
  const { x: left = 0 } = (await page.getByText(t('total'), { exact: true }).boundingBox()) ?? {};
  expect((x + width - left) / pxPerMm).toBeLessThanOrEqual(90);
  // a sheet is used to its edges: the sums stand below each other at the right
  const price = page
    .getByRole('listitem')
    .filter({ hasText: ru.dish(bread) })
    .locator('b');
  const { x: priceX = 0, width: priceWidth = 0 } = (await price.boundingBox()) ?? {};
  expect(priceX + priceWidth).toBeCloseTo(x + width, 0);
  expect((794 - x - width) / pxPerMm).toBeLessThanOrEqual(25);
});

test('an order printed on the 80 mm paper of a receipt printer begins with the logo and fits its width', async ({
  page,
  context,
  shop,
}) => {
  await openPickupOrder(page, context.request, shop);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 302, height: 800 });
  const logo = page.getByRole('main').locator('img[src*="logo"]');
  await expect(logo).toBeInViewport();
  const [logoTop, titleTop] = [(await logo.boundingBox())?.y ?? 0, (await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 0];
  expect(logoTop).toBeLessThan(titleTop);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(302);
  const sides = await page
    .getByRole('main')
    .getByText(/./)
    .filter({ visible: true })
    .evaluateAll((texts) => {
      const boxes = texts.map((text) => text.getBoundingClientRect());
      return [Math.min(...boxes.map(({ left }) => left)), innerWidth - Math.max(...boxes.map(({ right }) => right))];
    });
  expect(Math.min(...sides) / pxPerMm, 'mm from the edge of the paper, without a margin of the printer').toBeGreaterThanOrEqual(5);
  const thanks = await page.getByText(ru.in('order')('enjoy')).filter({ visible: true }).boundingBox();
  expect(((thanks?.y ?? 0) + (thanks?.height ?? 0)) / pxPerMm, 'mm of paper').toBeLessThanOrEqual(140);
  const smallest = await page
    .getByRole('main')
    .getByText(/./)
    .filter({ visible: true })
    .evaluateAll((texts) => Math.min(...texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize))));
  expect(smallest).toBeGreaterThanOrEqual(13);
});

test('the latest order is ordered again from the profile, and the history shows its dishes', async ({ page, context, shop }) => {
  await signIn(shop, context.request);
  const order = await placePickupOrder(shop, context.request);
  const again = page.getByRole('button', { name: new RegExp(`^${ru.in('order')('again')}:`) });
  await page.goto('/profile');
  await expect(page.getByRole('link', { name: new RegExp(`^2 × ${ru.dish(1031)}`) })).toBeVisible();
  await expect(again).toHaveCount(0);
  await moveOrder(shop, order, 'picked_up');
  await page.goto('/profile/history');
  await expect(page.getByRole('main').getByRole('listitem').locator('img').first()).toBeVisible();
  await page.goto('/profile');
  await hydrated(page);
  await again.click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.getByRole('button', { name: ru.in('reorder')('add'), exact: true }).click();
  await page.waitForURL('**/profile/cart');
});

test('a new customer’s birthday is empty', async ({ page, shop }) => {
  await page.goto('/sign-in?next=/profile');
  await signInOnScreen(page, shop, ru);
  await page.waitForURL(({ pathname }) => pathname === '/profile');
  await hydrated(page);
  await expect(page.getByLabel(ru.in('profile-form')('birthDate'))).toHaveValue('');
});

test('signing in for the checkout names the cart, and has a way back to the menu', { tag: '@screens' }, async ({
  page,
  context,
  shop,
  hasTouch,
}) => {
  await haveChosen(context, shop, pickupAt(1));
  await openFolder(page, ru, national);
  await addPlain(page, ru, 1013);
  await page.goto('/profile/cart');
  await hydrated(page);
  const t = ru.in('sign-in-form');
  const [, names] = t('cart', { dishes: '…', names: ru.dish(1013) }).split('…');
  const cart = page.getByText(new RegExp(`1 блюдо, \\d+\\s000\\sсум${names}`));
  await expect(cart).toBeVisible();
  // many dishes make it no wider
  await cart.evaluate((text) => text.append(', Плов'.repeat(20)));
  expect(await overhang(page)).toBe(0);
  if (!hasTouch) await expect(page.getByLabel(t('phone'))).toBeFocused();
  await expect(page.getByRole('link', { name: ru.in('account')('backToMenu') })).toHaveAttribute('href', '/');
  await page.goto('/profile');
  await hydrated(page);
  await expect(cart).toHaveCount(0);
});
