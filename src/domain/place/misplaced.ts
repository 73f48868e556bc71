import type { Coordinates } from './coordinates.ts';
import type { Corner } from './inside-polygon.ts';
import { knownRegions } from './known-regions.ts';

/**
 * Why a point can't be where it is: it is far from what it belongs to, and with latitude and longitude exchanged it is near it
 * (`swapped`); or it is far either way.
 */
export type MisplacedRule = 'swapped' | 'farFromRegion' | 'farFromRestaurant';

interface Placed extends Coordinates {
  readonly id: string;
}

export interface PlacedCatalog {
  readonly regions: readonly Placed[];
  readonly districts: readonly (Placed & { readonly regionId: string })[];
  readonly restaurants: readonly (Placed & { readonly regionId: string })[];
  readonly zones: readonly { readonly id: string; readonly restaurantId: string; readonly polygon: readonly Corner[] }[];
}

export interface Misplaced {
  readonly section: keyof PlacedCatalog;
  readonly id: string;
  /** the first wrong corner of a zone; null: the place has one point */
  readonly corner: number | null;
  readonly rule: MisplacedRule;
}

/** More than from the capital of a region of Uzbekistan to its farthest border. */
const reachDegrees = 5;

/**
 * Points that are wrong beside what they belong to: a region beside the regions of Uzbekistan (only `swapped`: it may be abroad),
 * districts and restaurants beside their region, each corner of a zone beside its restaurant. Where the other point is swapped itself,
 * they are held against the right one, so that each mistake is reported once.
 */
export function misplacedPoints({ regions, districts, restaurants, zones }: PlacedCatalog): Misplaced[] {
  const found: Misplaced[] = [];
  const centers = new Map<string, Coordinates>();
  for (const region of regions) {
    const isSwapped = !isNear(region, knownRegions) && isNear(exchanged(region), knownRegions);
    if (isSwapped) found.push({ section: 'regions', id: region.id, corner: null, rule: 'swapped' });
    centers.set(region.id, isSwapped ? exchanged(region) : region);
  }
  const kitchens = new Map<string, Coordinates>();
  for (const [section, places] of [['districts', districts] as const, ['restaurants', restaurants] as const]) {
    for (const place of places) {
      const rule = ruleOf(place, centers.get(place.regionId), 'farFromRegion');
      if (rule !== null) found.push({ section, id: place.id, corner: null, rule });
      if (section === 'restaurants') kitchens.set(place.id, rule === 'swapped' ? exchanged(place) : place);
    }
  }
  for (const { id, restaurantId, polygon } of zones) {
    const kitchen = kitchens.get(restaurantId);
    const rules = polygon.map(([longitude, latitude]) => ruleOf({ longitude, latitude }, kitchen, 'farFromRestaurant'));
    const corner = rules.findIndex((rule) => rule !== null);
    const rule = rules[corner] ?? null;
    if (rule !== null) found.push({ section: 'zones', id, corner, rule });
  }
  return found;
}

function ruleOf<Far extends MisplacedRule>(point: Coordinates, owner: Coordinates | undefined, far: Far): 'swapped' | Far | null {
  if (owner === undefined || isNear(point, [owner])) return null;
  return isNear(exchanged(point), [owner]) ? 'swapped' : far;
}

function isNear({ latitude, longitude }: Coordinates, places: readonly Coordinates[]): boolean {
  return places.some(
    (place) => Math.abs(place.latitude - latitude) <= reachDegrees && Math.abs(place.longitude - longitude) <= reachDegrees,
  );
}

function exchanged({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: longitude, longitude: latitude };
}
