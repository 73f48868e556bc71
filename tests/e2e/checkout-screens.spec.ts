import type { APIRequestContext, Page } from '@playwright/test';
import { addPlain, national, openFolder } from '../support/screens/menu-screen.ts';
import { placeButton, signInOnScreen } from '../support/screens/order-screens.ts';
import { overhang } from '../support/screens/overhang.ts';
import { moveOrder } from '../support/screens/staff-screen.ts';
import { languageOf, languages } from '../support/screens/words.ts';
import { placePickupOrder, signIn } from '../support/shop/customer.ts';
import type { Shop } from '../support/shop/shop.ts';
import { deliveryTo, haveChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const pxPerMm = 96 / 25.4;
const ru = languageOf('ru');
const bread = 1031;
const breadPrice = 6_000;
const navoiStreet = [41.3111, 69.2797] as const;

const dish = (productId: string, quantity: number, name: string, unitPrice: number) => ({
  productId,
  quantity,
  modifiers: [],
  combo: [],
  snapshot: { name, image: null, unitPrice, choices: [] },
});
/** Three lines, as a usual order has. */
const cart = [dish('1013', 1, 'Норин', 48_000), dish('1031', 2, 'Лепёшка', 6_000), dish('1028', 1, 'Ачичук', 17_000)];
const checkout = { addressText: 'Юнусабад, 4-й квартал, 12', entrance: '2', floor: '5', apartment: '38' };

/** Lets the browser remember values in the shape of `stores/lib/persistent.ts`. */
async function store(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ version: 1, savedAt: Date.now(), value }));
    }
  }, Object.entries(values));
}

async function fillCheckout(page: Page, shop: Shop): Promise<void> {
  const context = page.context();
  await signIn(shop, context.request);
  await haveChosen(context, shop, deliveryTo(...navoiStreet));
  await store(page, { cart, checkout });
}

async function openPickupOrder(page: Page, request: APIRequestContext, shop: Shop): Promise<void> {
  await signIn(shop, request);
  await page.goto(`/profile/history/${await placePickupOrder(shop, request)}`);
  await hydrated(page);
}

/**
 * The texts of the page of which another element covers the middle: each is scrolled to the middle of the screen and looked up there. What
 * stays in place while the page scrolls lies below or above the middle.
 */
function coveredTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const covered: string[] = [];
    // a field lies over its label, and a row that is a target as a whole has its control over its texts
    const belongs = (own: Element, found: Element) =>
      own.parentElement?.contains(found) === true ||
      found.parentElement?.contains(own) === true ||
      own.closest('label, li:has(a, button, input), form')?.contains(found) === true;
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const own = node.parentElement;
      if (!node.textContent?.trim() || own === null || own.closest('.hidden, legend, dialog:not([open]), script, style')) continue;
      if (!own.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      const { top: ownTop, bottom: ownBottom } = own.getBoundingClientRect();
      if (ownTop < 120 || ownBottom > innerHeight - 160) own.scrollIntoView({ block: 'center', behavior: 'instant' });
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        if (x < 0 || x >= innerWidth || right - left < 2) continue;
        const found = document.elementFromPoint(x, y);
        const isOwn = found !== null && (belongs(own, found) || found.contains(own));
        if (!isOwn) covered.push(`${node.textContent.trim()} by ${found?.outerHTML.slice(0, 80)}`);
      }
    }
    return covered;
  });
}

test('the filled checkout of a phone is four cards, at most 1,500 px high, with the address once', async ({ page, shop, hasTouch }) => {
  test.skip(!hasTouch, 'the height is that of a phone');
  await page.setViewportSize({ width: 390, height: 844 });
  await fillCheckout(page, shop);
  await page.goto('/profile/cart');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const t = ru.in('checkout');
  for (const heading of ['lines', 'whereWhen', 'discounts', 'payment'] as const) {
    await expect(page.getByRole('heading', { name: t(heading), exact: true })).toBeVisible();
  }
  await expect(page.getByText(checkout.addressText)).toHaveCount(1);
  await expect(page.getByRole('textbox').filter({ visible: true })).toHaveCount(0);
  expect(await page.locator('main').evaluate((main) => main.getBoundingClientRect().bottom + scrollY)).toBeLessThanOrEqual(1_500);
});

test('the checkout and an order have no rows of account pages: a phone has one menu, a desktop a column without signing out', async ({
  page,
  context,
  shop,
  hasTouch,
}) => {
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

for (const [screen, widths] of [
  ['a phone', [320, 390]],
  ['a tablet and a desktop', [820, 1440]],
] as const) {
  test(`on ${screen}, at ${widths.join(' and ')} px, nothing covers a text of checkout, order, history, profile and sign-in`, async ({
    page,
    shop,
    hasTouch,
  }) => {
    test.skip(hasTouch !== (screen === 'a phone'), 'one browser for each screen');
    test.setTimeout(240_000);
    await page.goto('/sign-in?next=/profile/cart');
    await expectTextsAt(widths, page, 'sign-in');
    for (const { prefix } of languages) {
      await fillCheckout(page, shop);
      const order = await placePickupOrder(shop, page.context().request);
      for (const path of ['/profile/cart', `/profile/history/${order}`, '/profile/history', '/profile']) {
        await page.goto(prefix + path);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        await expectTextsAt(widths, page, prefix + path);
      }
    }
  });
}

/** Resizes the open page to widths, at which nothing may cover a text or be wider than the screen. */
async function expectTextsAt(widths: readonly number[], page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await finishAnimations(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await coveredTexts(page), `${name} at ${width} px`).toEqual([]);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overhang, `${name} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

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

test('the celebration does not move where less motion is preferred', async ({ page, context, shop, hasTouch }) => {
  test.skip(!hasTouch, 'the same on every screen');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPickupOrder(page, context.request, shop);
  const pieces = page.locator('path[data-color]');
  await expect(pieces.first()).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)).toBe(0);
});

test('a printed order has its places, dishes, sums and details, and none of the screen’s controls', async ({
  page,
  context,
  shop,
  hasTouch,
}) => {
  test.skip(!hasTouch, 'the same on every screen');
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
  hasTouch,
}) => {
  test.skip(!hasTouch, 'the same on every screen');
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

test('a new customer’s birthday is empty', async ({ page, shop, hasTouch }) => {
  test.skip(!hasTouch, 'the same on every screen');
  await page.goto('/sign-in?next=/profile');
  await signInOnScreen(page, shop, ru);
  await page.waitForURL(({ pathname }) => pathname === '/profile');
  await hydrated(page);
  await expect(page.getByLabel(ru.in('profile-form')('birthDate'))).toHaveValue('');
});

test('signing in for the checkout names the cart, and has a way back to the menu', async ({ page, context, shop, hasTouch }) => {
  await haveChosen(context, shop, pickupAt(1));
  await openFolder(page, ru, national);
  await addPlain(page, ru, 1013);
  await page.goto('/profile/cart');
  await hydrated(page);
  const t = ru.in('sign-in-form');
  const cart = page.getByText(t('cart', { dishes: '1 блюдо', names: ru.dish(1013) }));
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

/** Waits for every animation that has an end. */
function finishAnimations(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

test('where dishes are suggested, the way to the menu stands beside the heading of the order, and a desktop cuts none of them', async ({
  page,
  shop,
}) => {
  const t = ru.in('checkout');
  await signIn(shop, page.context().request);
  await haveChosen(page.context(), shop, deliveryTo(...navoiStreet));
  await store(page, { cart: [dish('1013', 1, 'Норин', 48_000)], checkout });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/profile/cart');
    const suggested = page.getByRole('region', { name: t('suggestions') });
    await expect(suggested.getByRole('img').or(suggested.locator('small')).first()).toBeVisible();
    const more = page.getByRole('link', { name: t('addMore') });
    const [link, heading] = await Promise.all([
      more.boundingBox(),
      page.getByRole('heading', { name: t('lines'), exact: true }).boundingBox(),
    ]);
    const middleOf = (box: typeof link) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
    expect(Math.abs(middleOf(link) - middleOf(heading))).toBeLessThan(4);
    if (width === 1440) expect(await suggested.locator('ul').evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  }
});
