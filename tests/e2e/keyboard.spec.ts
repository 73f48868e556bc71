import { pressOn, tabTo } from '../support/screens/keyboard.ts';
import { addButton, national, openFolder, stepper } from '../support/screens/menu-screen.ts';
import { whereButton } from '../support/screens/place-choice.ts';
import { type Tongue, tongues } from '../support/screens/words.ts';
import { freshPhone } from '../support/shop/customer.ts';
import { awake, expect, test } from './fixtures.ts';

test('the whole way to an order goes by keyboard alone, and the focus is always seen', async ({ page, shop }, { project }) => {
  test.setTimeout(120_000);
  const [tongue] = tongues as [Tongue];
  const control = tongue.in('fulfillment-picker');
  const sheetWords = tongue.in('fulfillment-sheet');
  await openFolder(page, tongue, national);

  await pressOn(page, whereButton(page));
  const place = page.getByRole('dialog', { name: sheetWords('title') });
  await tabTo(page, place.getByRole('radio', { name: control('delivery'), exact: true }));
  await page.keyboard.press('ArrowRight');
  const restaurants = place.getByRole('group', { name: sheetWords('restaurants') });
  await pressOn(page, restaurants.getByRole('radio', { checked: true }).or(restaurants.getByRole('radio').first()).first(), 'Space');
  await expect(restaurants.getByRole('radio', { checked: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(place).toBeHidden();
  await expect(whereButton(page)).toBeFocused();

  await pressOn(page, addButton(page, tongue, 1001));
  const dish = page.getByRole('dialog', { name: tongue.dish(1001) });
  await pressOn(page, dish.getByRole('checkbox', { name: tongue.option('osh-extra-1') }), 'Space');
  await pressOn(page, dish.getByRole('button', { name: new RegExp(`^${tongue.in('menu-actions')('add')} `) }));
  await expect(dish).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();

  await pressOn(page, addButton(page, tongue, 1031));
  await expect(stepper(page, tongue, 1031, 1)).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();

  if (project.name === 'phone') {
    await pressOn(page, page.getByRole('button', { name: new RegExp(`^${tongue.in('cart-contents')('open')}`) }));
    await expect(page.getByRole('dialog', { name: tongue.in('cart-panel')('title') })).toBeVisible();
  }
  await pressOn(page, page.getByRole('link', { name: tongue.in('cart-contents')('order') }).filter({ visible: true }));

  const say = tongue.in('sign-in-form');
  await page.waitForURL('**/sign-in**');
  await awake(page);
  const known = shop.codeCount();
  await tabTo(page, page.getByLabel(say('phone')));
  await page.keyboard.type(freshPhone());
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(say('code'))).toBeFocused();
  await page.keyboard.type(await shop.nextCode(known));
  await tabTo(page, page.getByLabel(say('name')));
  await page.keyboard.type('Дилноза');
  await page.keyboard.press('Enter');

  await page.waitForURL(`**${tongue.prefix}/profile/cart`);
  await awake(page);
  const order = page.getByRole('button', { name: new RegExp(tongue.in('checkout')('place', { sum: '' }).trim()) });
  await expect(order).toBeEnabled();
  await pressOn(page, order);
  await page.waitForURL('**/profile/history/*');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
