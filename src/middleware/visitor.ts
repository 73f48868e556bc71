import type { APIContext } from 'astro';
import { kindOf } from '#domain/routes.ts';
import { parseCookies } from '#server/http/cookies.ts';
import { log } from '#server/log.ts';
import { visitorPlace } from '#server/page-data/visitor-place.ts';
import { visitorPreferences } from '#server/page-data/visitor-preferences.ts';
import type { Backend } from '#server/ports/backend.ts';

/**
 * Reads the visitor's preferences and the pauses that apply to them. A region or restaurant that does not exist counts as absent, and its
 * cookie is cleared (R-PLACE-7); responses that are shared by caches or prefetched set no cookie.
 */
export async function readVisitor(backend: Backend, { cookies, locals, request }: APIContext): Promise<void> {
  const { locale, now } = locals;
  locals.preferences = visitorPreferences(parseCookies(request.headers.get('cookie')));
  const reads = { regions: () => backend.regions(locale), restaurants: () => backend.restaurants(locale, now) };
  const { gone, paused } = await visitorPlace(reads, locals.preferences, now, log);
  locals.closures = paused;
  if (kindOf(locals.path) === 'content' || request.headers.has('sec-purpose')) return;
  for (const name of gone) cookies.delete(name, { path: '/' });
}
