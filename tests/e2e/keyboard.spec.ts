import { pressOn, tabTo } from '../support/screens/keyboard.ts';
import { addButton, national, openFolder, stepper } from '../support/screens/menu-screen.ts';
import { fulfillmentSheet, whereButton } from '../support/screens/place-choice.ts';
import { type Language, languages } from '../support/screens/words.ts';
import { freshPhone } from '../support/shop/customer.ts';
import { expect, hydrated, test } from './fixtures.ts';

test(
  'an order can be placed with the keyboard only, with a visible focus at every step',
  { tag: '@screens' },
  async ({ page, shop }, { project }) => {
    test.setTimeout(120_000);
    const [language] = languages as [Language];
    const control = language.in('fulfillment-picker');
    const sheetWords = language.in('fulfillment-sheet');
    await openFolder(page, language, national);

    await pressOn(page, whereButton(page));
    const place = fulfillmentSheet(page, language);
    await tabTo(page, place.getByRole('radio', { name: control('delivery'), exact: true }));
    await page.keyboard.press('ArrowRight');
    const restaurants = place.getByRole('group', { name: sheetWords('restaurants') });
    await pressOn(page, restaurants.getByRole('radio', { checked: true }).or(restaurants.getByRole('radio').first()).first(), 'Space');
    await expect(restaurants.getByRole('radio', { checked: true })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(place).toBeHidden();
    await expect(whereButton(page)).toBeFocused();

    await pressOn(page, addButton(page, language, 1001));
    const dish = page.getByRole('dialog', { name: language.dish(1001) });
    await pressOn(page, dish.getByRole('checkbox', { name: language.option('osh-extra-1') }), 'Space');
    await pressOn(page, dish.getByRole('button', { name: new RegExp(`^${language.in('menu-actions')('add')} `) }));
    await expect(dish).toBeHidden();
    await expect(page.locator('body')).not.toBeFocused();

    await pressOn(page, addButton(page, language, 1031));
    await expect(stepper(page, language, 1031, 1)).toBeVisible();
    await expect(page.locator('body')).not.toBeFocused();

    if (project.name === 'phone') {
      await pressOn(page, page.getByRole('button', { name: new RegExp(`^${language.in('cart-panel')('title')}:`) }));
      await expect(page.getByRole('dialog', { name: language.in('cart-panel')('title') })).toBeVisible();
    }
    await pressOn(page, page.getByRole('link', { name: language.in('cart-contents')('order') }).filter({ visible: true }));

    const t = language.in('sign-in-form');
    await page.waitForURL('**/sign-in**');
    await hydrated(page);
    const known = shop.codeCount();
    await tabTo(page, page.getByLabel(t('phone')));
    await page.keyboard.type(freshPhone());
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(t('code'))).toBeFocused();
    await page.keyboard.type(await shop.nextCode(known));
    await tabTo(page, page.getByLabel(t('name')));
    await page.keyboard.type('Дилноза');
    await page.keyboard.press('Enter');

    await page.waitForURL(`**${language.prefix}/profile/cart`);
    await hydrated(page);
    const order = page.getByRole('button', { name: new RegExp(language.in('checkout')('place', { sum: '' }).trim()) });
    await expect(order).toBeEnabled();
    await pressOn(page, order);
    await page.waitForURL('**/profile/history/*');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);
