import { LRUCache } from 'lru-cache';

/** Pictures by all that they are drawn from, which `context` draws; two requests for one picture draw it once. */
export function pictureCache(max: number): LRUCache<string, Buffer, () => Promise<Buffer>> {
  return new LRUCache({ max, ignoreFetchAbort: true, fetchMethod: (_key, _stale, { context: draw }) => draw() });
}
