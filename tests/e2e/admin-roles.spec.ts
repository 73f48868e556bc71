import { formatPrice } from '#domain/format.ts';
import { officeLink, officePages } from '#domain/office/sections.ts';
import { pagePath } from '#domain/routes.ts';
import { languageOf } from '../support/screens/words.ts';
import { testWithShop } from '../support/shop/own-shop.ts';
import { expect, hydrated } from './fixtures.ts';
import { expectNoIssues, openPage, signInAt } from './office-shop.ts';

const [ownerPhone, viewerPhone, managerPhone] = ['998950000001', '998950000004', '998950000005'];
const test = testWithShop(() => ({ env: { OWNER_PHONE: `+${ownerPhone}` } }));
const ru = languageOf('ru');
const t = ru.in('office');

test('a viewer is told so and offered no changes, a manager of some restaurants reads which and is offered theirs (R-TEAM-8, R-TEAM-9)', async ({
  browser,
  shop,
}) => {
  const owner = await openPage(browser);
  await signInAt(owner, shop, ru, ownerPhone);
  await expect(owner.getByText(t('thisSession'))).toBeVisible();
  for (const member of [
    { name: 'Zafar', phone: viewerPhone, role: 'viewer', restaurantIds: [] },
    { name: 'Lola', phone: managerPhone, role: 'manager', restaurantIds: ['1'] },
  ]) {
    const added = await owner.request.post(`${shop.url}/api/v1/office/team`, { headers: { origin: shop.url }, data: member });
    expect(added.status(), await added.text()).toBe(201);
  }
  const add = ru.in('office-menu')('addDish');
  await owner.goto(shop.url + officeLink('adminMenu', 'ru'));
  await expect(owner.getByRole('button', { name: add })).toBeVisible();

  const viewer = await openPage(browser);
  await signInAt(viewer, shop, ru, viewerPhone);
  await expect(viewer.getByText(t('viewerNote'))).toBeVisible();
  for (const path of [officePages.adminMenu, officePages.adminRestaurants, officePages.adminZones, officePages.adminPromo]) {
    await viewer.goto(shop.url + path);
    await hydrated(viewer);
    await viewer.waitForLoadState('networkidle');
    await expect(viewer.getByText(t('viewerNote'))).toBeVisible();
    await expect(viewer.getByRole('main').getByRole('button', { name: /^(Добавить|Изменить|Удалить)/ })).toHaveCount(0);
  }
  await expectNoIssues(viewer);
  await viewer.goto(shop.url + officePages.adminMenu);
  await expect(viewer.getByRole('listitem').filter({ hasText: ru.dish(1001) })).toContainText(formatPrice(52_000, 'ru'));

  const manager = await openPage(browser);
  await signInAt(manager, shop, ru, managerPhone);
  await expect(manager.getByText(t('boundNote', { restaurants: ru.restaurant(1) }))).toBeVisible();
  await manager.goto(shop.url + pagePath('admin', 'ru'));
  await hydrated(manager);
  await manager.goto(shop.url + officePages.adminMenu);
  await expect(manager.getByRole('button', { name: ru.in('office-menu')('editOf', { name: ru.dish(1001) }) })).toBeVisible();
  await expect(manager.getByRole('button', { name: add })).toBeHidden();
  await manager.goto(shop.url + officePages.adminRestaurants);
  const edit = (restaurant: number) =>
    manager.getByRole('button', { name: ru.in('office-places')('editNamed', { name: ru.restaurant(restaurant) }) });
  await expect(edit(1)).toBeVisible();
  await expect(edit(2)).toHaveCount(0);
  await expect(manager.getByRole('button', { name: /^Добавить/ })).toHaveCount(0);
  await manager.goto(shop.url + pagePath('admin', 'ru'));
  await hydrated(manager);
  await manager.setViewportSize({ width: 320, height: 640 });
  await expectNoIssues(manager);
  for (const opened of [owner, viewer, manager]) await opened.context().close();
});
