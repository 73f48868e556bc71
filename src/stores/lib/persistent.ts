import { persistentAtom, setPersistentEngine } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
import { routeToCookie, storageEngine, storageEvents } from './storage-engine.ts';

export { $storageBlocked } from './storage-engine.ts';

interface CookieFormat<Value> {
  /** Accepts any text; '' means that the cookie is absent. */
  readonly decode: (text: string) => Value;
  /** '' removes the cookie. */
  readonly encode: (value: Value) => string;
  readonly maxAgeDays: number;
}

interface LocalFormat<Value> {
  /** Accepts any value; `undefined` means absent, unreadable, expired or of another version. */
  readonly decode: (json: unknown) => Value;
  readonly version: number;
  /** Counted from the last change; absent: no expiry. */
  readonly maxAgeDays?: number;
}

interface Envelope {
  readonly version: number;
  readonly savedAt: number;
  readonly value: unknown;
}

const dayMs = 86_400_000;

// The engine is global to the package and read when a store is created, so stores are only created in this module.
setPersistentEngine(storageEngine, storageEvents);

/** A value that is sent to the server with the next request (R-STORE-1). */
export function cookieStore<Value>(key: string, { decode, encode, maxAgeDays }: CookieFormat<Value>): WritableAtom<Value> {
  routeToCookie(key, maxAgeDays);
  return persistentAtom<Value>(key, decode(''), { decode, encode: (value) => encode(value) || undefined });
}

/** A value that only the browser reads; synchronized between tabs (R-STORE-4). */
export function localStore<Value>(key: string, { decode, version, maxAgeDays }: LocalFormat<Value>): WritableAtom<Value> {
  const lifeMs = maxAgeDays === undefined ? Number.POSITIVE_INFINITY : maxAgeDays * dayMs;
  return persistentAtom<Value>(key, decode(undefined), {
    decode: (text: string) => decode(openEnvelope(text, version, lifeMs)),
    encode: (value: Value) => JSON.stringify({ version, savedAt: Date.now(), value } satisfies Envelope),
  });
}

function openEnvelope(text: string, version: number, lifeMs: number): unknown {
  try {
    const envelope = JSON.parse(text) as Partial<Envelope> | unknown[] | null;
    if (Array.isArray(envelope)) return envelope;
    if (envelope?.version !== version) return undefined;
    const isAlive = lifeMs === Number.POSITIVE_INFINITY || Date.now() - Number(envelope.savedAt) < lifeMs;
    return isAlive ? envelope.value : undefined;
  } catch {
    return undefined;
  }
}
