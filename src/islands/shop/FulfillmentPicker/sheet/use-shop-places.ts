import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { termsText } from '#domain/fulfillment/terms-text.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { type District, hasCenter, type Region, servesRegion } from '#domain/place/region.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import type { Translate } from '#domain/words.ts';
import { $knownDistricts, $places, $regionInUse } from '#stores/shop/places.ts';
import type { SheetWords } from '../words.ts';
import { capitalized } from './capitalized.ts';
import type { FoundPlace } from './found-place.ts';

/** A district or the center of a region. */
export type ShopPlace = FoundPlace & { readonly kind: 'district' | 'region'; readonly name: string; readonly inRegion: Id };

/** Districts and the centers of regions; those without delivery come last. */
export function useShopPlaces(locale: Locale, t: Translate<SheetWords>): readonly ShopPlace[] {
  const districts = useStore($knownDistricts);
  const { regions, restaurants } = useStore($places);
  const current = useStore($regionInUse);
  return useMemo(
    () => shopPlaces({ districts, regions, restaurants, current }, locale, t),
    [districts, regions, restaurants, current, locale, t],
  );
}

interface Shop {
  readonly districts: readonly District[];
  readonly regions: readonly Region[];
  readonly restaurants: readonly Restaurant[];
  readonly current: Id | null;
}

function shopPlaces({ districts, regions, restaurants, current }: Shop, locale: Locale, t: Translate<SheetWords>): readonly ShopPlace[] {
  const served = restaurants.filter(({ isActive }) => isActive);
  const nameOf = (id: string) => capitalized(regions.find((region) => region.id === id)?.name ?? '');
  const centers = regions.filter(hasCenter).map((region) => {
    const hasDelivery = served.some((restaurant) => restaurant.supportsDelivery && servesRegion(restaurant, region.id));
    const title = t('center', { name: capitalized(region.name) });
    return { ...region, kind: 'region' as const, title, regionId: region.id, hasDelivery, region: '', terms: '' };
  });
  const around = districts.map((district) => ({
    ...district,
    kind: 'district' as const,
    title: district.name,
    region: nameOf(district.regionId),
    terms: termsText({ minutes: district.durationMinutes, fee: district.deliveryFee, isExact: !district.mayCostMore }, locale, t),
  }));
  return [...around, ...centers]
    .sort((a, b) => Number(b.hasDelivery) - Number(a.hasDelivery))
    .map(({ id, kind, name, title, region, regionId, longitude, latitude, hasDelivery, terms }) => {
      return {
        key: `${kind} ${id}`,
        kind,
        name,
        title,
        note: regionId === current ? '' : region,
        terms: hasDelivery ? terms : t('noDelivery'),
        inRegion: regionId,
        regionId: served.some((restaurant) => servesRegion(restaurant, regionId)) ? regionId : null,
        longitude,
        latitude,
      };
    });
}
