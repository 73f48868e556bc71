import { LRUCache } from 'lru-cache';

/**
 * A cache of pictures by everything they are drawn from; `context` draws a missing one. Concurrent requests for one picture draw it once.
 */
export function pictureCache(max: number): LRUCache<string, Buffer, () => Promise<Buffer>> {
  return new LRUCache({ max, ignoreFetchAbort: true, fetchMethod: (_key, _stale, { context: draw }) => draw() });
}
