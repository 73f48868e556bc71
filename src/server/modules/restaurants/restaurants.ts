import type { DeliveryZone } from '#domain/fulfillment/zone.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { type Box, boxOf } from '#domain/place/inside-polygon.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { endOfDay } from '#domain/schedule/clock.ts';
import { onceFor } from '../../caching/once-for.ts';
import type { Catalog, CatalogRestaurant } from '../catalog/catalog.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';
import { nextPauseEnd } from '../catalog/stock.ts';
import { openingHoursOf } from './opening-hours.ts';

/** What is looked up in the restaurants of a catalog; made once for each catalog, which never changes. */
interface RestaurantIndex {
  /** the active ones, the lowest id first (R-MENU-11) */
  readonly active: readonly CatalogRestaurant[];
  readonly byId: ReadonlyMap<Id, CatalogRestaurant>;
  readonly byRegion: ReadonlyMap<Id, readonly CatalogRestaurant[]>;
  /** of those that deliver */
  readonly zones: readonly DeliveryZone[];
  /** the edges of each of these zones, one array for each side: thousands are read faster this way than as objects */
  readonly edges: Readonly<Record<keyof Box, Float64Array>>;
}

const indexOf = onceFor((catalog: Catalog): RestaurantIndex => {
  const active = catalog.restaurants.filter((restaurant) => restaurant.isActive);
  const zones = active.filter(({ supportsDelivery }) => supportsDelivery).flatMap((restaurant) => restaurant.zones);
  const edgesOf = (side: keyof Box) => Float64Array.from(zones, ({ polygon }) => boxOf(polygon)[side]);
  return {
    active,
    byId: new Map(active.map((restaurant) => [restaurant.id, restaurant])),
    byRegion: Map.groupBy(active, ({ regionId }) => regionId),
    zones,
    edges: { west: edgesOf('west'), east: edgesOf('east'), south: edgesOf('south'), north: edgesOf('north') },
  };
});

/** The active restaurants, the lowest id first (R-MENU-11). */
export function activeRestaurants(catalog: Catalog): readonly CatalogRestaurant[] {
  return indexOf(catalog).active;
}

export function findRestaurant(catalog: Catalog, id: Id): CatalogRestaurant | null {
  return indexOf(catalog).byId.get(id) ?? null;
}

/** The active restaurants of a region, the lowest id first; an unknown region is rejected. */
export function restaurantsOf(catalog: Catalog, regionId: Id): Result<readonly CatalogRestaurant[], Problem> {
  if (!catalog.regions.some((region) => region.id === regionId)) return err(problem('NOT_FOUND'));
  return ok(indexOf(catalog).byRegion.get(regionId) ?? []);
}

/** Nothing is on any side of it. */
const noEdge = Number.NaN;

/** The zones of the active restaurants that deliver whose smallest box contains a point: all that may contain it, and few others. */
export function zonesAround(catalog: Catalog, { longitude, latitude }: Coordinates): readonly DeliveryZone[] {
  const { zones, edges } = indexOf(catalog);
  const { west, east, south, north } = edges;
  const around: DeliveryZone[] = [];
  // every page looks at all zones: a call for each would take several times as long
  for (let at = 0; at < zones.length; at++) {
    const isAround =
      longitude >= (west[at] ?? noEdge) &&
      longitude <= (east[at] ?? noEdge) &&
      latitude >= (south[at] ?? noEdge) &&
      latitude <= (north[at] ?? noEdge);
    const zone = isAround ? zones[at] : undefined;
    if (zone !== undefined) around.push(zone);
  }
  return around;
}

/** The first region of the list with an active restaurant, else the first (R-MENU-7). */
export function defaultRegion(catalog: Catalog): Id | null {
  const { byRegion } = indexOf(catalog);
  const served = catalog.regions.find(({ id }) => byRegion.has(id));
  return (served ?? catalog.regions[0])?.id ?? null;
}

/** The zones of a region's restaurants that offer delivery. */
export function zonesOf(catalog: Catalog, regionId: Id): Result<DeliveryZone[], Problem> {
  const found = restaurantsOf(catalog, regionId);
  if (!found.ok) return found;
  return ok(found.value.filter((restaurant) => restaurant.supportsDelivery).flatMap((restaurant) => restaurant.zones));
}

export function toRestaurant(restaurant: CatalogRestaurant, snapshot: Snapshot, locale: Locale, now: number): Restaurant {
  const { name, address, slotCapacity: _capacity, zones: _zones, ...rest } = restaurant;
  return {
    ...rest,
    name: name[locale],
    address: address[locale],
    ...openingHoursOf(restaurant, snapshot, now),
  };
}

interface ListedRestaurants {
  readonly restaurants: readonly Restaurant[];
  readonly since: number;
  /** from this instant on a pause no longer counts, or another day of the calendars begins */
  readonly until: number;
}

const lists = new WeakMap<Snapshot, Map<Locale, ListedRestaurants>>();

/** The active restaurants as screens read them; the same array for as long as nothing of it changes. */
export function listedRestaurants(snapshot: Snapshot, locale: Locale, now: number): readonly Restaurant[] {
  const ofSnapshot = lists.get(snapshot) ?? new Map<Locale, ListedRestaurants>();
  lists.set(snapshot, ofSnapshot);
  const known = ofSnapshot.get(locale);
  if (known !== undefined && known.since <= now && now < known.until) return known.restaurants;
  const restaurants = activeRestaurants(snapshot.catalog).map((restaurant) => toRestaurant(restaurant, snapshot, locale, now));
  ofSnapshot.set(locale, { restaurants, since: now, until: Math.min(nextPauseEnd(snapshot.stock, now), nextDay(snapshot, now)) });
  return restaurants;
}

/** The instant at which the hours of calendars are those of another day; Infinity without a calendar. */
function nextDay({ catalog }: Snapshot, now: number): number {
  const hasCalendar = activeRestaurants(catalog).some(({ calendar }) => calendar !== undefined);
  return hasCalendar ? endOfDay(now) : Number.POSITIVE_INFINITY;
}
