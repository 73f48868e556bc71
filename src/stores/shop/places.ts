import { atom, computed, type ReadableAtom } from 'nanostores';
import { fromWireDistrict, fromWireRegion, fromWireRestaurant } from '#contract/shop/places-wire.ts';
import type { Id } from '#domain/id.ts';
import { type District, type Region, regionFor } from '#domain/place/region.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { type ApiProblem, api } from '../lib/api.ts';
import { $region } from './preferences.ts';

export interface Places {
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  readonly regions: readonly Region[];
  readonly restaurants: readonly Restaurant[];
  readonly problem: ApiProblem | null;
}

const unasked: Places = { status: 'idle', regions: [], restaurants: [], problem: null };
const $lists = atom<Places>(unasked);
const $districtLists = atom<Readonly<Record<Id, readonly District[]>>>({});
let loading: Promise<Places> | null = null;
let areDistrictsLoaded = false;

/** Regions and active restaurants in the page's language. */
export const $places: ReadableAtom<Places> = $lists;

/** The region in use: the chosen one, else the first with an active restaurant (R-MENU-7); null while unknown. */
export const $regionInUse: ReadableAtom<Id | null> = computed([$region, $lists], (chosen, { regions, restaurants }) =>
  regions.length === 0 ? chosen : (regionFor(chosen, regions, restaurants)?.id ?? null),
);

/** The districts of the region in use; empty where there are none. */
export const $districts: ReadableAtom<readonly District[]> = computed([$regionInUse, $districtLists], (region, lists) =>
  region === null ? [] : (lists[region] ?? []),
);

/** The districts of all loaded regions. */
export const $knownDistricts: ReadableAtom<readonly District[]> = computed($districtLists, (lists) => Object.values(lists).flat());

/** Loads regions and restaurants once; concurrent calls share one request, a failed load is tried again. */
export function loadPlaces(): Promise<Places> {
  if ($lists.get().status === 'success') return Promise.resolve($lists.get());
  loading ??= fetchPlaces().finally(() => {
    loading = null;
  });
  return loading;
}

/** The region in use, after its data is loaded; quote and menu send it, and report what fails. */
export async function knownRegion(): Promise<Id | null> {
  if ($region.get() === null) await loadPlaces();
  return $regionInUse.get();
}

/** Loads the districts of every region once, with one call. */
export async function loadAllDistricts(): Promise<void> {
  if (areDistrictsLoaded) return;
  const result = await api('GET /api/v1/districts', { silent: true });
  if (!result.ok) return;
  areDistrictsLoaded = true;
  const districts = result.value.map(fromWireDistrict);
  $districtLists.set(Object.groupBy(districts, ({ regionId }) => regionId) as Record<Id, readonly District[]>);
}

/** Clears the lists, so that the next load requests them again. */
export function forgetPlaces(): void {
  $lists.set(unasked);
  $districtLists.set({});
  areDistrictsLoaded = false;
}

async function fetchPlaces(): Promise<Places> {
  $lists.set({ ...$lists.get(), status: 'pending', problem: null });
  const [regions, restaurants] = await Promise.all([
    api('GET /api/regions/List', { silent: true }),
    api('GET /api/restaurants/List', { silent: true }),
  ]);
  if (regions.ok && restaurants.ok) {
    $lists.set({
      status: 'success',
      regions: regions.value.map(fromWireRegion),
      restaurants: restaurants.value.map(fromWireRestaurant),
      problem: null,
    });
  } else {
    const failed = regions.ok ? restaurants : regions;
    $lists.set({ ...$lists.get(), status: 'error', problem: failed.ok ? null : failed.problem });
  }
  return $lists.get();
}
