import { api } from '../lib/api.ts';

/** What became of asking for messages in this browser. `denied`: the person, or the browser, does not allow them. */
export type PushOutcome = 'allowed' | 'denied' | 'unsupported' | 'failed';

/** Whether this browser can show messages at all; on iPhones only an installed shop can. */
function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** Asks the person, and subscribes this browser. Only to be called by a tap (R-MSG-10). It never rejects: browsers fail in many ways. */
export async function allowPush(publicKey: string): Promise<PushOutcome> {
  if (!canPush()) return 'unsupported';
  return ask(publicKey).catch(() => 'failed');
}

async function ask(publicKey: string): Promise<PushOutcome> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return 'unsupported';
  const { endpoint, keys } = (await subscribe(registration, publicKey)).toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return 'failed';
  const saved = await api('POST /api/v1/messages/push', { body: { endpoint, keys: { p256dh, auth } } });
  return saved.ok ? 'allowed' : 'failed';
}

/** Ends the subscription of this browser, so that its push service forgets it too. A browser that can't do so gets nothing from the shop. */
export async function endPush(): Promise<void> {
  if (!canPush()) return;
  await unsubscribe().catch(() => {});
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** A subscription to another key of this shop, such as before its database was replaced, makes way. */
async function subscribe({ pushManager }: ServiceWorkerRegistration, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  }
}
