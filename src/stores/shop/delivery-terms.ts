import type { ReadableAtom } from 'nanostores';
import type { FulfillmentTerms } from '#domain/fulfillment/fulfillment-terms.ts';
import { api } from '../lib/api.ts';
import { type LoadState, resource } from '../lib/resource.ts';
import { isPlaceDropped } from './place-dropped.ts';
import { $regionInUse, loadPlaces } from './places.ts';
import { $placeKey, $restaurantId, noteSelectedRestaurant, placeQuery } from './preferences.ts';
import { awaitSlots, hasSlotBegun, loadSlots } from './slots.ts';

/** What an order at the chosen place costs and takes, before there is a cart. */
export interface ShownTerms extends FulfillmentTerms, LoadState {
  readonly isOutOfZone: boolean;
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
const terms = resource(unknown);
const checkEveryMs = 15_000;
let requestedPlace = '';

export const $deliveryTerms: ReadableAtom<ShownTerms> = terms.$state;

/** Loads the terms of the chosen place, then the slots of its restaurant; the latest call wins. */
export async function loadDeliveryTerms(): Promise<void> {
  const place = $placeKey.get();
  if (place !== requestedPlace) awaitSlots();
  requestedPlace = place;
  const load = terms.start();
  await loadPlaces();
  const regionId = $regionInUse.get();
  if (!load.isLatest()) return;
  if (regionId === null) {
    load.set(unknown);
    return loadSlots(null);
  }
  const restaurantId = $restaurantId.get();
  const query = { RegionId: regionId, ...(restaurantId !== null && { RestaurantId: restaurantId }), ...placeQuery() };
  const result = await api('GET /api/v1/delivery-terms', { query, silent: true });
  if (!load.isLatest()) return;
  if (result.ok) {
    load.set({ ...result.value, status: 'success', isOutOfZone: result.value.restaurantId === null });
    if ($restaurantId.get() === null) noteSelectedRestaurant(result.value.restaurantId);
    await loadSlots(result.value.restaurantId);
  } else if (await isPlaceDropped(result.problem)) {
    await loadDeliveryTerms();
  } else {
    load.set({ ...unknown, status: 'error', isOutOfZone: result.problem.code === 'OUT_OF_ZONE', problem: result.problem });
    await loadSlots(null);
  }
}

/**
 * Checks every 15 seconds, and when the page is shown again, whether the chosen time has begun, and then reloads from the server.
 * @returns stops it
 */
export function watchTime(): () => void {
  const check = () => {
    if (!document.hidden && $deliveryTerms.get().status !== 'pending' && hasSlotBegun(Date.now())) void loadDeliveryTerms();
  };
  check();
  const timer = setInterval(check, checkEveryMs);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
  };
}
