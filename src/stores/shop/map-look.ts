import { atom, type ReadableAtom } from 'nanostores';
import type { MapLook } from '#contract/shop/map-look.ts';

import { api } from '../lib/api.ts';

const $known = atom<MapLook | null>(null);

/** How the maps look; null until `loadMapLook` has loaded it: then no map is offered. */
export const $mapLook: ReadableAtom<MapLook | null> = $known;

/** Requests it once; a failure stays silent, everything works without a map. */
export async function loadMapLook(): Promise<void> {
  if ($known.get() !== null) return;
  const result = await api('GET /api/v1/map', { silent: true });
  if (result.ok) $known.set(result.value);
}
