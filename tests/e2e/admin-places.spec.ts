import type { Page } from '@playwright/test';
import { formatDayMonth } from '#domain/format.ts';
import { officeLink } from '#domain/office/sections.ts';
import { formatWeekdays } from '#domain/schedule/week-names.ts';
import { type Language, languageOf } from '../support/screens/words.ts';
import { type Shop, startShop } from '../support/shop/shop.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { openPage, openPublishing, publishAll, type SessionState, signInAt } from './office-shop.ts';

const ownerPhone = '998950000001';
const monday = '2026-11-23';
const holiday = '2026-11-22';
/** South of all zones of the demo shop. */
const village = { latitude: '40.9', longitude: '69.1' };

let shop: Shop;
/** of the owner, who signs in once: the codes of a phone are limited */
let session: SessionState;
test.beforeAll(async ({ browser }) => {
  const language = languageOf('ru');
  shop = await startShop({ env: { OWNER_PHONE: `+${ownerPhone}` } });
  const page = await openPage(browser);
  await signInAt(page, shop, language, ownerPhone);
  await expect(page.getByText(language.in('office')('thisSession'))).toBeVisible();
  session = await page.context().storageState();
  await page.context().close();
});
test.afterAll(() => shop.stop());

async function openPart(page: Page, language: Language, part: 'restaurants' | 'zones'): Promise<void> {
  await page.goto(`${shop.url}${officeLink(part === 'zones' ? 'adminZones' : 'adminRestaurants', language.locale)}`);
  await hydrated(page);
}

const editOf = (page: Page, language: Language, name: string) =>
  page.getByRole('button', { name: language.in('office-places')('editNamed', { name }), exact: true });

async function publish(page: Page, language: Language): Promise<void> {
  await openPublishing(page, language);
  await publishAll(page, language);
}

const slotsOf = async (page: Page) =>
  (await (await page.request.get(`${shop.url}/api/v1/slots?RestaurantId=1&OrderTypeId=200`)).json()) as {
    day: string;
    slots: { start: number; end: number }[];
  }[];
const termsAt = async (page: Page, { latitude, longitude }: typeof village) => {
  const query = `RegionId=1&RestaurantId=1&OrderTypeId=0&Longitude=${longitude}&Latitude=${latitude}`;
  return (await (await page.request.get(`${shop.url}/api/v1/delivery-terms?${query}`)).json()) as { deliveryFee: number | null };
};

test('the owner sets a break and a holiday, and the slots of customers follow the publication', async ({ browser }) => {
  const language = languageOf('ru');
  const t = language.in('office-places');
  const page = await openPage(browser, session);
  await openPart(page, language, 'restaurants');
  await editOf(page, language, language.restaurant(1)).click();
  const form = page.getByRole('form');
  await expect(form.getByRole('heading', { level: 2 })).toBeFocused();
  await form.getByRole('radio', { name: t('hoursCalendar') }).check();
  const day = formatWeekdays('monday', 'monday', 'ru');
  await form.getByRole('button', { name: t('addBreakTo', { day }) }).click();
  const second = form.getByRole('group', { name: t('spanOf', { day, number: 2 }) });
  await second.getByLabel(t('opens')).fill('1230');
  await second.getByLabel(t('closes')).fill('2300');
  await form.getByRole('button', { name: t('addException') }).click();
  await form.getByLabel(t('date')).fill(holiday);
  await form.getByLabel(`${t('reason')} · RU`).fill('Санитарный день');
  await form.getByRole('button', { name: t('saveInDraft') }).click();
  await expect(form.getByText(t('calendar_order'))).toBeVisible();
  await expect(second.getByLabel(t('opens'))).toBeFocused();
  await second.getByLabel(t('opens')).fill('14');
  await expect(form.getByText(`${day}: 09:00 - 13:00, 14:00 - 23:00`)).toBeVisible();
  await form.getByRole('button', { name: t('saveInDraft') }).click();
  await expect(page.getByText(t('savedInDraft'))).toBeVisible();
  await expect(page.getByText(`${formatDayMonth(holiday, 'ru')}: ${t('closedDay')} (Санитарный день)`)).toBeVisible();
  const before = await slotsOf(page);
  expect(before.find((one) => one.day === holiday)?.slots.length).toBeGreaterThan(0);
  await publish(page, language);
  const after = await slotsOf(page);
  expect(after.find((one) => one.day === holiday)?.slots).toEqual([]);
  const ofMonday = after.find((one) => one.day === monday)?.slots ?? [];
  expect(ofMonday.length).toBeGreaterThan(0);
  expect(ofMonday.filter(({ start, end }) => start < 840 && end > 780)).toEqual([]);
  await page.context().close();
});

test('the owner changes a fee and draws a zone by its table, a crossing is refused, and the terms of customers follow', async ({
  browser,
}) => {
  const language = languageOf('uz');
  const t = language.in('office-places');
  const page = await openPage(browser, session);
  await openPart(page, language, 'zones');
  await page.getByLabel(t('restaurant'), { exact: true }).selectOption(language.restaurant(1));
  await editOf(page, language, 'Yaqin hudud, 1').click();
  await page.getByLabel(t('zone_deliveryFee')).fill('12345');
  await page.getByRole('button', { name: t('saveInDraft') }).click();
  await expect(page.getByText(t('savedInDraft'))).toBeVisible();

  await page.getByRole('button', { name: t('addZone') }).click();
  await page.getByLabel(`${t('name')} · RU`).fill('Село');
  await page.getByLabel(t('zone_priority')).fill('9');
  await page.getByLabel(t('zone_deliveryFee')).fill('30000');
  await expect(page.getByText(t('zone_corners'))).toHaveCount(0);
  const corners = [
    ['40.8', '69'],
    ['41', '69.2'],
    ['40.8', '69.2'],
    ['41', '69'],
  ] as const;
  for (const [index, [latitude, longitude]] of corners.entries()) {
    await page.getByRole('button', { name: t('addCorner'), exact: true }).click();
    await page.getByLabel(t('latitudeOf', { number: index + 1 })).fill(latitude);
    await page.getByLabel(t('longitudeOf', { number: index + 1 })).fill(longitude);
  }
  await expect(page.getByText(t('zone_crossing', { corner: 1 }))).toBeVisible();
  await page.getByRole('button', { name: t('saveInDraft') }).click();
  await expect(page.getByText(t('zoneWrong'))).toBeVisible();
  await page.getByLabel(t('latitudeOf', { number: 2 })).fill('40.8');
  await page.getByLabel(t('latitudeOf', { number: 3 })).fill('41');
  await expect(page.getByText(t('zone_crossing', { corner: 1 }))).toHaveCount(0);
  await page.getByRole('button', { name: t('saveInDraft') }).click();
  await expect(page.getByText('Село')).toBeVisible();

  const check = page.getByRole('region', { name: t('checkTitle') });
  await check.getByLabel(t('latitude')).fill(village.latitude);
  await check.getByLabel(t('longitude')).fill(village.longitude);
  await expect(check.getByRole('listitem')).toHaveText(/Село.*30\s000/);
  expect(await termsAt(page, village)).toMatchObject({ restaurantId: null });
  await publish(page, language);
  expect(await termsAt(page, village)).toMatchObject({ deliveryFee: 30_000 });
  expect(await termsAt(page, { latitude: '41.3265', longitude: '69.234' })).toMatchObject({ deliveryFee: 12_345 });
  await page.context().close();
});
