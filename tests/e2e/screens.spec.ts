import { boxOf } from '../support/screens/box-of.ts';
import { chooseDistrict, fulfillmentSheet, openFulfillmentPicker, openTimes } from '../support/screens/place-choice.ts';
import { languageOf } from '../support/screens/words.ts';
import { signIn } from '../support/shop/customer.ts';
import { sellOut } from '../support/shop/shop-database.ts';
import { haveChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** What the first look at a screen shows: room for its main part, and rows that line up. */

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const burger = 1047;

test('an opened map takes more than half of the sheet, with its pin and hint in view, and returns the lists', { tag: '@screens' }, async ({
  page,
}) => {
  const language = languageOf('uz');
  const sheetWords = language.in('fulfillment-sheet');
  await page.goto(language.prefix || '/');
  await hydrated(page);
  const sheet = await openFulfillmentPicker(page, language);
  const districts = sheet.getByRole('list', { name: sheetWords('found') });
  const all = sheet.getByRole('button', { name: sheetWords('allDistricts', { count: 0 }).replace(/ \(.*/, '') });
  await expect(districts.getByRole('listitem')).toHaveCount(3);
  await expect(sheet.locator('.where-picture')).toBeInViewport({ ratio: 1 });
  await all.click();
  await expect.poll(() => districts.getByRole('listitem').count()).toBeGreaterThan(5);

  await sheet.getByRole('button', { name: sheetWords('showMap') }).click();
  await expect(sheet.locator('[data-map]')).toHaveAttribute('data-map', 'loaded', { timeout: 20_000 });
  // on a desktop the list is beside the map
  await expect(districts).toBeVisible({ visible: (page.viewportSize()?.width ?? 0) > 899 });
  await expect(sheet.getByRole('combobox', { name: sheetWords('region') })).toBeHidden();
  const [outline, map, pin, content] = await Promise.all([
    boxOf(fulfillmentSheet(page, language)),
    boxOf(sheet.locator('.where-map')),
    boxOf(sheet.locator('.map-pin')),
    boxOf(sheet.locator('.sheet-scroll')),
  ]);
  expect(map.height / outline.height).toBeGreaterThan(0.53);
  expect(map.y).toBeGreaterThanOrEqual(content.y);
  expect(map.bottom).toBeLessThanOrEqual(content.bottom);
  expect(Math.abs(pin.bottom - (map.y + map.height / 2))).toBeLessThan(40);
  expect((await boxOf(sheet.locator('.where-open-map .where-hint'))).bottom).toBeLessThanOrEqual(content.bottom);

  await sheet.getByRole('button', { name: sheetWords('hideMap') }).click();
  await expect(sheet.getByRole('combobox', { name: sheetWords('region') })).toBeVisible();
  await expect(districts).toBeVisible();
  await chooseDistrict(sheet, language, 12);
});

test('the page of a dish that is sold out has no options, and what to try instead on a phone’s first screen', async ({
  page,
  context,
  shop,
}) => {
  const language = languageOf('uz');
  await haveChosen(context, shop, pickupAt(1));
  const bringBack = sellOut(shop, 1, burger);
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    const text = page.getByText(language.in('product')('soldOutText'));
    await expect(async () => {
      await page.goto(`${language.prefix}/product/${burger}`);
      await expect(text).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByText(language.option('burger-extra-1'))).toHaveCount(0);
    await expect(page.getByRole('heading', { name: language.in('product')('instead') })).toBeInViewport({ ratio: 1 });
    const notice = page.locator('main article div').filter({ has: text }).last();
    // where else it is to be had, the nearest restaurants first, each at the dish's category
    const places = notice.getByRole('link');
    await expect(places).toHaveText([4, 3, 2].map((id) => language.restaurant(id)));
    await places.first().click();
    await page.waitForURL(`**${language.prefix}/restaurant/4#c*`);
    await expect(page.getByRole('link', { name: language.dish(burger), exact: true })).toBeInViewport();
  } finally {
    bringBack();
  }
});

test('the page of the chosen restaurant says so in its first HTML', async ({ page, context, shop }) => {
  const language = languageOf('uz');
  const t = language.in('choose-restaurant');
  await haveChosen(context, shop, pickupAt(1));
  const html = async (id: number) => (await context.request.get(`${shop.url}${language.prefix}/restaurant/${id}`)).text();
  expect(await html(1)).toContain(`${t('chosen')}</`);
  expect(await html(2)).toContain(`${t('pickup')}</`);
  await page.goto(`${language.prefix}/restaurant/1`);
  await hydrated(page);
  await expect(page.getByRole('button', { name: t('chosen') })).toBeVisible();
  await page.goto(`${language.prefix}/restaurant/2`);
  await hydrated(page);
  await expect(page.getByRole('button', { name: t('pickup') })).toBeVisible();
});

test('an empty checkout offers dishes, and the profile ends with deleting the account', async ({ page, context, shop }) => {
  const language = languageOf('uz');
  await signIn(shop, context.request);
  await page.goto(`${language.prefix}/profile/cart`);
  await hydrated(page);
  const popular = page.locator('section', { has: page.getByRole('heading', { name: language.in('problem-page')('popular') }) });
  await expect(popular.getByRole('link')).toHaveCount(3);

  await page.goto(`${language.prefix}/profile`);
  await hydrated(page);
  const end = await boxOf(page.getByRole('button', { name: language.in('profile-form')('deleteAccount') }));
  for (const above of [
    page.getByRole('heading', { name: language.in('account')('lastOrder') }),
    page.getByRole('button', { name: language.in('sign-out')('everywhere') }),
  ]) {
    expect(end.y).toBeGreaterThan((await boxOf(above)).bottom);
  }
});

test('the days stay in view while the times scroll, and nothing shows above them', async ({ page }) => {
  const language = languageOf('ru');
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto('/');
  await hydrated(page);
  await openFulfillmentPicker(page, language);
  const times = await openTimes(page, language);
  const scroller = times.locator('.sheet-scroll');
  await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  const [days, content] = await Promise.all([boxOf(times.locator('.where-days')), boxOf(scroller)]);
  expect(Math.abs(days.y - content.y)).toBeLessThanOrEqual(1);
});
