import type { Locator } from '@playwright/test';
import { openFulfillmentPicker, whereButton } from '../support/screens/place-choice.ts';
import { languageOf } from '../support/screens/words.ts';
import { deliveryTo, haveChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** What a visitor sees whose address is outside every delivery zone. */

/** 18 km from the nearest restaurant, and 150 km from it. */
const [near, far] = [deliveryTo(41.47, 69.45), deliveryTo(42.5, 70.5)];

/** Whether the picture of the map shows the pin of the address as a whole: on a desktop a place of its own, on a phone a part of the picture. */
function pinInPicture(sheet: Locator): Promise<boolean> {
  return sheet.locator('.where-picture').evaluate((picture) => {
    const { top, left, right, bottom } = picture.getBoundingClientRect();
    const pin = picture.closest('.sheet')?.querySelector('.picture-pins > :disabled:not([data-area])')?.getBoundingClientRect();
    if (pin?.height) return pin.top >= top && pin.left >= left && pin.right <= right && pin.bottom <= bottom;
    const drawn = getComputedStyle(picture, '::before');
    const [x, y] = [Number.parseFloat(drawn.left), Number.parseFloat(drawn.top)];
    return drawn.content !== 'none' && x >= 0 && y >= 0 && x + 26 <= right - left && y + 26 <= bottom - top;
  });
}

test('an address outside the zones is named in the header and in the sheet, with the restaurants near it', { tag: '@screens' }, async ({
  page,
  context,
  shop,
}) => {
  const language = languageOf('uz');
  const { prefix, in: words, restaurant } = language;
  const t = words('fulfillment-sheet');
  await haveChosen(context, shop, near);
  await page.goto(prefix || '/');
  await expect(whereButton(page)).toContainText(t('noDelivery'));
  await expect(whereButton(page)).toContainText(t('districtPoint'));
  await expect(page.locator('[data-notice]').getByRole('link', { name: words('menu')('pickUp') })).toHaveAttribute(
    'href',
    `${prefix}/filial`,
  );
  await hydrated(page);
  await expect(whereButton(page)).toContainText(t('noDelivery'));

  const sheet = await openFulfillmentPicker(page, language);
  const card = sheet.locator('.where-chosen');
  await expect(card).toContainText(t('districtPoint'));
  await expect(card.getByRole('button', { name: t('change') })).toBeVisible();
  await expect(sheet.getByRole('searchbox')).toHaveCount(0);
  const notice = sheet.getByText(t('outOfZone'));
  await expect(notice).toBeVisible();
  // the notice is the lower part of the card
  const [above, below] = await Promise.all([card.boundingBox(), notice.boundingBox()]);
  expect(below?.y).toBe((above?.y ?? 0) + (above?.height ?? 0));
  await expect(sheet.getByRole('button', { name: new RegExp(`${restaurant(2)}.*${t('open')}`) })).toBeVisible();
  await expect.poll(() => pinInPicture(sheet)).toBe(true);
});

test('where no restaurant is near either, the menu and the sheet offer a call', async ({ page, context, shop }) => {
  const language = languageOf('uz');
  const { prefix, in: words } = language;
  const t = words('fulfillment-sheet');
  await haveChosen(context, shop, far);
  await page.goto(prefix || '/');
  const notice = page.locator('[data-notice]');
  await expect(notice.getByRole('link', { name: words('menu')('call') })).toHaveAttribute('href', `${prefix}/contacts`);
  await expect(notice).not.toContainText(words('menu')('pickUp'));
  await hydrated(page);
  await notice.getByRole('button', { name: words('menu')('otherAddress') }).click();
  await expect(page.getByRole('dialog').getByText(t('outOfZoneNothing'))).toBeVisible();
  // a picture on a phone does not reach so far
  if ((page.viewportSize()?.width ?? 0) > 899) await expect.poll(() => pinInPicture(page.getByRole('dialog'))).toBe(true);
});

test('the buttons that add a dish are quiet where nothing is delivered', async ({ page, context, shop }) => {
  const ground = () =>
    page
      .locator('[data-add]')
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  await page.goto('/');
  const usual = await ground();
  await haveChosen(context, shop, near);
  await page.goto('/');
  expect(await ground()).not.toBe(usual);
  await haveChosen(context, shop, pickupAt(2));
  await page.goto('/');
  expect(await ground()).toBe(usual);
});
