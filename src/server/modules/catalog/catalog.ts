import { fillLanguages } from '#domain/content/fields.ts';
import type { LoyaltyRules } from '#domain/customer/loyalty.ts';
import type { DeliveryZone } from '#domain/fulfillment/zone.ts';
import { compareIds, type Id } from '#domain/id.ts';
import type { Locale, LocalizedText } from '#domain/locale.ts';
import { withFallbacks } from '#domain/localized-text.ts';
import type { Category } from '#domain/menu/category.ts';
import { type FiscalCodes, fiscalCodesOf } from '#domain/menu/fiscal-codes.ts';
import type { Serving } from '#domain/menu/serving-times.ts';
import type { Product } from '#domain/menu/types.ts';
import type { Som } from '#domain/money.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import type { OpeningCalendar } from '#domain/schedule/calendar.ts';
import type { WorkingHours } from '#domain/schedule/working-hours.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import type { CatalogRecords } from './catalog-rows.ts';
import { type ModifierSetting, toCategories, toProducts, toSearchWords } from './localized-menu.ts';
import { toLoyaltyRules } from './loyalty-rules.ts';
import { type Promos, toPromos } from './promo-codes.ts';

interface NamedPlace extends Coordinates {
  readonly id: Id;
  readonly name: LocalizedText;
}

export interface CatalogRestaurant extends NamedPlace {
  readonly regionId: Id;
  readonly address: LocalizedText;
  readonly isActive: boolean;
  readonly hours: WorkingHours;
  /** in place of `hours` */
  readonly calendar?: OpeningCalendar | undefined;
  readonly phone: string | null;
  readonly supportsDelivery: boolean;
  readonly supportsPickup: boolean;
  readonly deliveryDurationMinutes: number;
  readonly pickupDurationMinutes: number;
  /** maximum orders in one slot; null: unlimited */
  readonly slotCapacity: number | null;
  readonly zones: readonly DeliveryZone[];
}

/** The menu of one language: localized names, and availability from the catalog alone. */
interface LocalizedMenu {
  readonly categories: readonly Category[];
  readonly products: ReadonlyMap<Id, Product>;
  /** what people type for dishes of a category, by its id (R-SEARCH-13) */
  readonly searchWords?: ReadonlyMap<Id, readonly string[]>;
  /** the different serving times of its products; none: every dish is always served */
  readonly servings?: readonly Serving[];
}

/** The catalog in memory, immutable: every change creates a new one. */
export interface Catalog extends Promos {
  readonly settings: SiteSettings;
  readonly regions: readonly NamedPlace[];
  readonly districts: readonly (NamedPlace & { readonly regionId: Id })[];
  /** by id, the lowest first; includes inactive ones */
  readonly restaurants: readonly CatalogRestaurant[];
  readonly menus: Readonly<Record<Locale, LocalizedMenu>>;
  /** a product that is absent here is available in every restaurant */
  readonly servedOnlyBy: ReadonlyMap<Id, ReadonlySet<Id>>;
  /** of each restaurant, the products that have another price there */
  readonly ownPrices: ReadonlyMap<Id, ReadonlyMap<Id, Som>>;
  readonly recommendations: ReadonlyMap<Id, readonly Id[]>;
  /** what dishes are like that no menu has; absent: not known */
  readonly hidden?: ReadonlyMap<Id, Pick<Product, 'categoryId' | 'price'>>;
  readonly loyalty: LoyaltyRules | null;
  /** of the products that have all of them; absent: not known */
  readonly fiscalCodes?: ReadonlyMap<Id, FiscalCodes>;
}

export function toLocalizedMenu(records: CatalogRecords, modifiers: ModifierSetting, locale: Locale): LocalizedMenu {
  const products = toProducts(records, locale, modifiers);
  return {
    categories: toCategories(records, locale),
    searchWords: toSearchWords(records, locale),
    products: new Map(products.map((product) => [product.id, product])),
    servings: [...new Set(products.flatMap(({ serving }) => serving ?? []))],
  };
}

/** @param known menus that were already made */
export function toCatalog(records: CatalogRecords, modifiers: ModifierSetting, known: Partial<Catalog['menus']> = {}): Catalog {
  const menuIn = (locale: Locale) => known[locale] ?? toLocalizedMenu(records, modifiers, locale);
  const zonesOf = Map.groupBy(records.zones, ({ restaurantId }) => String(restaurantId));
  return {
    settings: fillLanguages(records.settings),
    regions: records.regions.map(toPlace),
    districts: records.districts.map((district) => ({ ...toPlace(district), regionId: String(district.regionId) })),
    restaurants: records.restaurants
      .map((record) => toRestaurant(record, zonesOf.get(String(record.id)) ?? []))
      .sort((a, b) => compareIds(a.id, b.id)),
    menus: { ru: menuIn('ru'), en: menuIn('en'), uz: menuIn('uz') },
    hidden: hiddenDishes(records),
    servedOnlyBy: new Map(
      records.products.flatMap(({ id, restaurantIds }) =>
        restaurantIds === undefined ? [] : [[String(id), new Set(restaurantIds.map(String))] as const],
      ),
    ),
    ownPrices: ownPricesOf(records.products),
    recommendations: new Map(records.recommendations.map((record) => [String(record.productId), record.with.map(String)])),
    ...toPromos(records),
    loyalty: toLoyaltyRules(records),
    fiscalCodes: fiscalCodesIn(records),
  };
}

function ownPricesOf(products: CatalogRecords['products']): Map<Id, Map<Id, Som>> {
  const found = new Map<Id, Map<Id, Som>>();
  for (const { id, restaurantPrices = [] } of products) {
    for (const { restaurantId, price } of restaurantPrices) {
      const prices = found.get(String(restaurantId)) ?? new Map<Id, Som>();
      found.set(String(restaurantId), prices.set(String(id), price));
    }
  }
  return found;
}

function toPlace({ id, name, longitude, latitude }: CatalogRecords['regions'][number]): NamedPlace {
  return { id: String(id), name: withFallbacks(name), longitude, latitude };
}

function toRestaurant(record: CatalogRecords['restaurants'][number], zones: CatalogRecords['zones']): CatalogRestaurant {
  const id = String(record.id);
  return {
    id,
    name: withFallbacks(record.name),
    longitude: record.longitude,
    latitude: record.latitude,
    regionId: String(record.regionId),
    address: withFallbacks(record.address),
    isActive: record.isActive,
    hours: { start: record.startOfWorkingTime, end: record.endOfWorkingTime },
    ...(record.calendar && { calendar: toCalendar(record.calendar) }),
    phone: record.phone ?? null,
    supportsDelivery: record.supportsDelivery,
    supportsPickup: record.supportsPickup,
    deliveryDurationMinutes: record.deliveryDuration,
    pickupDurationMinutes: record.pickupDuration,
    slotCapacity: record.slotCapacity ?? null,
    zones: zones.map(toZone),
  };
}

type CalendarRecord = NonNullable<CatalogRecords['restaurants'][number]['calendar']>;

function toCalendar({ week, exceptions = [] }: CalendarRecord): OpeningCalendar {
  return { week, exceptions: exceptions.map(({ note, ...dated }) => ({ ...dated, note: note ? withFallbacks(note) : null })) };
}

function toZone(record: CatalogRecords['zones'][number]): DeliveryZone {
  return {
    id: String(record.id),
    restaurantId: String(record.restaurantId),
    priority: record.priority,
    polygon: record.polygon,
    deliveryFee: record.deliveryFee,
    minOrderSum: record.minOrderSum,
    freeDeliveryFrom: record.freeDeliveryFrom ?? null,
    deliveryDurationMinutes: record.deliveryDuration,
  };
}

function fiscalCodesIn({ products }: CatalogRecords): NonNullable<Catalog['fiscalCodes']> {
  return new Map(
    products.flatMap((product) => {
      const codes = fiscalCodesOf(product);
      return codes === null ? [] : [[String(product.id), codes] as const];
    }),
  );
}

function hiddenDishes({ products }: CatalogRecords): NonNullable<Catalog['hidden']> {
  const hidden = products.filter(({ isAvailable }) => !isAvailable);
  return new Map(hidden.map(({ id, categoryId, price }) => [String(id), { categoryId: String(categoryId), price }]));
}
