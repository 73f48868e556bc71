import type { Locale } from '#domain/locale.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { pauseAt } from '#domain/schedule/opening.ts';
import type { PreferredSchemes } from '#domain/scheme.ts';
import { log } from '../../log.ts';
import type { Backend } from '../../ports/backend.ts';
import type { PageRequest } from './page-request.ts';
import { visitorPlace } from './visitor-place.ts';

/** What every page shows of its visitor. */
export interface CommonView {
  readonly locale: Locale;
  /** without a language */
  readonly path: string;
  /** of the address, which the search field and the links to other languages keep */
  readonly query: string;
  readonly schemes: PreferredSchemes;
  /** the paused restaurants of the visitor's region, or the chosen one */
  readonly closures: readonly Closure[];
}

interface Closure extends Pick<Restaurant, 'id' | 'name'> {
  /** ISO 8601; null: nobody knows */
  readonly opensAt: string | null;
}

/** What a view is made of. */
export interface ViewSource {
  readonly request: PageRequest;
  readonly backend: Backend;
  readonly now: number;
}

/** The cookies of a place that does not exist any more are `gone` (R-PLACE-7). */
export async function commonView({ request, backend, now }: ViewSource) {
  const { locale, path, query, schemes, preferences } = request;
  const reads = { regions: () => backend.regions(locale), restaurants: () => backend.restaurants(locale, now) };
  const { paused, gone } = await visitorPlace(reads, preferences, now, log);
  const closures = paused.map((one) => ({ id: one.id, name: one.name, opensAt: pauseAt(one, now)?.opensAt ?? null }));
  const view: CommonView = { locale, path, query, schemes, closures };
  return { view, gone };
}
