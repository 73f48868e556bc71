import type { Browser, Page } from '@playwright/test';
import { formatDayMonth, formatWeekdays } from '#domain/format.ts';
import { pagePath } from '#domain/routes.ts';
import { axeIn } from '../support/screens/axe.ts';
import { type Language, languageOf, languages } from '../support/screens/words.ts';
import { type Shop, shopNow, startShop } from '../support/shop/shop.ts';
import { expect, hydrated, test } from './fixtures.ts';

const ownerPhone = '998950000001';
const monday = '2026-11-23';
const holiday = '2026-11-22';
/** South of all zones of the demo shop. */
const village = { latitude: '40.9', longitude: '69.1' };

let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop({ env: { OWNER_PHONE: `+${ownerPhone}` } });
});
test.afterAll(() => shop.stop());

/** Pixels on the map of zones at its first zoom. */
function mercator(longitude: number, latitude: number): [x: number, y: number] {
  const world = 512 * 2 ** 10.5;
  return [(longitude / 360) * world, (-Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI)) * world];
}

/** The back office with the owner signed in, in a browser of its own. */
async function openOffice(browser: Browser, language: Language): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.clock.setFixedTime(shopNow);
  const page = await context.newPage();
  const t = language.in('office');
  await page.goto(`${shop.url}${pagePath('admin', language.locale)}`);
  await hydrated(page);
  const known = shop.codeCount();
  await page.getByLabel(t('phone')).fill(ownerPhone);
  await page.getByRole('button', { name: t('sendCode') }).click();
  await page.getByLabel(t('code')).fill(await shop.nextCode(known));
  await expect(page.getByText(t('thisSession'))).toBeVisible();
  return page;
}

async function openPart(page: Page, language: Language, part: 'restaurants' | 'zones'): Promise<void> {
  const path = pagePath(part === 'zones' ? 'adminZones' : 'adminRestaurants', language.locale);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: language.in('office')(`part_${part}`), exact: true })
    .click();
  await page.waitForURL(`**${path}`);
  await hydrated(page);
}

async function expectNoIssues(page: Page): Promise<void> {
  expect((await axeIn(page).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBe(0);
}

const editOf = (page: Page, language: Language, name: string) =>
  page.getByRole('button', { name: language.in('office-places')('editNamed', { name }), exact: true });

async function publish(page: Page, language: Language): Promise<void> {
  const t = language.in('office-draft');
  await page.getByRole('button', { name: t('show') }).click();
  await page.getByRole('button', { name: t('publishNow') }).click();
  await expect(page.getByText(t('nothing'))).toBeVisible();
}

const slotsOf = async (page: Page) =>
  (await (await page.request.get(`${shop.url}/api/v1/slots?RestaurantId=1&OrderTypeId=200`)).json()) as {
    day: string;
    slots: { start: number; end: number }[];
  }[];
const termsAt = async (page: Page, { latitude, longitude }: typeof village) => {
  const query = `RegionId=1&OrderTypeId=0&Longitude=${longitude}&Latitude=${latitude}`;
  return (await (await page.request.get(`${shop.url}/api/v1/delivery-terms?${query}`)).json()) as { deliveryFee?: number; code?: string };
};

test('the owner sets a break and a holiday, and the slots of customers follow the publication', async ({ browser }) => {
  const language = languageOf('ru');
  const t = language.in('office-places');
  const page = await openOffice(browser, language);
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
  const page = await openOffice(browser, language);
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
  await expect(page.getByText(t('zone_corners'))).toBeVisible();
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

  const look = page.getByRole('region', { name: t('lookTitle') });
  await look.getByLabel(t('latitude')).fill(village.latitude);
  await look.getByLabel(t('longitude')).fill(village.longitude);
  await expect(look.getByRole('listitem')).toHaveText(/Село.*30\s000/);
  expect(await termsAt(page, village)).toMatchObject({ code: 'OUT_OF_ZONE' });
  await publish(page, language);
  expect(await termsAt(page, village)).toMatchObject({ deliveryFee: 30_000 });
  expect(await termsAt(page, { latitude: '41.3265', longitude: '69.234' })).toMatchObject({ deliveryFee: 12_345 });
  await page.context().close();
});

test('a corner is dragged on the map, and the table follows', async ({ browser }) => {
  const language = languageOf('en');
  const t = language.in('office-places');
  const page = await openOffice(browser, language);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPart(page, language, 'zones');
  await page.getByLabel(t('restaurant'), { exact: true }).selectOption(language.restaurant(1));
  await editOf(page, language, 'City, 2').click();
  await expect(page.locator('[data-map=loaded]')).toBeVisible();
  const [latitude, longitude] = [page.getByLabel(t('latitudeOf', { number: 1 })), page.getByLabel(t('longitudeOf', { number: 1 }))];
  const before = await longitude.inputValue();
  const box = await page.locator('canvas.maplibregl-canvas').boundingBox();
  if (box === null) throw new Error('the map has no place');
  const center = mercator(69.234, 41.3265);
  const corner = mercator(Number(before), Number(await latitude.inputValue()));
  const [x, y] = [box.width / 2 + corner[0] - center[0], box.height / 2 + corner[1] - center[1]];
  // the tool is ready when the pointer changes over a corner
  await expect(async () => {
    await page.mouse.move(box.x + x + 2, box.y + y + 2);
    await page.mouse.move(box.x + x, box.y + y);
    expect(await page.locator('canvas.maplibregl-canvas').evaluate((element) => element.style.cursor)).toBe('pointer');
  }).toPass();
  await page.mouse.move(box.x + x, box.y + y);
  await page.mouse.down();
  await page.mouse.move(box.x + x + 20, box.y + y + 10, { steps: 8 });
  await page.mouse.up();
  await expect(longitude).not.toHaveValue(before);
  await page.context().close();
});

for (const language of languages) {
  test(`${language.locale}: the screens of restaurants and zones fit every screen and have no issue of accessibility`, async ({
    browser,
  }) => {
    const t = language.in('office-places');
    const page = await openOffice(browser, language);
    for (const part of ['restaurants', 'zones'] as const) {
      for (const width of [320, 390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await openPart(page, language, part);
        await expect(page.getByRole('button', { name: t(part === 'zones' ? 'addZone' : 'addRestaurant') })).toBeVisible();
        await expectNoIssues(page);
        await page
          .getByRole('main')
          .getByRole('button', { name: t('edit'), exact: false })
          .first()
          .click();
        if (part === 'restaurants') await page.getByRole('radio', { name: t('hoursCalendar') }).check();
        await expectNoIssues(page);
      }
    }
    await page.context().close();
  });
}
