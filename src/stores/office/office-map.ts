import { computed, type ReadableAtom } from 'nanostores';
import type { MapSettings } from '#contract/shop/maps.ts';
import type { District } from '#domain/place/region.ts';
import { $mapSettings, loadMapSettings } from '../shop/map-settings.ts';
import { $knownDistricts, loadAllDistricts } from '../shop/places.ts';

type DistrictLabel = District & { readonly kind: 'district' };

/** The settings of maps and the names of the districts on them. */
export interface OfficeMapData extends MapSettings {
  readonly labels: readonly DistrictLabel[];
}

/** null until `loadOfficeMap` has loaded it: then no map is offered. */
export const $officeMap: ReadableAtom<OfficeMapData | null> = computed(
  [$mapSettings, $knownDistricts],
  (settings, districts) => settings && { ...settings, labels: districts.map((district) => ({ ...district, kind: 'district' as const })) },
);

/** Requests it once; a failure stays silent, everything works without a map. */
export async function loadOfficeMap(): Promise<void> {
  await Promise.all([loadMapSettings(), loadAllDistricts()]);
}
