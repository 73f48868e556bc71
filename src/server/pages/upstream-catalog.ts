import type { Locale } from '#domain/locale.ts';
import type { Category } from '#domain/menu/category.ts';
import type { Product } from '#domain/menu/types.ts';
import type { Region } from '#domain/place/region.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { UpstreamFailure } from '../ports/upstream-failure.ts';
import { problemText } from '../problems/problem-text.ts';
import type { Services } from '../services.ts';

/** The menu of a region, its dishes by category. */
export interface UpstreamMenu {
  readonly regions: readonly Region[];
  /** null: the other system has no regions */
  readonly region: Region | null;
  /** null: dishes of no listed category */
  readonly parts: readonly { readonly category: Category | null; readonly dishes: readonly Product[] }[];
}

type Read<Value> = { readonly value: Value } | { readonly value: null; readonly problem: string };
type Reader = Pick<Services, 'backend'>;

/** The address of the system that has the catalog; null: this shop has it. */
export function catalogOwner({ config: { upstream } }: Pick<Services, 'config'>): string | null {
  return upstream === null ? null : new URL(upstream.baseUrl).host;
}

/** @param regionId of the query; any other text is the first region */
export function upstreamMenu({ backend }: Reader, regionId: string | null, locale: Locale, now: number): Promise<Read<UpstreamMenu>> {
  return readSafely(locale, async () => {
    const regions = await backend.regions(locale);
    const region = regions.find(({ id }) => id === regionId) ?? regions[0] ?? null;
    const menu = await backend.menu({ call: 'regionmenu', regionId: region?.id ?? null }, locale, now);
    if (!menu.ok) throw new Unreadable(problemText(menu.problem, locale));
    const { categories, products, error } = menu.value;
    if (error !== null) throw new Unreadable(typeof error === 'string' ? error : error[locale]);
    const known = new Set(categories.map(({ id }) => id));
    const inside = Map.groupBy(products, ({ categoryId }) => (known.has(categoryId) ? categoryId : null));
    const parts = [...categories, null].map((category) => ({ category, dishes: inside.get(category?.id ?? null) ?? [] }));
    return { regions, region, parts: parts.filter(({ dishes }) => dishes.length > 0) };
  });
}

/** The active restaurants. */
export function upstreamRestaurants({ backend }: Reader, locale: Locale, now: number): Promise<Read<readonly Restaurant[]>> {
  return readSafely(locale, () => backend.restaurants(locale, now));
}

async function readSafely<Value>(locale: Locale, read: () => Promise<Value>): Promise<Read<Value>> {
  try {
    return { value: await read() };
  } catch (error) {
    if (error instanceof Unreadable) return { value: null, problem: error.message };
    if (!(error instanceof UpstreamFailure)) throw error;
    return { value: null, problem: problemText(error.problem, locale) };
  }
}

/** The other system says why it has no menu. */
class Unreadable extends Error {}
