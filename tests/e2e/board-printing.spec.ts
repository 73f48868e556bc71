import { readPdf } from '../support/screens/pdf-text.ts';
import { openStaffBoard } from '../support/screens/staff-screen.ts';
import { languageOf } from '../support/screens/words.ts';
import { placePickupOrder, signIn } from '../support/shop/customer.ts';
import { testWithShop } from '../support/shop/own-shop.ts';
import { expect, hydrated } from './fixtures.ts';

const test = testWithShop();

test('a board that prints by itself prints a new order once, on paper of 80 mm, and not again after a reload (R-BOARD-9)', async ({
  page,
  browser,
  shop,
}) => {
  const language = languageOf('ru');
  const t = language.in('staff-board');
  const { request } = page.context();
  await signIn(shop, request);
  await placePickupOrder(shop, request);
  const staff = await openStaffBoard(browser, shop, language);
  await staff.addInitScript(() => {
    window.print = () => sessionStorage.setItem('prints', `${sessionStorage.getItem('prints') ?? ''}|`);
  });
  await staff.goto(`${shop.url}/staff?view=restaurants`);
  await hydrated(staff);
  const prints = () => staff.evaluate(() => sessionStorage.getItem('prints') ?? '');
  await staff.getByRole('switch', { name: t('printNew') }).click();
  await placePickupOrder(shop, request);
  await expect.poll(prints).toBe('|');
  const { widthMm, text } = readPdf(await staff.pdf({ preferCSSPageSize: true }));
  expect(Math.abs(widthMm - 80), `${widthMm} mm`).toBeLessThan(0.5);
  const written = text.replaceAll(/\s+/g, ' ');
  for (const part of [language.restaurant(1), t('number', { number: 2 }), t('pickup'), language.dish(1031), t('toCollect')])
    expect(written).toContain(part.replaceAll(/\s+/g, ' '));
  expect(written).not.toContain(t('printNew'));
  await staff.evaluate(() => void window.dispatchEvent(new Event('afterprint')));
  await staff.reload();
  await hydrated(staff);
  await placePickupOrder(shop, request);
  await expect.poll(prints).toBe('||');
  await staff.context().close();
});
