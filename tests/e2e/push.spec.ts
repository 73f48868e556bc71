import type { BrowserContext, Page } from '@playwright/test';
import { locales } from '#domain/locale.ts';
import { pagePath } from '#domain/routes.ts';
import { pushBrowser } from '../support/messages/read-push.ts';
import { chromiumFlags, chromiumPath } from '../support/screens/browser.ts';
import { languageOf } from '../support/screens/words.ts';
import { placePickupOrder, signIn } from '../support/shop/customer.ts';
import { testWithShop } from '../support/shop/own-shop.ts';
import type { Shop } from '../support/shop/shop.ts';
import { expect, hydrated, ordinaryBrowser } from './fixtures.ts';

const staffToken = 'kitchen-token-of-thirty-two-characters';
const pushService = new URL('../support/messages/print-pushes.ts', import.meta.url).href;
const test = testWithShop(() => ({ env: { STAFF_TOKEN: staffToken }, nodeOptions: ['--import', pushService] }));

// the headless shell has no notifications
test.use({ ...ordinaryBrowser, launchOptions: { executablePath: chromiumPath(), args: chromiumFlags } });

const slowMs = 60_000;

/** The first message that the shop sends to a browser about an order that becomes ready, decrypted. */
async function pushOf(shop: Shop, context: BrowserContext, orderId: string): Promise<unknown> {
  const { request } = context;
  const browser = pushBrowser();
  const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
  const allowed = await request.post('/api/v1/messages/push', { headers: { origin: shop.url }, data: { endpoint, keys: browser.keys } });
  expect(allowed.status()).toBe(204);
  const headers = { authorization: `Bearer ${staffToken}` };
  for (const status of ['confirmed', 'ready']) {
    const moved = await request.post(`/api/v1/staff/orders/${orderId}/status`, { headers, data: { status } });
    expect(moved.status()).toBe(200);
  }
  const line = new RegExp(`^push ${endpoint} (\\S+)\\n`, 'm');
  const sent = () => line.exec(shop.output())?.[1];
  await expect.poll(sent, { message: 'the shop sends the message', timeout: slowMs }).toBeDefined();
  return browser.read(Buffer.from(sent() ?? '', 'base64'));
}

/**
 * Waits for the page's worker; what it returns delivers a message to it, as a push service does, until the worker is done with it.
 * Chromium forgets a message that is asked for while it is about to be shown, so nobody may ask before.
 */
async function connectPushService(page: Page, shop: Shop): Promise<(message: unknown) => Promise<void>> {
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
  await expect.poll(state, { message: 'an active worker controls the page', timeout: slowMs }).toBe('activated');
  const devtools = await page.context().newCDPSession(page);
  let registrationId: string | undefined;
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId ??= registrations.find(({ scopeURL }) => scopeURL === `${shop.url}/`)?.registrationId;
  });
  await devtools.send('ServiceWorker.enable');
  await expect.poll(() => registrationId, { message: 'Chromium names the registration', timeout: slowMs }).toBeDefined();
  let completed = 0;
  devtools.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) => {
    if (backgroundServiceEvent.eventName === 'Push event completed') completed += 1;
  });
  await devtools.send('BackgroundService.startObserving', { service: 'pushMessaging' });
  await devtools.send('BackgroundService.setRecording', { service: 'pushMessaging', shouldRecord: true });
  return async (message) => {
    const data = JSON.stringify(message);
    const before = completed;
    await devtools.send('ServiceWorker.deliverPushMessage', { origin: shop.url, registrationId: registrationId ?? '', data });
    await expect.poll(() => completed, { message: 'the worker is done with the message', timeout: slowMs }).toBe(before + 1);
  };
}

/** The messages that the browser shows. */
function shown(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, path: data as unknown }));
  });
}

interface TapEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface TappedScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow(path: string): Promise<void> };
  readonly WindowClient: { readonly prototype: { focus(): Promise<void> } };
  readonly NotificationEvent: new (type: string, options: { readonly notification: Notification | undefined }) => TapEvent;
}

/**
 * Taps the message that the browser shows; returns what the worker opens, and the page that it brings to the front. A browser permits
 * both only after the tap of a person, so they are recorded.
 */
async function tap(context: BrowserContext): Promise<{ opened: string[]; focused: string[] }> {
  await expect.poll(() => context.serviceWorkers().length, { message: 'one worker runs' }).toBe(1);
  const [worker] = context.serviceWorkers();
  const done = await worker?.evaluate(async () => {
    const { registration, clients, WindowClient, NotificationEvent } = globalThis as unknown as TappedScope;
    const [opened, focused]: [string[], string[]] = [[], []];
    clients.openWindow = async (path) => void opened.push(path);
    WindowClient.prototype.focus = async function focus(this: { readonly url: string }) {
      focused.push(this.url);
    };
    const [notification] = await registration.getNotifications();
    const event = new NotificationEvent('notificationclick', { notification });
    let work: Promise<unknown> | undefined;
    event.waitUntil = (promise) => {
      work = promise;
    };
    dispatchEvent(event);
    await work;
    return { opened, focused };
  });
  return done ?? { opened: [], focused: [] };
}

for (const [index, locale] of locales.entries()) {
  test(`${locale}: a push about an order is shown in its language, and a tap opens its page (R-MSG-3, R-LANG-2)`, async ({
    page,
    context,
    shop,
  }) => {
    const language = languageOf(locale);
    await context.grantPermissions(['notifications'], { origin: shop.url });
    await signIn(shop, context.request);
    const id = await placePickupOrder(shop, context.request, {}, undefined, locale);
    const { number } = (await (await context.request.get(`/api/v1/orders/${id}`)).json()) as { number: number };
    const path = pagePath('order', locale, id);
    await page.goto(path);
    await hydrated(page);
    const deliver = await connectPushService(page, shop);
    const push = await pushOf(shop, context, id);
    const message = {
      title: language.in('customer-message')('title', { number }),
      body: language.in('order-message')('ready_200', { number }),
      tag: `order-${number}`,
      lang: locale,
      path,
    };

    await deliver(push);
    await expect.poll(() => shown(page), { message: 'the worker shows the message' }).toEqual([message]);
    expect(await tap(context)).toEqual({ opened: [], focused: [shop.url + path] });
    await expect.poll(() => shown(page), { message: 'the tapped message is closed' }).toEqual([]);

    // whatever the customer reads meanwhile
    await page.goto(pagePath('home', locales[(index + 1) % locales.length] ?? locale));
    await deliver(push);
    await expect.poll(() => shown(page), { message: 'the worker shows the message again' }).toEqual([message]);
    expect(await tap(context)).toEqual({ opened: [path], focused: [] });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1, name: language.in('order')('title', { number }) })).toBeVisible();
  });
}
