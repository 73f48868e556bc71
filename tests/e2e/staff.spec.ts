import type { Locator, Page } from '@playwright/test';
import { moveOrder, openStaffBoard } from '../support/screens/staff-screen.ts';
import { type Language, languageOf, languages } from '../support/screens/words.ts';
import { placePickupOrder, signIn } from '../support/shop/customer.ts';
import { startShop } from '../support/shop/shop.ts';
import { haveChosen, pickupAt } from '../support/shop/visitor-preferences.ts';
import { expect, hydrated, test } from './fixtures.ts';

const [chorsu, bread, salad] = [1, 1031, 1028];

function section(staff: Page, language: Language, name: 'board' | 'stopList' | 'restaurants'): Promise<void> {
  return staff.getByRole('radio', { name: language.in('staff-board')(name), exact: true }).check();
}

/** The row of a dish, an option or a restaurant. */
function row(staff: Page, name: string): Locator {
  return staff.getByRole('listitem').filter({ has: staff.getByText(name, { exact: true }) });
}

function card(page: Page, name: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
}

test('stopped and limited dishes and options and a pause until tomorrow reach customers, and are lifted', async ({
  page,
  browser,
  shop,
}) => {
  const language = languageOf('uz');
  const t = language.in('staff-board');
  const press = async (name: 'stop' | 'restore' | 'set', what: string) => {
    const changed = staff.waitForResponse((response) => response.request().method() === 'PUT');
    await staff.getByRole('button', { name: `${t(name)}: ${what}`, exact: true }).click();
    expect((await changed).status()).toBe(204);
  };
  const { request } = page.context();
  await signIn(shop, request);
  const staff = await openStaffBoard(browser, shop, language);
  await section(staff, language, 'stopList');

  await press('stop', language.dish(bread));
  await page.goto(`${language.prefix}/restaurant/${chorsu}`);
  await expect(card(page, language.dish(bread))).toContainText(language.in('dish-card')('soldOut'));
  await press('restore', language.dish(bread));

  const kazy = language.option('osh-extra-1');
  await press('stop', kazy);
  await expect(row(staff, kazy)).toContainText(t('out'));
  await press('restore', kazy);

  await staff.getByLabel(`${t('portions')}: ${language.dish(salad)}`, { exact: true }).fill('1');
  await press('set', language.dish(salad));
  await expect(row(staff, language.dish(salad))).toContainText(t('left', { count: 1 }));
  await placePickupOrder(shop, request);
  await expect(row(staff, language.dish(salad))).toContainText(t('out'));
  await press('restore', language.dish(salad));

  await section(staff, language, 'restaurants');
  const restaurant = row(staff, language.restaurant(chorsu));
  await restaurant.getByRole('button', { name: t('untilTomorrow') }).click();
  await expect(restaurant.getByRole('button', { name: t('openAgain') })).toBeVisible();
  await haveChosen(page.context(), shop, pickupAt(chorsu));
  await page.goto(`${language.prefix}/product/1031`);
  const closures = page.getByRole('complementary', { name: language.in('shell')('closures') });
  await expect(closures).toContainText(language.restaurant(chorsu));
  await staff.reload();
  await hydrated(staff);
  await section(staff, language, 'restaurants');
  await restaurant.getByRole('button', { name: t('openAgain') }).click();
  await expect(restaurant).toContainText(t('takesOrders'));
  await page.reload();
  await expect(closures).toHaveCount(0);
  await staff.context().close();
});

test('the buttons of an order stay within its card on a desktop and on a phone', async ({ page, browser, shop }) => {
  const language = languageOf('uz');
  await signIn(shop, page.context().request);
  for (let orders = 0; orders < 2; orders++) await placePickupOrder(shop, page.context().request);
  const staff = await openStaffBoard(browser, shop, language);
  const [label = ''] = language.in('staff-board')('cancelAll', { count: '#' }).split('#');
  const cancelAll = staff.getByRole('button', { name: label.trim() });
  await expect(cancelAll.first()).toBeHidden();
  for (const menu of await staff.locator('main summary').all())
    await menu.evaluate((summary) => summary.closest('details')?.setAttribute('open', ''));
  for (const width of [1440, 390, 320]) {
    await staff.setViewportSize({ width, height: 900 });
    const beyond = await cancelAll.evaluateAll((buttons) =>
      buttons.map((button) => button.getBoundingClientRect().right - (button.closest('li')?.getBoundingClientRect().right ?? 0)),
    );
    expect(Math.max(...beyond), `${width} px`).toBeLessThan(0);
  }
  await staff.context().close();
});

test('the board cuts nothing on a tablet, fills the height, and can be read from two meters', async ({ page, browser, shop }) => {
  const [ru] = languages;
  if (ru === undefined) throw new Error('no language');
  const t = ru.in('staff-board');
  await signIn(shop, page.context().request);
  for (let order = 0; order < 3; order += 1) await placePickupOrder(shop, page.context().request);
  const staff = await openStaffBoard(browser, shop, ru);
  for (const to of ['to_confirmed', 'to_cooking'] as const) {
    await staff
      .getByRole('button', { name: t(to), exact: true })
      .first()
      .click();
    await expect(
      staff
        .getByRole('region', { name: t(to === 'to_confirmed' ? 'column_confirmed' : 'column_cooking') })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
  }
  for (const width of [820, 1180, 1440]) {
    await staff.setViewportSize({ width, height: 820 });
    const seen = await staff.evaluate(() => {
      const columns = [...document.querySelectorAll('[aria-labelledby^="column-"]')].map((column) => column.getBoundingClientRect());
      const size = (selector: string) => Number.parseFloat(getComputedStyle(document.querySelector(selector) as Element).fontSize);
      const widths = (state: string) =>
        [...document.querySelectorAll(`[aria-labelledby^="column-"]${state}`)].map((column) => column.getBoundingClientRect().width);
      return {
        widest: Math.max(...widths('[data-empty]')),
        narrowest: Math.min(...widths(':not([data-empty])')),
        columns: columns.length,
        right: Math.max(...columns.map(({ right }) => right)),
        bottom: Math.max(...columns.map(({ bottom }) => bottom)),
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        cutTexts: [...document.querySelectorAll('main li *')].filter(
          (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflow !== 'visible',
        ).length,
        number: size('main li h3'),
        dish: size('main li ol b'),
        time: size('main li p b'),
      };
    });
    expect(seen, `${width} px`).toMatchObject({ columns: 6, overflow: 0, cutTexts: 0 });
    expect(seen.widest, `${width} px`).toBeLessThan(seen.narrowest / 1.5);
    expect(seen.right, `${width} px`).toBeLessThanOrEqual(width);
    expect(seen.bottom, `${width} px`).toBeGreaterThanOrEqual(820 - 32);
    expect(seen.number).toBeGreaterThanOrEqual(24);
    expect(seen.dish).toBeGreaterThanOrEqual(20);
    expect(seen.time).toBeGreaterThanOrEqual(20);
  }
  await staff.getByRole('link', { name: /^EN/ }).click();
  await expect(staff.getByRole('heading', { level: 1, name: languages[1]?.in('staff-board')('title') ?? '' })).toBeVisible();
  await staff.context().close();
});

test('a tablet shows the tops of all columns with orders, and the actions of each order in one row', async ({ page, browser }) => {
  const [ru] = languages as [Language];
  const shop = await startShop();
  const { request } = page.context();
  await signIn(shop, request);
  for (const status of ['created', 'confirmed', 'cooking', 'ready'] as const) {
    const id = await placePickupOrder(shop, request);
    await placePickupOrder(shop, request);
    if (status !== 'created') await moveOrder(shop, id, status);
  }
  for (const language of languages) {
    const staff = await openStaffBoard(browser, shop, language);
    for (const [width, height] of [
      [820, 1180],
      [1180, 820],
      [1440, 900],
    ] as const) {
      await staff.setViewportSize({ width, height });
      const ready = staff.getByRole('region', { name: language.in('staff-board')('column_ready') }).getByRole('listitem');
      const { y = height, height: cardHeight = 0 } = (await ready.first().boundingBox()) ?? {};
      expect(y + cardHeight, `${language.locale}, ${width} px`).toBeLessThanOrEqual(height);
      const rows = await staff.locator('main li:has(summary)').evaluateAll((cards) =>
        cards.map((card) => {
          const tops = [...card.querySelectorAll(':scope > div:last-child > button, summary')].map(
            (one) => one.getBoundingClientRect().top,
          );
          return { actions: tops.length, rows: new Set(tops).size };
        }),
      );
      expect(new Set(rows.map((row) => JSON.stringify(row))), `${language.locale}, ${width} px`).toEqual(
        new Set(['{"actions":3,"rows":1}']),
      );
      expect(await staff.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    }
    await staff.context().close();
  }
  const staff = await openStaffBoard(browser, shop, ru);
  await staff.evaluate(() => {
    window.print = () => undefined;
  });
  await staff
    .getByRole('button', { name: new RegExp(`^${ru.in('staff-board')('print')}:`) })
    .first()
    .click();
  await staff.emulateMedia({ media: 'print' });
  await expect(staff.getByRole('main')).toBeHidden();
  const number = staff.getByRole('heading', { level: 1 }).filter({ visible: true });
  await expect(number).toHaveText(/\d+$/);
  // as wide as the paper, without a margin of the printer
  await staff.setViewportSize({ width: 302, height: 900 });
  const sides = await number.locator('xpath=ancestor::body/*[last()]//*').evaluateAll((parts) => {
    const boxes = parts.map((part) => part.getBoundingClientRect());
    return [Math.min(...boxes.map(({ left }) => left)), 302 - Math.max(...boxes.map(({ right }) => right))];
  });
  expect(Math.min(...sides), 'px from the edge of the paper').toBeGreaterThanOrEqual(19);
  await staff.context().close();
  await shop.stop();
});

test('a column says how many orders are below its visible part, a tap shows them, and nothing moves at the end', async ({
  page,
  browser,
}) => {
  const [ru] = languages as [Language];
  const shop = await startShop();
  await signIn(shop, page.context().request);
  for (let order = 0; order < 3; order += 1) await placePickupOrder(shop, page.context().request);
  await moveOrder(shop, await placePickupOrder(shop, page.context().request), 'ready');
  const staff = await openStaffBoard(browser, shop, ru);
  await staff.setViewportSize({ width: 820, height: 620 });
  const t = ru.in('staff-board');
  const column = staff.getByRole('region', { name: t('column_created') });
  const last = column.getByRole('heading', { level: 3 }).last();
  await expect(last).not.toBeInViewport();
  const next = column.getByRole('button', { name: new RegExp(`^(${t('moreBelow', { count: '' })}\\d+|${t('cutBelow')}) *↓?$`) });
  await expect(next).toHaveText(/2/);
  const height = () => last.evaluate((title) => title.closest('ul')?.clientHeight);
  const before = await height();
  await expect(async () => {
    if (await next.isVisible()) await next.click();
    await expect(last).toBeInViewport({ ratio: 1, timeout: 500 });
    await expect(next).toBeHidden({ timeout: 500 });
  }).toPass();
  // a press on a button there would miss it
  expect(await height()).toBe(before);
  await staff.context().close();
  await shop.stop();
});
