import { officeLink } from '#domain/office/sections.ts';
import { languageOf } from '../support/screens/words.ts';
import { testWithShop } from '../support/shop/own-shop.ts';
import { expect, hydrated } from './fixtures.ts';
import { openPage, signInAt } from './office-shop.ts';

const ownerPhone = '998950000001';
const test = testWithShop(() => ({ env: { OWNER_PHONE: `+${ownerPhone}` } }));
const ru = languageOf('ru');

test('a caller is served, the order is found, points are corrected, and it is canceled', async ({ browser, shop }) => {
  const [order, customers] = [ru.in('office-new-order'), ru.in('office-customers')];
  const page = await openPage(browser);
  await signInAt(page, shop, ru, ownerPhone);
  await expect(page.getByText(ru.in('office')('thisSession'))).toBeVisible();

  await page.goto(`${shop.url}${officeLink('adminNewOrder', 'ru')}`);
  await hydrated(page);
  await page.getByLabel(order('phone')).fill('901234567');
  await page.keyboard.press('Enter');
  await expect(page.getByText(order('newCaller'))).toBeVisible();
  await page.getByLabel(order('name')).fill('Дилноза');
  await page.getByRole('radio', { name: order('pickup') }).check();
  const dishes = page.getByRole('group', { name: order('foundDishes') }).getByRole('button');
  await dishes.first().click();
  await page.getByRole('button', { name: order('place') }).click();
  const title = page.getByRole('heading', { level: 2 });
  await expect(title).toContainText(/№ \d+/);
  const number = /№ (\d+)/.exec((await title.textContent()) ?? '')?.[1] ?? '';

  await page.getByRole('link', { name: order('toOrder') }).click();
  await page.waitForURL('**/admin/orders**');
  await hydrated(page);
  await page.getByRole('button', { name: customers('openOf', { number }) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(customers('unverified'));
  await expect(dialog).toContainText('+998 95');
  await dialog.getByRole('button', { name: customers('cancelOrder') }).click();
  await dialog.getByLabel(customers('cancelReason')).fill('Передумал');
  await dialog.getByRole('button', { name: customers('cancelOrder') }).click();
  await expect(dialog).toContainText('Передумал');

  await dialog.getByRole('link', { name: customers('toCustomer') }).click();
  await page.waitForURL('**/admin/customers**');
  await hydrated(page);
  await page.getByLabel(customers('correction')).fill('500');
  await page.getByLabel(customers('correctionReason')).fill('Ждал на линии');
  await page.getByRole('button', { name: customers('correct'), exact: true }).click();
  await expect(page.getByText('Ждал на линии')).toBeVisible();
  await page.context().close();
});
