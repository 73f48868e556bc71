import type { Browser, BrowserContext, Page } from '@playwright/test';
import { pagePath } from '#domain/routes.ts';
import { axeIn } from '../support/screens/axe.ts';
import type { Language } from '../support/screens/words.ts';
import { placeDeliveryOrder, signIn } from '../support/shop/customer.ts';
import { type Shop, shopNow } from '../support/shop/shop.ts';
import { expect, hydrated } from './fixtures.ts';

export type SessionState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A browser of its own, as each shop of this file has its own address. */
export async function openPage(browser: Browser, storageState?: SessionState): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...(storageState && { storageState }) });
  await context.clock.setFixedTime(shopNow);
  return context.newPage();
}

/** Signs a person of the team in at `/admin`. */
export async function signInAt(page: Page, shop: Shop, language: Language, phone: string): Promise<void> {
  const t = language.in('office-sign-in');
  await page.goto(`${shop.url}${pagePath('admin', language.locale)}`);
  await hydrated(page);
  const known = shop.codeCount();
  await page.getByLabel(t('phone')).fill(phone);
  await page.getByRole('button', { name: t('sendCode') }).click();
  const field = page.getByLabel(t('code'));
  await expect(field).toBeFocused();
  await field.fill(await shop.nextCode(known));
}

/** The owner adds a courier of the first restaurant, who gets a delivery. @param owner signed in */
export async function giveDelivery(browser: Browser, shop: Shop, owner: Page, courier: { readonly name: string; readonly phone: string }) {
  const send = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const response = await owner.request.fetch(`${shop.url}/api/v1/${path}`, { method, headers: { origin: shop.url }, data });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()) as { readonly id: string };
  };
  const { id } = await send('POST', 'office/team', { ...courier, role: 'courier', restaurantIds: ['1'] });
  const customer = await openPage(browser);
  await signIn(shop, customer.request);
  const order = await placeDeliveryOrder(shop, customer.request);
  await send('POST', `staff/orders/${order}/status`, { status: 'confirmed' });
  await send('PUT', `staff/orders/${order}/courier`, { courierId: id });
  await customer.context().close();
}

/** Opens the page of publishing from the bar of a page that changes something. */
export async function openPublishing(page: Page, language: Language): Promise<void> {
  await page.getByRole('link', { name: language.in('publish-bar')('publish') }).click();
  await page.waitForURL('**/admin/publishing');
  await hydrated(page);
}

/** Publishes everything on the page of publishing that is open. */
export async function publishAll(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: language.in('publishing')('publishNow') }).click();
  await expect(page.getByText(language.in('publish-bar')('nothing'))).toBeVisible();
}

/** Nothing that axe reports, and nothing wider than the screen. */
export async function expectNoIssues(page: Page): Promise<void> {
  expect((await axeIn(page).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await expectNoOverflow(page);
}

export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBe(0);
}
