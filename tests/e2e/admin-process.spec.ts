import type { Page } from '@playwright/test';
import { officeLink } from '#domain/office/sections.ts';
import { pagePath } from '#domain/routes.ts';
import { type Language, languageOf, languages } from '../support/screens/words.ts';
import { type Shop, startShop } from '../support/shop/shop.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { openPage, signInAt } from './office-shop.ts';

const [ownerPhone, kitchenPhone] = ['998950000001', '998950000002'];

/** Adds Anvar to the team, as the kitchen of the first restaurant. */
async function addKitchen(page: Page, language: Language): Promise<void> {
  const t = language.in('office');
  await openPart(page, language, 'team');
  await page.getByRole('button', { name: t('addMember') }).click();
  await expect(page.getByLabel(t('name'))).toBeFocused();
  await page.getByLabel(t('name')).fill('Anvar');
  await page.getByLabel(t('phone')).fill(kitchenPhone);
  await page.getByRole('checkbox', { name: language.restaurant(1), exact: true }).check();
  await page.getByRole('button', { name: t('save') }).click();
  await expect(page.getByText(t('saved'))).toBeVisible();
}

/** Signs the kitchen in, and opens its board. */
async function openKitchen(kitchen: Page, shop: Shop, language: Language): Promise<void> {
  const t = language.in('office');
  await signInAt(kitchen, shop, language, kitchenPhone);
  await expect(kitchen.getByRole('navigation').getByRole('link', { name: t('part_orders') })).toBeVisible();
  await expect(kitchen.getByRole('link', { name: t('part_team') })).toHaveCount(0);
  const response = await kitchen.request.get(`${shop.url}${officeLink('adminTeam', language.locale)}`, { maxRedirects: 0 });
  expect([response.status(), response.headers()['location']]).toEqual([302, pagePath('admin', language.locale)]);
  await hydrated(kitchen);
  expect((await kitchen.goto(`${shop.url}/staff?lang=${language.locale}`))?.status()).toBe(200);
  await expect(kitchen.getByRole('radio')).not.toHaveCount(0);
  const toOffice = kitchen.getByRole('link', { name: language.in('staff-board')('office'), exact: true });
  await expect(toOffice).toHaveAttribute('href', pagePath('admin', language.locale));
}

/** Opens the editor of the site, and comes back by its link. */
async function visitEditor(page: Page, shop: Shop, language: Language): Promise<void> {
  await page.goto(`${shop.url}/editor?lang=${language.locale}`);
  await hydrated(page);
  await expect(page.getByRole('region', { name: language.in('editor')('page_about') })).toBeVisible();
  await page
    .getByRole('navigation', { name: language.in('office')('sections') })
    .getByRole('link', { name: language.in('office')('part_home') })
    .click();
  await page.waitForURL(`**${pagePath('admin', language.locale)}`);
  await hydrated(page);
}

/** Opens a part of the back office by its link. */
async function openPart(page: Page, language: Language, part: 'log' | 'team'): Promise<void> {
  await page
    .getByRole('link', { name: language.in('office')(`part_${part}`), exact: true })
    .first()
    .click();
  await page.waitForURL(`**${officeLink(part === 'log' ? 'adminLog' : 'adminTeam', language.locale)}`);
  await hydrated(page);
}

async function readLog(page: Page, language: Language): Promise<void> {
  const t = language.in('office');
  await openPart(page, language, 'log');
  await page.getByLabel(t('text')).fill('anvar');
  await page.getByRole('button', { name: t('find') }).click();
  await expect(page.getByRole('listitem').getByText(t('kind_memberAdded'))).toHaveCount(1);
}

test('the owner signs in by a code, adds a kitchen with its board, reads the log, and removes it at once', async ({ browser }) => {
  const language = languageOf('uz');
  const page = await openPage(browser);
  const shop = await startShop({ env: { OWNER_PHONE: `+${ownerPhone}` } });
  const t = language.in('office');
  const response = await page.goto(`${shop.url}${pagePath('admin', language.locale)}`);
  expect(response?.headers()['cache-control']).toBe('no-store');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await signInAt(page, shop, language, ownerPhone);
  await expect(page.getByText(t('thisSession'))).toBeVisible();
  await addKitchen(page, language);
  const kitchen = await openPage(browser);
  await openKitchen(kitchen, shop, language);
  await visitEditor(page, shop, language);
  await readLog(page, language);
  await openPart(page, language, 'team');
  const remove = page.getByRole('button', { name: t('removeNamed', { name: 'Anvar' }) });
  await remove.click();
  await remove.click();
  await expect(page.getByText(t('removed'), { exact: true })).toBeVisible();
  // its stream ends within a second, and the board asks why
  await expect(kitchen.getByRole('link', { name: language.in('staff-board')('signIn') })).toBeVisible({ timeout: 2_000 });
  await expect(kitchen.getByRole('radio')).toHaveCount(0);
  for (const opened of [page, kitchen]) await opened.context().close();
  await shop.stop();
});

test('a shop without team says in each language which variable to set, and its back office is in no sitemap', async ({ browser }) => {
  const page = await openPage(browser);
  const shop = await startShop({ env: { DEMO: '0' } });
  for (const language of languages) {
    await page.goto(`${shop.url}${pagePath('admin', language.locale)}`);
    await expect(page.getByText('OWNER_PHONE')).toBeVisible();
    await expect(page.getByRole('heading', { name: language.in('office')('noTeam') })).toBeVisible();
  }
  const listed = await (await page.request.get(`${shop.url}/sitemap/1.xml`)).text();
  expect(listed).not.toContain('/admin');
  expect(await (await page.request.get(`${shop.url}/robots.txt`)).text()).toContain('Disallow: /uz/admin');
  await page.context().close();
  await shop.stop();
});
