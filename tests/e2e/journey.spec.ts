import { formatPrice } from '#domain/format.ts';
import { national, openFolder } from '../support/screens/menu-screen.ts';
import { expectReceipt, orderCards, orderPlovAndCombo, orderSaladAndBread, saladAndBread } from '../support/screens/order-screens.ts';
import { deliverTo, pickUpTomorrow } from '../support/screens/place-choice.ts';
import { languageOf } from '../support/screens/words.ts';
import { expect, ordinaryBrowser, test } from './fixtures.ts';

test.use(ordinaryBrowser);

const yunusabad = 12;
/** the fee of 10 000 is not part of the items */
const delivered = 150_000;

/** One language on a phone, another one on a desktop. */
for (const [language, tag] of [
  [languageOf('ru'), '@phone'],
  [languageOf('uz'), '@desktop'],
] as const) {
  test(`${language.locale}: a new customer orders a delivery and a pickup for tomorrow, and both are in the history with their totals`, {
    tag,
  }, async ({ page, shop }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && /\/api\/v1\/orders$/.test(request.url()) && sent.push(request.url()));

    await openFolder(page, language, national);
    await deliverTo(page, language, { district: yunusabad, address: '4-й квартал, 12' });
    await orderPlovAndCombo(page, shop, language, delivered);

    await openFolder(page, language, national);
    const slot = await pickUpTomorrow(page, language, 1);
    await orderSaladAndBread(page, language);
    const t = language.in('order');
    await expect(page.getByText(t('planToBeReady', { day: t('tomorrow') }))).toBeVisible();
    await expect(page.getByRole('paragraph').getByText(slot, { exact: true })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);

    await page.goto(`${language.prefix}/profile/history`);
    const rows = orderCards(page);
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(0)).toContainText(formatPrice(saladAndBread, language.locale));
    await expect(rows.nth(1)).toContainText(formatPrice(delivered, language.locale));
    await rows.nth(1).getByRole('link').click();
    await expectReceipt(page, language, delivered);
    await expect(page.getByRole('main')).toContainText(language.option('osh-extra-1'));
    await expect(page.getByRole('main')).toContainText(language.dish(1048));
    expect(sent).toHaveLength(2);
  });
}
