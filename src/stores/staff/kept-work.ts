import { keptWork } from '#domain/order/kept-work.ts';

/** What a page keeps beside itself in the cache of the worker; a browser that stores nothing has no page to reload, either. */
export async function keepWork(path: string, value: object): Promise<void> {
  try {
    const cache = await caches.open(keptWork.cache);
    await cache.put(path, new Response(JSON.stringify(value), { headers: { date: new Date().toUTCString() } }));
    // the first page of a browser was opened before its worker
    if ((await cache.match(location.pathname)) === undefined) await cache.add(location.pathname);
  } catch {}
}

/** null: nothing is kept. Only this browser writes it. */
export async function readKeptWork<Value>(path: string): Promise<Value | null> {
  try {
    const response = await caches.open(keptWork.cache).then((cache) => cache.match(path));
    return response === undefined ? null : ((await response.json()) as Value);
  } catch {
    return null;
  }
}

/** Nothing of the orders stays in this browser. */
export async function forgetWork(): Promise<void> {
  try {
    await caches.delete(keptWork.cache);
  } catch {}
}
