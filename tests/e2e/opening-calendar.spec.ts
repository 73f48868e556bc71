import { calendarCatalog, scheduled } from '../support/builders/calendar-catalog.ts';
import { fulfillmentSheet, openFulfillmentPicker, openTimes, pickUpAtRestaurant, switchToPickup } from '../support/screens/place-choice.ts';
import { languageOf } from '../support/screens/words.ts';
import { importedData } from '../support/shop/full-folder.ts';
import { testWithShop } from '../support/shop/own-shop.ts';
import { startShop } from '../support/shop/shop.ts';
import { test as base, expect, hydrated, phone } from './fixtures.ts';

/** Saturday noon; the restaurant closes at 13:00 for an hour, and tomorrow for the day. */
const test = testWithShop(() => ({ dataDir: importedData(calendarCatalog()) }));
test.use(phone);

const texts = {
  ru: [
    'Пн–Чт 09:00 - 13:00, 14:00 - 23:00',
    'Пт 17:00 - 02:00',
    'Сб–Вс 09:00 - 13:00, 14:00 - 23:00',
    '22 ноября закрыто Санитарный день',
    '23 ноября 10:00 - 13:00',
  ],
  en: [
    'Mon–Thu 09:00 - 13:00, 14:00 - 23:00',
    'Fri 17:00 - 02:00',
    'Sat–Sun 09:00 - 13:00, 14:00 - 23:00',
    '22 November closed Cleaning day',
    '23 November 10:00 - 13:00',
  ],
  uz: [
    'Dush–Pay 09:00 - 13:00, 14:00 - 23:00',
    'Jum 17:00 - 02:00',
    'Shan–Yak 09:00 - 13:00, 14:00 - 23:00',
    '22-noyabr yopiq Sanitariya kuni',
    '23-noyabr 10:00 - 13:00',
  ],
};
const days = { ru: ['Завтра', '23 ноября'], en: ['Tomorrow', '23 November'], uz: ['Ertaga', '23-noyabr'] } as const;

test('the times of a restaurant skip its break and its holiday', async ({ page }) => {
  const language = languageOf('uz');
  const { locale, prefix } = language;
  await page.goto(prefix || '/');
  await hydrated(page);
  const sheet = await openFulfillmentPicker(page, language);
  await switchToPickup(sheet, language);
  await pickUpAtRestaurant(sheet, language, scheduled);
  await openFulfillmentPicker(page, language);
  await expect(fulfillmentSheet(page, language).locator('label', { hasText: language.restaurant(scheduled) })).toContainText(
    language.in('fulfillment-sheet')('open'),
  );
  const times = await openTimes(page, language);
  await expect(times.getByRole('radio', { name: '12:40–\u206013:00', exact: true })).toBeEnabled();
  await expect(times.getByRole('radio', { name: '14:00–\u206014:20', exact: true })).toBeEnabled();
  await expect(times.getByRole('radio', { name: /^13:/ })).toHaveCount(0);
  const [holiday, next] = days[locale];
  await expect(times.getByRole('radio', { name: holiday, exact: true })).toBeDisabled();
  await times.getByRole('radio', { name: next, exact: true }).check();
  await expect(times.getByRole('radio', { name: '10:00–\u206010:20', exact: true })).toBeChecked();
});

test('the page of a restaurant and the branches show its week and its exceptions, on a narrow screen too', async ({ page }) => {
  const language = languageOf('uz');
  const { locale, prefix } = language;
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [`/restaurant/${scheduled}`, '/filial']) {
    await page.goto(prefix + path);
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: language.restaurant(scheduled) }) });
    const shown = path === '/filial' ? card : page.getByRole('main');
    const name = language.in('restaurant')('weekHours');
    const week = shown.getByRole('table', { name });
    await shown
      .locator('details')
      .filter({ has: page.locator('table') })
      .locator('summary')
      .click();
    await expect(week).toBeVisible();
    const rows = await week.getByRole('row').allInnerTexts();
    expect(rows.map((row) => row.replace(/\s+/g, ' ').trim())).toEqual(texts[locale]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
});

base.describe('on the holiday', () => {
  base('the pages name it and say when the restaurant opens', async ({ playwright }) => {
    const shop = await startShop({ dataDir: importedData(calendarCatalog()), testNow: '2026-11-21T20:00:00Z' });
    const request = await playwright.request.newContext({ baseURL: shop.url });
    const textOf = async (path: string) => (await (await request.get(path)).text()).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    expect(await textOf(`/restaurant/${scheduled}`)).toMatch(/Закрыто, откроется 23 ноября в 10:00.*Сегодня: Санитарный день/);
    expect(await textOf(`/en/restaurant/${scheduled}`)).toMatch(/Closed now, opens on 23 November at 10:00.*Today: Cleaning day/);
    expect(await textOf(`/uz/restaurant/${scheduled}`)).toMatch(/Yopiq, 23-noyabr kuni soat 10:00da ochiladi.*Bugun: Sanitariya kuni/);
    await request.dispose();
    await shop.stop();
  });
});
