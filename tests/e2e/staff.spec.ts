import type { Locator, Page } from '@playwright/test';
import { openKitchen } from '../support/screens/staff-screen.ts';
import { type Tongue, tongues } from '../support/screens/words.ts';
import { placePickupOrder, signIn } from '../support/shop/customer.ts';
import { expect, test } from './fixtures.ts';

const [chorsu, bread, salad] = [1, 1031, 1028];

function section(kitchen: Page, tongue: Tongue, name: 'board' | 'stopList' | 'restaurants'): Promise<void> {
  return kitchen.getByRole('radio', { name: tongue.in('staff-board')(name), exact: true }).check();
}

/** The row of a dish, an option or a restaurant. */
function row(kitchen: Page, name: string): Locator {
  return kitchen.getByRole('listitem').filter({ has: kitchen.getByText(name, { exact: true }) });
}

function card(page: Page, name: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
}

for (const tongue of tongues) {
  test(`${tongue.locale}: what the kitchen stops or limits, dish and option, and a break until tomorrow reach customers, and are lifted again`, async ({
    page,
    browser,
    shop,
  }) => {
    const say = tongue.in('staff-board');
    const press = async (name: 'stop' | 'restore' | 'set', what: string) => {
      const changed = kitchen.waitForResponse((answer) => answer.request().method() === 'PUT');
      await kitchen.getByRole('button', { name: `${say(name)}: ${what}`, exact: true }).click();
      expect((await changed).status()).toBe(204);
    };
    const { request } = page.context();
    await signIn(shop, request);
    const kitchen = await openKitchen(browser, shop, tongue);
    await section(kitchen, tongue, 'stopList');

    await press('stop', tongue.dish(bread));
    await page.goto(`${tongue.prefix}/restaurant/${chorsu}`);
    await expect(card(page, tongue.dish(bread))).toContainText(tongue.in('menu')('soldOut'));
    await press('restore', tongue.dish(bread));

    const kazy = tongue.option('osh-extra-1');
    await press('stop', kazy);
    await expect(row(kitchen, kazy)).toContainText(say('out'));
    await press('restore', kazy);

    await kitchen.getByLabel(`${say('portions')}: ${tongue.dish(salad)}`, { exact: true }).fill('1');
    await press('set', tongue.dish(salad));
    await expect(row(kitchen, tongue.dish(salad))).toContainText(say('left', { count: 1 }));
    await placePickupOrder(shop, request);
    await expect(row(kitchen, tongue.dish(salad))).toContainText(say('out'));
    await press('restore', tongue.dish(salad));

    await section(kitchen, tongue, 'restaurants');
    const restaurant = row(kitchen, tongue.restaurant(chorsu));
    await restaurant.getByRole('button', { name: say('untilTomorrow') }).click();
    await expect(restaurant.getByRole('button', { name: say('openAgain') })).toBeVisible();
    await page.reload();
    const closures = page.getByRole('complementary', { name: tongue.in('shell')('closures') });
    await expect(closures).toContainText(tongue.restaurant(chorsu));
    await kitchen.reload();
    await expect(kitchen.getByRole('complementary', { name: tongue.in('shell')('closures') })).toHaveCount(0);
    await section(kitchen, tongue, 'restaurants');
    await restaurant.getByRole('button', { name: say('openAgain') }).click();
    await expect(restaurant).toContainText(say('takesOrders'));
    await page.reload();
    await expect(closures).toHaveCount(0);
    await kitchen.context().close();
  });
}

for (const tongue of tongues) {
  test(`${tongue.locale}: the buttons of an order stay within its card on a desk and on a phone`, async ({ page, browser, shop }) => {
    await signIn(shop, page.context().request);
    for (let orders = 0; orders < 2; orders++) await placePickupOrder(shop, page.context().request);
    const kitchen = await openKitchen(browser, shop, tongue);
    const [label = ''] = tongue.in('staff-board')('cancelAll', { count: '#' }).split('#');
    const cancelAll = kitchen.getByRole('button', { name: label.trim() });
    await expect(cancelAll.first()).toBeVisible();
    for (const width of [1440, 390, 320]) {
      await kitchen.setViewportSize({ width, height: 900 });
      const beyond = await cancelAll.evaluateAll((buttons) =>
        buttons.map((button) => button.getBoundingClientRect().right - (button.closest('li')?.getBoundingClientRect().right ?? 0)),
      );
      expect(Math.max(...beyond), `${width} px`).toBeLessThan(0);
    }
    await kitchen.context().close();
  });
}
