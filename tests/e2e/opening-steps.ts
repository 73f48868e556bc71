import type { Page } from '@playwright/test';
import { officeLink } from '#domain/office/sections.ts';
import { pagePath } from '#domain/routes.ts';
import { languageOf } from '../support/screens/words.ts';
import type { Shop } from '../support/shop/shop.ts';
import { expect, hydrated } from './fixtures.ts';
import { expectNoOverflow, openPublishing, publishAll } from './office-shop.ts';

export const language = languageOf('uz');
export const brand = 'Choyxona Navroʻz';
const t = {
  draft: language.in('publishing'),
  editor: language.in('editor'),
  places: language.in('office-places'),
  start: language.in('office-start'),
};

/** Follows a step of the home of the office. */
export async function take(page: Page, shop: Shop, step: 'name' | 'restaurant' | 'zone' | 'dishes' | 'open', path: string): Promise<void> {
  await page.goto(`${shop.url}${pagePath('admin', 'uz')}`);
  await hydrated(page);
  const steps = page.getByRole('region', { name: t.start('title') });
  await steps.getByRole('link', { name: new RegExp(`^${t.start(`step_${step}`)}`) }).click();
  await page.waitForURL(`**${path}`);
  await hydrated(page);
}

export async function writeName(page: Page, shop: Shop): Promise<void> {
  await take(page, shop, 'name', '/editor#look');
  await page
    .getByRole('group', { name: t.editor('field_brand') })
    .getByLabel(new RegExp(`^${t.editor('lang_uz')}`))
    .fill(brand);
  await expect(page.getByText(new RegExp(`^${t.editor('saved')}`))).toBeVisible();
  await openPublishing(page, language);
  await page.getByRole('button', { name: t.draft('publishNow') }).click();
  await page.getByRole('button', { name: t.draft('publishAnyway') }).click();
  await expect(page.getByText(language.in('publish-bar')('nothing'))).toBeVisible();
  await expectNoOverflow(page);
}

export async function addRestaurant(page: Page, shop: Shop): Promise<void> {
  await take(page, shop, 'restaurant', officeLink('adminRestaurants', 'uz'));
  await page.getByLabel(t.places('region')).selectOption('Toshkent');
  await page.getByRole('button', { name: t.places('addRegion') }).click();
  await page.getByRole('button', { name: t.places('addRestaurant') }).click();
  await page.getByLabel(`${t.places('name')} · UZ`).fill('Markaz');
  await page.getByLabel(`${t.places('address')} · UZ`).fill('Amir Temur koʻchasi, 4');
  await page.getByLabel(t.places('phone')).fill('712000000');
  await page.getByLabel(t.places('opens')).fill('10:00');
  await page.getByLabel(t.places('latitude')).fill('41.311');
  await page.getByLabel(t.places('longitude')).fill('69.28');
  await expectNoOverflow(page);
  await page.getByRole('button', { name: t.places('saveInDraft') }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Amir Temur koʻchasi, 4' })).toBeVisible();
}

export async function addZone(page: Page, shop: Shop): Promise<void> {
  await take(page, shop, 'zone', officeLink('adminZones', 'uz'));
  await page.getByRole('button', { name: t.places('addZone') }).click();
  await page.getByLabel(`${t.places('name')} · UZ`).fill('Markaziy hudud');
  const corners = ['41.35, 69.23', '41.35, 69.33', '41.27, 69.33', '41.27, 69.23'];
  for (const [index, corner] of corners.entries()) {
    const [latitude = '', longitude = ''] = corner.split(', ');
    await page.getByRole('button', { name: t.places('addCorner'), exact: true }).click();
    await page.getByLabel(t.places('latitudeOf', { number: index + 1 })).fill(latitude);
    await page.getByLabel(t.places('longitudeOf', { number: index + 1 })).fill(longitude);
  }
  await expectNoOverflow(page);
  await page.getByRole('button', { name: t.places('saveInDraft') }).click();
  await expect(page.getByText('Markaziy hudud')).toBeVisible();
}

/** Opens a page of the office. */
export async function openOffice(page: Page, shop: Shop, route: 'adminMenu' | 'adminPromo'): Promise<void> {
  await page.goto(`${shop.url}${officeLink(route, 'uz')}`);
  await hydrated(page);
}

/** Publishes everything, from a page of the office or on that of publishing. */
export async function publish(page: Page): Promise<void> {
  if (!page.url().endsWith(officeLink('adminPublishing', 'uz'))) await openPublishing(page, language);
  await expectNoOverflow(page);
  await publishAll(page, language);
}
