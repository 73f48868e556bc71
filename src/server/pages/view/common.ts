import type { Locale } from '#domain/locale.ts';
import type { PreferredSchemes } from '#domain/scheme.ts';
import { log } from '../../log.ts';
import type { Backend } from '../../ports/backend.ts';
import type { PageRequest } from './page-request.ts';
import { gonePlaces } from './visitor-place.ts';

/** What every page shows of its visitor. */
export interface CommonView {
  readonly locale: Locale;
  /** without a language */
  readonly path: string;
  /** of the address, which the search field and the links to other languages keep */
  readonly query: string;
  readonly schemes: PreferredSchemes;
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
  const gone = await gonePlaces(reads, preferences, log);
  const view: CommonView = { locale, path, query, schemes };
  return { view, gone };
}
