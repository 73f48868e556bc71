import { isOwnPath, parseNotification } from './order-notification.ts';

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends WorkerEvent {
  readonly data?: { text(): string };
}
interface ClickEvent extends WorkerEvent {
  readonly notification: { readonly data?: unknown; close(): void };
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}
/** The parts of a service worker's scope that show messages. */
interface NotifyingScope {
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
  readonly clients: {
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
}

/** Shows messages about orders; a tap opens the page of the order, or the tab that has it (R-MSG-3). */
export function showOrders(worker: NotifyingScope): void {
  worker.addEventListener('push', (event) => {
    const message = parseNotification(event.data?.text() ?? '');
    if (message === null) return;
    const { title, text: body, tag, lang, path } = message;
    event.waitUntil(worker.registration.showNotification(title, { body, tag, lang, renotify: true, icon: '/icons/192.png', data: path }));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const path = String(event.notification.data);
    if (isOwnPath(path)) event.waitUntil(openPage(worker, path));
  });
}

async function openPage({ clients }: NotifyingScope, path: string): Promise<unknown> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  return open === undefined ? clients.openWindow(path) : open.focus();
}
