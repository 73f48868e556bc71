import { atom, type ReadableAtom } from 'nanostores';
import type { FulfillmentTerms } from '#domain/fulfillment/fulfillment-terms.ts';
import { type ApiProblem, api } from '../lib/api.ts';
import { isPlaceDropped } from './place-dropped.ts';
import { $regionInUse, loadPlaces } from './places.ts';
import { $coordinates, $orderType, $region, $restaurantId, noteSelectedRestaurant, placeQuery } from './preferences.ts';
import { awaitSlots, hasSlotBegun, loadSlots } from './slots.ts';

/** What an order at the chosen place costs and takes, before there is a cart. */
export interface ShownTerms extends FulfillmentTerms {
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  readonly isOutOfZone: boolean;
  readonly problem: ApiProblem | null;
}

const unknown: ShownTerms = {
  status: 'idle',
  restaurantId: null,
  deliveryFee: null,
  minOrderSum: 0,
  freeDeliveryFrom: null,
  durationMinutes: 0,
  paused: null,
  isOutOfZone: false,
  problem: null,
};
const $known = atom<ShownTerms>(unknown);
const checkEveryMs = 15_000;
let latest = 0;
let requestedPlace = '';

export const $deliveryTerms: ReadableAtom<ShownTerms> = $known;

/** Loads the terms of the chosen place, then the slots of its restaurant; the latest call wins. */
export async function loadDeliveryTerms(): Promise<void> {
  latest += 1;
  const call = latest;
  const place = JSON.stringify([$orderType.get(), $coordinates.get(), $region.get(), $restaurantId.get()]);
  if (place !== requestedPlace) awaitSlots();
  requestedPlace = place;
  $known.set({ ...$known.get(), status: 'pending', problem: null });
  await loadPlaces();
  const regionId = $regionInUse.get();
  if (call !== latest) return;
  if (regionId === null) {
    $known.set(unknown);
    return loadSlots(null);
  }
  const restaurantId = $restaurantId.get();
  const query = { RegionId: regionId, ...(restaurantId !== null && { RestaurantId: restaurantId }), ...placeQuery() };
  const result = await api('GET /api/v1/delivery-terms', { query, silent: true });
  if (call !== latest) return;
  if (result.ok) {
    $known.set({ ...result.value, status: 'success', isOutOfZone: result.value.restaurantId === null, problem: null });
    if ($restaurantId.get() === null) noteSelectedRestaurant(result.value.restaurantId);
    await loadSlots(result.value.restaurantId);
  } else if (await isPlaceDropped(result.problem)) {
    await loadDeliveryTerms();
  } else {
    $known.set({ ...unknown, status: 'error', isOutOfZone: result.problem.code === 'OUT_OF_ZONE', problem: result.problem });
    await loadSlots(null);
  }
}

/**
 * Checks every 15 seconds, and when the page is shown again, whether the chosen time has begun, and then reloads from the server.
 * @returns stops it
 */
export function watchTime(): () => void {
  const check = () => {
    if (!document.hidden && $known.get().status !== 'pending' && hasSlotBegun(Date.now())) void loadDeliveryTerms();
  };
  check();
  const timer = setInterval(check, checkEveryMs);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
  };
}
