import { atom, type ReadableAtom } from 'nanostores';
import type { MapSettings } from '#contract/shop/maps.ts';

import { api } from '../lib/api.ts';

const $known = atom<MapSettings | null>(null);

/** The settings of maps; null until `loadMapSettings` has loaded it: then no map is offered. */
export const $mapSettings: ReadableAtom<MapSettings | null> = $known;

/** Requests it once; a failure stays silent, everything works without a map. */
export async function loadMapSettings(): Promise<void> {
  if ($known.get() !== null) return;
  const result = await api('GET /api/v1/map', { silent: true });
  if (result.ok) $known.set(result.value);
}
