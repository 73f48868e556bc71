import { type CatalogFile, catalogFileSchema } from '#contract/catalog/catalog-file.ts';
import { fillLanguages } from '#domain/content/fields.ts';
import type { Locale } from '#domain/locale.ts';
import { withFallbacks } from '#domain/localized-text.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { District, Region } from '#domain/place/region.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import demo from '#server/db/demo/catalog.json' with { type: 'json' };
import { toCategories, toProducts } from '#server/modules/catalog/localized-menu.ts';
import { fromFileSettings } from '#server/modules/catalog/site-settings.ts';

type Records = Pick<CatalogFile, 'regions' | 'districts' | 'restaurants'>;

/** The demo catalog as its file has it. */
export const demoFile: CatalogFile = catalogFileSchema.parse(demo);
const file = demoFile;

/** The demo catalog in one language, as the shop's own modules read it. */
export function demoMenu(locale: Locale): Menu {
  const [zone] = file.zones;
  return {
    categories: toCategories(file, locale),
    products: toProducts(file, locale, 'on'),
    deliveryFee: zone?.deliveryFee ?? 0,
    restaurantId: '1',
    deliveryDurationMinutes: zone?.deliveryDuration ?? 45,
    error: null,
  };
}

export function demoSettings(): SiteSettings {
  return fillLanguages(fromFileSettings(file.settings));
}

export function demoRegions(locale: Locale): Region[] {
  return file.regions.map(({ id, name, latitude, longitude }) => ({
    id: String(id),
    name: withFallbacks(name)[locale],
    latitude,
    longitude,
  }));
}

/** A district in which nothing is delivered. */
const undeliveredDistrict = '1';

export function demoDistricts(locale: Locale): District[] {
  return file.districts.map(({ id, regionId, name, latitude, longitude }) => {
    const hasDelivery = String(id) !== undeliveredDistrict;
    return {
      id: String(id),
      regionId: String(regionId),
      name: withFallbacks(name)[locale],
      latitude,
      longitude,
      hasDelivery,
      deliveryFee: hasDelivery ? 10_000 : null,
      mayCostMore: hasDelivery,
      durationMinutes: hasDelivery ? 45 : null,
    };
  });
}

export function demoRestaurants(locale: Locale): Restaurant[] {
  return file.restaurants.map((record) => toRestaurant(record, locale));
}

function toRestaurant(record: Records['restaurants'][number], locale: Locale): Restaurant {
  const { latitude, longitude, isActive, supportsDelivery, supportsPickup } = record;
  return {
    id: String(record.id),
    name: withFallbacks(record.name)[locale],
    address: withFallbacks(record.address)[locale],
    latitude,
    longitude,
    isActive,
    hours: { start: record.startOfWorkingTime, end: record.endOfWorkingTime },
    regionId: String(record.regionId),
    phone: record.phone ?? null,
    supportsDelivery,
    supportsPickup,
    deliveryDurationMinutes: record.deliveryDuration,
    pickupDurationMinutes: record.pickupDuration,
    closedUntil: null,
  };
}

/** The delivery terms of the first zone. */
export function demoZone(): { deliveryFee: number; minOrderSum: number; freeDeliveryFrom: number | null } {
  const [zone] = file.zones;
  if (zone === undefined) throw new Error('the demo catalog has no zone');
  return { deliveryFee: zone.deliveryFee, minOrderSum: zone.minOrderSum, freeDeliveryFrom: zone.freeDeliveryFrom ?? null };
}

export function demoSuggestions(): string[] {
  return file.recommendations.flatMap((entry) => entry.with.map(String));
}
