import { computed, type ReadableAtom } from 'nanostores';
import type { MapLook } from '#contract/shop/map-look.ts';
import type { District } from '#domain/place/region.ts';
import { $mapLook, loadMapLook } from '../shop/map-look.ts';
import { $knownDistricts, loadAllDistricts } from '../shop/places.ts';

type DistrictLabel = District & { readonly kind: 'district' };

/** How maps look and the names of the districts on them. */
export interface OfficeMapData extends MapLook {
  readonly labels: readonly DistrictLabel[];
}

/** null until `loadOfficeMap` has loaded it: then no map is offered. */
export const $officeMap: ReadableAtom<OfficeMapData | null> = computed(
  [$mapLook, $knownDistricts],
  (look, districts) => look && { ...look, labels: districts.map((district) => ({ ...district, kind: 'district' as const })) },
);

/** Requests it once; a failure stays silent, everything works without a map. */
export async function loadOfficeMap(): Promise<void> {
  await Promise.all([loadMapLook(), loadAllDistricts()]);
}
