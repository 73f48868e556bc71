import { noPages } from '#domain/content/pages/site-pages.ts';
import { staleIfError } from '../caching/stale-if-error.ts';
import type { PublishedPages } from '../modules/catalog/site-pages.ts';

/** How long a page waits for them: when the last good ones are cached, and before there are any. */
const timeoutMs = 200;
const firstTimeoutMs = 400;

interface KnownPages extends PublishedPages {
  /** false: they have never been read, and there seem to be none */
  readonly isKnown: boolean;
}

interface PagesLog {
  warn(line: object, message: string): void;
}

/** Reads what editors added to pages: a slow or failing database neither delays nor breaks a page. */
export function knownPages(read: () => Promise<PublishedPages>, log: PagesLog): () => Promise<KnownPages> {
  const cache = staleIfError<PublishedPages>({
    max: 1,
    timeoutMs: () => timeoutMs,
    firstTimeoutMs,
    onStale: (_key, reason) => log.warn({ stale: true, reason: String(reason ?? 'slow') }, 'the pages are the last good ones'),
  });
  return async () => {
    try {
      return { ...(await cache.read('pages', read)), isKnown: true };
    } catch (error) {
      log.warn({ reason: String(error) }, 'the pages are not known yet');
      return { pages: noPages, formerSlugs: {}, isKnown: false };
    }
  };
}
