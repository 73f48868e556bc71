import { formatPrice } from '#domain/format.ts';
import { addCombo, addPlov, combos, national, openFolder } from '../support/screens/menu-screen.ts';
import {
  expectReceipt,
  expectTotal,
  goToCheckout,
  openCart,
  orderSaladAndBread,
  placeTwice,
  saladAndBread,
  signInOnScreen,
} from '../support/screens/order-screens.ts';
import { deliverTo, pickUpTomorrow } from '../support/screens/place-choice.ts';
import { tongues } from '../support/screens/words.ts';
import { expect, test } from './fixtures.ts';

const yunusabad = 12;
const delivered = 150_000;

for (const tongue of tongues) {
  test(`${tongue.locale}: somebody new orders a delivery and a pickup for tomorrow, and both stand in the history with the cart's totals`, async ({
    page,
    shop,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && /\/api\/v1\/orders$/.test(request.url()) && sent.push(request.url()));

    await openFolder(page, tongue, national);
    await deliverTo(page, tongue, { district: yunusabad, address: '4-й квартал, 12' });
    await addPlov(page, tongue);
    await openFolder(page, tongue, combos);
    await addCombo(page, tongue);
    const cart = await openCart(page, tongue);
    await expectTotal(cart, tongue, delivered);
    await goToCheckout(cart, tongue);
    await signInOnScreen(page, shop, tongue);
    await page.waitForURL(`**${tongue.prefix}/profile/cart`);
    await placeTwice(page, tongue, delivered);

    await openFolder(page, tongue, national);
    const slot = await pickUpTomorrow(page, tongue, 1);
    await orderSaladAndBread(page, tongue);
    await expect(page.getByText(`· ${tongue.in('order')('tomorrow')}`)).toBeVisible();
    await expect(page.getByText(slot, { exact: true })).toBeVisible();

    await page.goto(`${tongue.prefix}/profile/history`);
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(0)).toContainText(formatPrice(saladAndBread, tongue.locale));
    await expect(rows.nth(1)).toContainText(formatPrice(delivered, tongue.locale));
    await rows.nth(1).getByRole('link').click();
    await expectReceipt(page, tongue, delivered);
    await expect(page.getByRole('main')).toContainText(tongue.option('osh-extra-1'));
    await expect(page.getByRole('main')).toContainText(tongue.dish(1048));
    expect(sent).toHaveLength(2);
  });
}
