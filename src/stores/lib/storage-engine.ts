import { atom, type ReadableAtom } from 'nanostores';

interface StorageMessage {
  readonly key: string;
  readonly newValue: string | null;
}

type Listener = (message: { key: string; newValue: string }) => void;

const channelName = 'storage';
const probeKey = 'storage-probe';
const cookieMaxAgeSeconds = new Map<string, number>();
const memory = new Map<string, string>();
const inBrowser = typeof document !== 'undefined';
const $blocked = atom(false);
let channel: BroadcastChannel | null = null;

/** true: storage is blocked or full; choices are lost when the page is left (R-STORE-7). */
export const $storageBlocked: ReadableAtom<boolean> = $blocked;

/** Stores this key in a cookie from now on; every other key is stored in localStorage. */
export function routeToCookie(key: string, maxAgeDays: number): void {
  cookieMaxAgeSeconds.set(key, maxAgeDays * 86_400);
}

/** Reads and writes cookies and localStorage as one record; never throws. Values that can't be stored are kept in memory. */
export const storageEngine: Record<string, string> = new Proxy(
  {},
  {
    has: (_, key) => read(String(key)) !== null,
    get: (_, key) => read(String(key)) ?? undefined,
    set: (_, key, value) => write(String(key), String(value)),
    deleteProperty: (_, key) => write(String(key), null),
  },
);

/** Changes made by other tabs, and the event when the page is shown again. */
export const storageEvents = {
  addEventListener(_key: string, listener: Listener, restore: () => void): void {
    if (!inBrowser) return;
    listeners.add(listener);
    window.addEventListener('storage', listener as unknown as EventListener);
    window.addEventListener('pageshow', restore);
  },
  removeEventListener(_key: string, listener: Listener, restore: () => void): void {
    if (typeof window === 'undefined') return;
    listeners.delete(listener);
    window.removeEventListener('storage', listener as unknown as EventListener);
    window.removeEventListener('pageshow', restore);
  },
};

const listeners = new Set<Listener>();

function read(key: string): string | null {
  const cached = memory.get(key);
  if (cached !== undefined || !inBrowser) return cached ?? null;
  return cookieMaxAgeSeconds.has(key) ? readCookie(key) : readLocal(key);
}

function write(key: string, value: string | null): boolean {
  if (!inBrowser) return true;
  const stored = cookieMaxAgeSeconds.has(key) ? writeCookie(key, value) : writeLocal(key, value);
  if (stored || value === null) memory.delete(key);
  else memory.set(key, value);
  if (!stored) $blocked.set(true);
  return true;
}

function readCookie(key: string): string | null {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${key}=`));
  if (pair === undefined) return null;
  try {
    return decodeURIComponent(pair.slice(key.length + 1));
  } catch {
    return null;
  }
}

/** Path=/, SameSite=Lax, Secure on https, URI-encoded (R-STORE-2). */
function writeCookie(key: string, value: string | null): boolean {
  const maxAge = value === null ? 0 : (cookieMaxAgeSeconds.get(key) ?? 0);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available in every browser
  document.cookie = `${key}=${encodeURIComponent(value ?? '')}; Path=/; SameSite=Lax; Max-Age=${maxAge}${secure}`;
  channel?.postMessage({ key, newValue: value } satisfies StorageMessage);
  return value === null || readCookie(key) === value;
}

function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeLocal(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Cookies have no change event: changes are sent over a channel, which is closed while the page is in the back/forward cache. */
function openChannel(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<StorageMessage>) => {
    for (const listener of listeners) listener(data as { key: string; newValue: string });
  };
}

function closeChannel(): void {
  channel?.close();
  channel = null;
}

if (inBrowser) {
  openChannel();
  window.addEventListener('pagehide', closeChannel);
  window.addEventListener('pageshow', (event) => event.persisted && openChannel());
  if (!writeLocal(probeKey, '1') || !writeLocal(probeKey, null)) $blocked.set(true);
}
