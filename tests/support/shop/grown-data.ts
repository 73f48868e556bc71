import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import { demoCatalog } from '../builders/demo-catalog.ts';
import { regionAround, scatteredPoints } from '../builders/scattered-points.ts';
import { fullFolder, importedData } from './full-folder.ts';

type Restaurant = CatalogFile['restaurants'][number];
type Zone = CatalogFile['zones'][number];
type Point = Pick<Restaurant, 'longitude' | 'latitude'>;

/** A data folder, and points whose visitors get different pages of it. */
export interface GrownData {
  readonly dataDir: string;
  /** of one restaurant, each in a zone of its own */
  readonly alone: readonly Point[];
  /** of the other restaurants */
  readonly inTurn: readonly Point[];
}

const stripeDegrees = 0.01;

/**
 * Restaurants that all serve all dishes, of which home shows as many as the byte budgets assume. Each has zones like stripes, one beside
 * the other, with different minutes.
 */
export function manyDishesData(dishes: number, restaurants: number, zonesOfEach: number): GrownData {
  const catalog = fullFolder(demoCatalog());
  const [pattern, zone] = [first(catalog.restaurants), first(catalog.zones)];
  const made = Array.from({ length: restaurants }, (_, at) => {
    const point = { longitude: 60 + (at % 10), latitude: 38 + Math.floor(at / 10) * 0.6 };
    return { ...pattern, ...point, id: at + 1, regionId: regionAround(catalog.regions, point).id };
  });
  const zones = made.flatMap((restaurant, at) =>
    Array.from(
      { length: zonesOfEach },
      (_, stripe): Zone => ({
        ...zone,
        id: at * zonesOfEach + stripe + 1,
        restaurantId: restaurant.id,
        deliveryDuration: 30 + stripe,
        polygon: square(stripeOf(restaurant, stripe), stripeDegrees / 2),
      }),
    ),
  );
  const leaves = catalog.categories.filter(
    ({ id, parentId }) => parentId !== null && parentId !== catalog.categories[0]?.id && id !== parentId,
  );
  const copied = catalog.products.filter(({ isCombo, isSet }) => !isCombo && !isSet);
  const copies = Array.from({ length: dishes - catalog.products.length }, (_, at) => ({
    ...(copied[at % copied.length] as CatalogFile['products'][number]),
    id: `copy-${at}`,
    slug: undefined,
    categoryId: leaves[at % leaves.length]?.id ?? 1,
  }));
  const products = [...catalog.products, ...copies];
  return {
    dataDir: importedData({ ...catalog, restaurants: made, zones, products }),
    alone: Array.from({ length: zonesOfEach }, (_, stripe) => stripeOf(first(made), stripe)),
    inTurn: made.slice(1).map((restaurant) => stripeOf(restaurant, 0)),
  };
}

/** The demo's restaurants and others, scattered over the country, each with a delivery zone around it. */
export function manyZonesData(restaurants: number, visitors: number): Omit<GrownData, 'alone'> {
  const catalog = demoCatalog();
  const [pattern, zone] = [first(catalog.restaurants), first(catalog.zones)];
  const points = scatteredPoints(restaurants - catalog.restaurants.length);
  const others = points.map(({ id, ...point }) => ({
    ...pattern,
    ...point,
    id: `many-${id}`,
    regionId: regionAround(catalog.regions, point).id,
    name: { ru: `Кухня ${id}` },
  }));
  const zones = points.map(
    ({ id, ...point }, at): Zone => ({
      ...zone,
      id: `zone-${id}`,
      restaurantId: `many-${id}`,
      deliveryDuration: 30 + (at % 60),
      polygon: square(point, stripeDegrees),
    }),
  );
  return {
    dataDir: importedData({ ...catalog, restaurants: [...catalog.restaurants, ...others], zones: [...catalog.zones, ...zones] }),
    inTurn: points.slice(0, visitors),
  };
}

function stripeOf({ longitude, latitude }: Point, stripe: number): Point {
  return { longitude, latitude: latitude + stripe * stripeDegrees };
}

function square({ longitude, latitude }: Point, half: number): [number, number][] {
  const [west, east, south, north] = [longitude - half, longitude + half, latitude - half, latitude + half];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}

function first<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('the demo has none');
  return item;
}
