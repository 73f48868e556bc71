import type { Locator, Page } from '@playwright/test';
import { formatNumber } from '#domain/format.ts';
import { orderCards } from '../support/screens/order-screens.ts';
import { moveOrder } from '../support/screens/staff-screen.ts';
import { languageOf } from '../support/screens/words.ts';
import { placePickupOrder, signIn } from '../support/shop/customer.ts';
import type { Shop } from '../support/shop/shop.ts';
import { haveChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, test } from './fixtures.ts';

const ru = languageOf('ru');
const desktop = { width: 1440, height: 900 };

async function top(part: Locator): Promise<number> {
  return (await part.boundingBox())?.y ?? 0;
}

async function openFavorites(page: Page, shop: Shop, dishes: readonly number[]): Promise<Locator> {
  const { request } = page.context();
  await signIn(shop, request);
  await haveChosen(page.context(), shop, pickupAt(1));
  for (const dish of dishes) await request.put(`${shop.url}/api/v1/favorites/${dish}`, { headers: { origin: shop.url } });
  await page.goto('/profile/favorites');
  await hydrated(page);
  const cards = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  if (dishes.length > 0) await expect(cards).toHaveCount(dishes.length);
  return cards;
}

test('a favorite in the cart shows its picture, name, price and stepper in this order, at every width', async ({ page, shop }) => {
  const t = ru.in('favorite-list');
  const cards = await openFavorites(page, shop, [1028, 1031, 1013]);
  const name = ru.dish(1031);
  const card = cards.filter({ hasText: name });
  await card.getByRole('button', { name: t('add', { name }) }).click();
  const parts = [
    card.locator('img'),
    card.getByRole('link', { name }),
    card.getByText('6 000'),
    card.getByRole('button', { name: t('increase', { name }) }),
  ];
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await Promise.all(parts.map(top));
    expect(
      tops.toSorted((one, other) => one - other),
      `${width} px`,
    ).toEqual(tops);
  }
});

test('a favorite has a space of 8 px above its price and the weight beside it on a desktop, in the cart a space between price and stepper', async ({
  page,
  shop,
}) => {
  const t = ru.in('favorite-list');
  const cards = await openFavorites(page, shop, [1013, 1048]);
  const name = ru.dish(1013);
  const card = cards.filter({ hasText: name });
  const price = card.locator('div > p:has(b)');
  const edge = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const above = await edge(card.locator('div > p').first());
    expect((await top(price)) - above, `${width} px`).toBeGreaterThanOrEqual(8);
  }
  expect((await edge(price.locator('small'))) - (await edge(price.locator('b')))).toBeLessThanOrEqual(2);
  await card.getByRole('button', { name: t('add', { name }) }).click();
  const stepper = card.getByRole('group');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await top(stepper)) - (await edge(price)), `${width} px`).toBeGreaterThanOrEqual(6);
  }
});

test('on a desktop all favorites have one width, a link to the menu follows them, and popular dishes are cards of this width with a button', async ({
  page,
  shop,
}) => {
  const t = ru.in('favorite-list');
  await page.setViewportSize(desktop);
  const cards = await openFavorites(page, shop, [1028, 1031, 1013, 1042, 1048]);
  const box = async (card: Locator) => (await card.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const boxes = await Promise.all((await cards.all()).map(box));
  expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
  const more = await box(page.getByRole('link', { name: t('more') }));
  expect([more.y, Math.round(more.width)]).toEqual([boxes.at(-1)?.y, Math.round(boxes.at(-1)?.width ?? 0)]);
  const popular = page.getByRole('main').getByRole('list').last().getByRole('listitem');
  await expect(popular).toHaveCount(6);
  expect((await popular.first().boundingBox())?.width).toBe((await cards.first().boundingBox())?.width);
  const heart = popular.first().getByRole('button', { name: t('keep', { name: '' }) });
  await heart.click();
  await expect(cards).toHaveCount(6);
  await expect(popular).toHaveCount(6);
});

test('favorites without a dish offer popular ones as cards with a heart, whose prices are in one line on a desktop', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(desktop);
  await openFavorites(page, shop, []);
  const popular = page.locator('section', { has: page.getByRole('heading', { name: ru.in('favorite-list')('popular') }) });
  const cards = popular.getByRole('listitem');
  await expect(cards).toHaveCount(6);
  await expect(cards.getByRole('button', { name: ru.in('favorite-list')('keep', { name: '' }) })).toHaveCount(6);
  const tops = await Promise.all((await cards.locator('b').all()).slice(0, 3).map(top));
  expect(new Set(tops.map(Math.round)).size).toBe(1);
});

test('on a desktop every page of the account has a column of one width beside it, and its content begins at one place', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(desktop);
  await signIn(shop, page.context().request);
  const order = await placePickupOrder(shop, page.context().request);
  const sizes: string[] = [];
  for (const path of ['', '/history', '/addresses', '/favorites', '/cart', `/history/${order}`]) {
    await page.goto(`/profile${path}`);
    const link = page
      .getByRole('complementary', { name: ru.in('account')('sections') })
      .getByRole('link')
      .first();
    const [nav, content] = await Promise.all([link.boundingBox(), page.locator('main aside + div').boundingBox()]);
    const text = await link.evaluate((element) => getComputedStyle(element).font);
    sizes.push([nav?.width, nav?.height, content?.x, text].join(' '));
  }
  expect(new Set(sizes).size, sizes.join('\n')).toBe(1);
});

test('on a desktop the first screen of the profile has the card, the points, the data and the last order', async ({ page, shop }) => {
  await page.setViewportSize(desktop);
  await signIn(shop, page.context().request);
  await placePickupOrder(shop, page.context().request);
  await page.goto('/profile');
  await hydrated(page);
  const { lastOrder, orders } = { lastOrder: ru.in('account')('lastOrder'), orders: ru.in('account')('orders') };
  const parts = [
    page.getByRole('region', { name: ru.in('loyalty')('card') }),
    page.getByRole('heading', { name: ru.in('loyalty')('history') }),
    page.getByLabel(ru.in('profile-form')('name')),
    page.getByRole('heading', { name: lastOrder }),
    page.getByRole('link', { name: orders }).last(),
    page.getByRole('button', { name: ru.in('sign-out')('everywhere') }).filter({ visible: true }),
  ];
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
});

test('on a desktop both columns of the profile begin with a heading at one height, with an order on its way and with one that ended', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(desktop);
  await signIn(shop, page.context().request);
  const order = await placePickupOrder(shop, page.context().request);
  const headings = [
    page.getByRole('heading', { name: ru.in('loyalty')('card') }),
    page.getByRole('heading', { name: ru.in('account')('lastOrder') }),
  ];
  for (const status of ['cooking', 'picked_up'] as const) {
    await moveOrder(shop, order, status);
    await page.goto('/profile');
    const [card, latest] = await Promise.all(headings.map(top));
    expect(card, status).toBe(latest);
  }
});

test('the history begins with the active order under its heading: the time large, four named stops, and a link to follow it', async ({
  page,
  shop,
}) => {
  const { request } = page.context();
  const [t, account] = [ru.in('order'), ru.in('account')];
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(shop, request);
  const live = await placePickupOrder(shop, request);
  await moveOrder(shop, await placePickupOrder(shop, request), 'picked_up');
  await moveOrder(shop, live, 'cooking');
  await page.goto('/profile/history');
  const active = page.getByRole('region', { name: account('activeOrder') });
  const past = page.getByRole('region', { name: account('pastOrders') });
  expect(await top(active)).toBeLessThan(await top(past));
  const stops = active.getByRole('list', { name: t('statusTitle') }).getByRole('listitem');
  await expect(stops).toHaveText([t('way_accepted'), t('way_cooking'), t('way_ready'), t('way_picked_up')]);
  await expect(stops.nth(1)).toHaveAttribute('aria-current', 'step');
  const size = (part: Locator) => part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await size(active.getByText(/^ещё\s\d+\sмин$/))).toBeGreaterThanOrEqual(28);
  await expect(active.getByText(/^Будет готов около \d\d:\d\d, не позже \d\d:\d\d$/)).toBeVisible();
  await expect(past.getByRole('button', { name: t('again') })).toHaveCount(1);
  await active.getByRole('link', { name: t('follow') }).click();
  await page.waitForURL(`**/profile/history/${live}`);
});

for (const [name, size, most] of [
  ['phone', { width: 390, height: 844 }, 220],
  ['desktop', desktop, 180],
] as const)
  test(`on a ${name} the card of an active order leaves the first screen to past orders`, async ({ page, shop }) => {
    const { request } = page.context();
    await page.setViewportSize(size);
    await signIn(shop, request);
    await moveOrder(shop, await placePickupOrder(shop, request), 'picked_up');
    for (const status of ['cooking', 'ready'] as const) await moveOrder(shop, await placePickupOrder(shop, request), status);
    await page.goto('/profile/history');
    const cards = page.getByRole('region', { name: ru.in('account')('activeOrders') }).locator('ul > li');
    await expect(cards).toHaveCount(2);
    expect(Math.max(...(await cards.evaluateAll((found) => found.map((card) => card.clientHeight))))).toBeLessThanOrEqual(most);
    await expect(page.getByRole('heading', { name: ru.in('account')('pastOrders') })).toBeInViewport();
    await cards.first().click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL(/\/profile\/history\/[\da-f-]+$/);
  });

test('past orders have no heading when none is active', async ({ page, shop }) => {
  const { request } = page.context();
  await signIn(shop, request);
  await moveOrder(shop, await placePickupOrder(shop, request), 'picked_up');
  await page.goto('/profile/history');
  await expect(page.getByRole('button', { name: ru.in('order')('again') })).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(0);
});

test('every past order has a row of its own with its number, its day, the points it took, and its pictures before its dishes', async ({
  page,
  shop,
}) => {
  const { request } = page.context();
  await page.setViewportSize(desktop);
  await signIn(shop, request);
  for (const pointsToSpend of [0, 0, 2_000]) await moveOrder(shop, await placePickupOrder(shop, request, { pointsToSpend }), 'picked_up');
  await page.goto('/profile/history');
  const rows = orderCards(page);
  await expect(rows).toHaveCount(3);
  const byPoints = ru.in('order')('byPoints', { points: formatNumber(2_000, 'ru') });
  await expect(rows.filter({ hasText: byPoints })).toHaveCount(1);
  await expect(rows.first()).toContainText(byPoints);
  const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
  expect(new Set(boxes.map((box) => box?.width)).size).toBe(1);
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(3);
  for (const row of await rows.all()) {
    await expect(row).toContainText(/№ \d+ · Сегодня, \d\d:\d\d/);
    const [picture, title] = await Promise.all([row.locator('img').first().boundingBox(), row.getByRole('link').boundingBox()]);
    expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThan(title?.x ?? 0);
  }
});

test('the profile begins with an order on its way, and has one that ended below the card and before the data', async ({ page, shop }) => {
  const { request } = page.context();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(shop, request);
  const order = await placePickupOrder(shop, request);
  const parts = {
    order: page.getByRole('heading', { name: ru.in('account')('lastOrder') }),
    card: page.getByRole('region', { name: ru.in('loyalty')('card') }),
    data: page.getByRole('heading', { name: ru.in('profile-form')('record') }),
  };
  await page.goto('/profile');
  expect(await top(parts.order)).toBeLessThan(await top(parts.card));
  await moveOrder(shop, order, 'picked_up');
  await page.reload();
  const tops = [await top(parts.card), await top(parts.order), await top(parts.data)];
  expect(tops.toSorted((one, other) => one - other)).toEqual(tops);
});

test('signing in says what a profile is for: beside the form on a desktop, below it on a phone', async ({ page }) => {
  const t = ru.in('account');
  const field = page.getByLabel(ru.in('sign-in-form')('phone'));
  const reasons = page.getByRole('region', { name: t('reasonsTitle') });
  for (const { width, height } of [desktop, { width: 390, height: 844 }]) {
    await page.setViewportSize({ width, height });
    await page.goto('/sign-in');
    for (const reason of ['points', 'repeat', 'addresses'] as const) await expect(reasons).toContainText(t(`reason_${reason}`));
    await expect(reasons).toContainText('10\u00a0000 баллов');
    const [form, panel] = await Promise.all([field.boundingBox(), reasons.boundingBox()]);
    if (width === desktop.width) expect(panel?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));
    else expect(panel?.y).toBeGreaterThan((form?.y ?? 0) + (form?.height ?? 0));
    expect((form?.y ?? 0) + (form?.height ?? 0), 'the keys of a phone do not cover it').toBeLessThan(height / 2 + 50);
  }
});
