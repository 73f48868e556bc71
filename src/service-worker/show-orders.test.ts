import { expect, test, vi } from 'vitest';
import { showOrders } from './show-orders.ts';

const message = { title: 'Заказ 7', text: 'Заказ 7 готов.', path: '/profile/history/1', tag: 'order-7', lang: 'ru' };

/** A service worker's scope in which the given pages are open. */
function startWorker(urls: readonly string[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const shown: { title: string; options: object }[] = [];
  const openWindow = vi.fn(async () => null);
  const pages = urls.map((url) => ({ url, focus: vi.fn(async () => null) }));
  let work: Promise<unknown> = Promise.resolve();
  showOrders({
    addEventListener: (type: string, listener: unknown) => void listeners.set(type, listener as (event: object) => void),
    registration: { showNotification: async (title: string, options: object) => void shown.push({ title, options }) },
    clients: { matchAll: async () => pages, openWindow },
  } as unknown as Parameters<typeof showOrders>[0]);
  const send = async (type: string, event: object) => {
    const waitUntil = (promise: Promise<unknown>) => {
      work = promise;
    };
    listeners.get(type)?.({ ...event, waitUntil });
    await work;
  };
  return { shown, openWindow, pages, send };
}

test('a push message is shown once for an order, and what is no message of the shop is not (R-MSG-3)', async () => {
  const worker = startWorker();
  await worker.send('push', { data: { text: () => JSON.stringify(message) } });
  await worker.send('push', { data: { text: () => 'hello' } });
  await worker.send('push', {});
  expect(worker.shown).toEqual([
    { title: message.title, options: expect.objectContaining({ body: message.text, tag: 'order-7', lang: 'ru' }) },
  ]);
});

test('a tap opens the page of the order, or the tab that has it', async () => {
  const notification = { data: message.path, close: vi.fn() };
  const none = startWorker(['https://shop.example/']);
  await none.send('notificationclick', { notification });
  expect(none.openWindow).toHaveBeenCalledWith(message.path);
  const open = startWorker(['https://shop.example/profile/history/1']);
  await open.send('notificationclick', { notification });
  expect([open.openWindow.mock.calls.length, open.pages[0]?.focus.mock.calls.length]).toEqual([0, 1]);
  const foreign = startWorker();
  await foreign.send('notificationclick', { notification: { ...notification, data: 'https://evil.example' } });
  expect(foreign.openWindow).not.toHaveBeenCalled();
});
