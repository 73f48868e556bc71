import type { Browser, Page } from '@playwright/test';
import { axeIn } from '../support/screens/axe.ts';
import { addPlain, national, openFolder } from '../support/screens/menu-screen.ts';
import { firstOrderDiscount, openCart, placeButton, saladAndBread } from '../support/screens/order-screens.ts';
import { type Language, languageOf } from '../support/screens/words.ts';
import { signIn } from '../support/shop/customer.ts';
import { type Shop, shopNow } from '../support/shop/shop.ts';
import { haveChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, phone, test } from './fixtures.ts';

/** The browser of a removed guest reports that the seat is gone. */
test.use({ ...phone, expectedErrors: [/status of 404/] });

const [ru, uz] = [languageOf('ru'), languageOf('uz')];
const [chorsu, salad, bread] = [1, 1028, 1031];
const withinASecond = { timeout: 1_000 };

interface Guest {
  readonly page: Page;
  readonly name: string;
  readonly language: Language;
}

const table = ({ language }: Pick<Guest, 'language'>) => language.in('shared-table');
const seats = (at: Guest) => at.page.getByRole('list', { name: table(at)('seats') }).getByRole('listitem');
const seatOf = (at: Guest, name: string) => at.page.getByRole('listitem', { name, exact: true });

async function press(at: Guest, name: string): Promise<void> {
  await at.page.getByRole('button', { name }).click();
}

/** Types the name and presses Enter. */
async function sitDown({ page, name, language }: Guest): Promise<void> {
  await hydrated(page);
  await page.getByLabel(language.in('shared-table')('name')).fill(name);
  await page.keyboard.press('Enter');
}

/** Another phone with the link, in the guest's language. */
async function guestPhone(browser: Browser, shop: Shop, link: string, { name, language }: Omit<Guest, 'page'>): Promise<Guest> {
  const context = await browser.newContext({ ...phone, baseURL: shop.url });
  await context.clock.setFixedTime(shopNow);
  const page = await context.newPage();
  await page.goto(link.replace('/table', `${language.prefix}/table`));
  return { page, name, language };
}

/** Four guests sit down, in two languages; the host sees each. */
async function seatGuests(browser: Browser, shop: Shop, link: string, host: Guest): Promise<Guest[]> {
  const guests: Guest[] = [];
  for (const [name, language] of [
    ['Malika', uz],
    ['Тимур', ru],
    ['Aziz', uz],
    ['Нигора', ru],
  ] as const) {
    const guest = await guestPhone(browser, shop, link, { name, language });
    await sitDown(guest);
    await expect(seatOf(host, name)).toBeVisible();
    guests.push(guest);
  }
  return guests;
}

/** Adds a dish from the menu of the host's restaurant, which the host sees at once, and comes back by the cart. */
async function addFromMenu(guest: Guest, host: Guest, dish: number): Promise<void> {
  const { page, name, language } = guest;
  await page.getByRole('link', { name: table(guest)('addDishes') }).click();
  await page.waitForURL(`**/restaurant/${chorsu}`);
  await hydrated(page);
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: language.dish(dish), exact: true }) });
  await card.locator('[data-add]').click();
  await expect(seatOf(host, name)).toContainText(host.language.dish(dish));
  const cart = await openCart(page, language);
  await cart.getByRole('link', { name: language.in('cart-contents')('toTable') }).click();
  await page.waitForURL('**/table');
  await expect(seatOf(guest, table(guest)('you'))).toContainText(language.dish(dish));
}

test('five phones lay one table: each sees the others within a second, and the host orders all of it', async ({
  page,
  context,
  browser,
  shop,
}) => {
  await signIn(shop, context.request);
  await haveChosen(context, shop, pickupAt(chorsu));
  await openFolder(page, ru, national);
  await addPlain(page, ru, salad);
  await page.goto('/table');
  const host: Guest = { page, name: 'Дилноза', language: ru };
  await sitDown(host);
  await press(host, table(host)('invite'));
  const link = await page.getByLabel(table(host)('linkLabel')).inputValue();

  const guests = await seatGuests(browser, shop, link, host);
  const [malika, timur, aziz, nigora] = guests as [Guest, Guest, Guest, Guest];
  expect((await axeIn(malika.page).analyze()).violations).toEqual([]);

  await addFromMenu(malika, host, bread);

  // each change is on every other screen within a second
  await malika.page.getByRole('button', { name: table(malika)('increase', { name: uz.dish(bread) }) }).click();
  for (const other of [host, timur, nigora]) {
    await expect(seatOf(other, 'Malika')).toContainText(`2 × ${ru.dish(bread)}`, withinASecond);
  }
  await expect(seatOf(aziz, 'Malika')).toContainText(`2 × ${uz.dish(bread)}`);
  await press(malika, table(malika)('imReady'));
  await expect(seatOf(timur, 'Malika')).toContainText(table(timur)('ready'), withinASecond);
  await expect(seatOf(aziz, 'Malika')).toContainText(table(aziz)('ready'), withinASecond);
  await page.getByRole('radio', { name: table(host)('payingHost') }).check();
  await expect(timur.page.getByText(table(timur)('payingHostOther'))).toBeVisible(withinASecond);
  await page.getByRole('radio', { name: table(host)('payingEach') }).check();

  await press(host, table(host)('removeSeat', { name: 'Нигора' }));
  await expect(seatOf(timur, 'Нигора')).toHaveCount(0, withinASecond);
  await expect(nigora.page.getByRole('heading', { name: table(nigora)('overTitle') })).toBeVisible();
  await press(aziz, table(aziz)('leave'));
  await expect(seatOf(host, 'Aziz')).toHaveCount(0, withinASecond);
  await press(host, table(host)('closeAndOrder'));
  await expect(timur.page.getByText(table(timur)('closedText'))).toBeVisible();

  await page.waitForURL('**/profile/cart');
  await hydrated(page);
  await placeButton(page, ru, saladAndBread - firstOrderDiscount(saladAndBread)).click();
  await page.waitForURL('**/profile/history/*');
  const shares = page.getByRole('region', { name: ru.in('order')('shares') }).getByRole('listitem');
  await expect(shares).toHaveText([/^Дилноза/, /^Malika/]);
  const number = /\d+/.exec((await page.title()) ?? '')?.[0];
  await expect(malika.page.getByText(table(malika)('orderedText', { number: String(number) }))).toBeVisible(withinASecond);
  expect(await malika.page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').value)).toEqual([]);
  for (const guest of guests) await guest.page.context().close();
});

test('a stranger with a wrong link sees nothing but why, and a name that was typed stays in another language', async ({ page, shop }) => {
  const stranger: Guest = { page, name: 'Карим', language: ru };
  await page.goto('/table#a-link-of-yesterday');
  await hydrated(page);
  await page.getByLabel(table(stranger)('name')).fill('Карим');
  await page.goto(`${shop.url}/uz/table`);
  await hydrated(page);
  const inUzbek = { ...stranger, language: uz };
  await expect(page.getByLabel(table(inUzbek)('name'))).toHaveValue('Карим');
  await press(inUzbek, table(inUzbek)('join'));
  await expect(page.getByText(table(inUzbek)('linkUnknown'))).toBeVisible();
  await expect(seats(inUzbek)).toHaveCount(0);
  expect((await axeIn(page).analyze()).violations).toEqual([]);
  await press(inUzbek, table(inUzbek)('openOwn'));
  await expect(page.getByRole('heading', { name: table(inUzbek)('openHead') })).toBeVisible();
});
