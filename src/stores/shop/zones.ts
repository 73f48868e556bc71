import { atom, computed, type ReadableAtom } from 'nanostores';
import type { WireZone } from '#contract/shop/delivery.ts';
import type { Id } from '#domain/id.ts';
import { api } from '../lib/api.ts';
import { $regionInUse } from './places.ts';

const $lists = atom<Readonly<Record<Id, readonly WireZone[]>>>({});
const none: readonly WireZone[] = [];

/** The delivery zones of the region in use; empty until `loadZones` has loaded them, and where there is no delivery. */
export const $zones: ReadableAtom<readonly WireZone[]> = computed([$regionInUse, $lists], (region, lists) =>
  region === null ? none : (lists[region] ?? none),
);

/** Loads a region's zones once; they are optional, so a failure stays silent. */
export async function loadZones(region: Id): Promise<void> {
  if ($lists.get()[region] !== undefined) return;
  const result = await api('GET /api/v1/zones', { query: { RegionId: region }, silent: true });
  if (result.ok) $lists.set({ ...$lists.get(), [region]: result.value });
}
