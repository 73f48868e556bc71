import { atom, type ReadableAtom } from 'nanostores';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { Id } from '#domain/id.ts';
import type { Som } from '#domain/money.ts';
import type { Quote, QuoteRequest } from '#domain/order/quote.ts';
import type { Pause } from '#domain/schedule/opening.ts';
import { type ApiProblem, api } from '../lib/api.ts';
import { isPlaceDropped } from './place-dropped.ts';
import { $regionInUse, loadPlaces } from './places.ts';
import { $coordinates, $orderType, $region, $restaurantId, noteSelectedRestaurant } from './preferences.ts';
import { awaitSlots, hasSlotBegun, loadSlots } from './slots.ts';

/** What serving these choices costs and takes, told before there is a cart. */
export interface ShownTerms {
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  readonly restaurantId: Id | null;
  /** null without coordinates and for pickup */
  readonly deliveryFee: Som | null;
  readonly minOrderSum: Som;
  /** null: delivery is never free here */
  readonly freeDeliveryFrom: Som | null;
  readonly durationMinutes: number;
  readonly isOutOfZone: boolean;
  /** null: the restaurant is not paused */
  readonly pause: Pause | null;
  readonly problem: ApiProblem | null;
}

const unknown: ShownTerms = {
  status: 'idle',
  restaurantId: null,
  deliveryFee: null,
  minOrderSum: 0,
  freeDeliveryFrom: null,
  durationMinutes: 0,
  isOutOfZone: false,
  pause: null,
  problem: null,
};
const $known = atom<ShownTerms>(unknown);
const checkEveryMs = 15_000;
let latest = 0;
let requestedPlace = '';

export const $deliveryTerms: ReadableAtom<ShownTerms> = $known;

/** Asks the server for a quote of nothing, whose sums are the zone's facts, and then for the slots of its restaurant; the latest call wins. */
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
  const result = await api('POST /api/v1/quote', { body: emptyRequest(regionId), silent: true });
  if (call !== latest) return;
  if (result.ok) {
    $known.set(termsOf(result.value));
    if ($restaurantId.get() === null) noteSelectedRestaurant(result.value.restaurantId);
    await loadSlots(result.value.restaurantId);
  } else if (await isPlaceDropped(result.problem)) {
    await loadDeliveryTerms();
  } else {
    $known.set({ ...unknown, status: 'error', isOutOfZone: result.problem.code === 'OUT_OF_ZONE', problem: result.problem });
    await loadSlots(null);
  }
}

function termsOf(quote: Quote): ShownTerms {
  return {
    status: 'success',
    restaurantId: quote.restaurantId,
    deliveryFee: quote.deliveryFee,
    minOrderSum: quote.minOrderLeft,
    freeDeliveryFrom: quote.freeDeliveryLeft,
    durationMinutes: quote.deliveryDuration,
    isOutOfZone: quote.warnings.includes('OUT_OF_ZONE'),
    pause: quote.paused ?? null,
    problem: null,
  };
}

function emptyRequest(regionId: Id): QuoteRequest {
  const coordinates = $coordinates.get();
  const restaurantId = $restaurantId.get();
  return {
    orderTypeId: $orderType.get(),
    regionId,
    ...(restaurantId !== null && { restaurantId }),
    ...($orderType.get() === delivery && coordinates !== null && coordinates),
    lines: [],
  };
}

/**
 * Looks every quarter of a minute, and when the page is shown again, whether the chosen time has begun, and asks the server then.
 * @returns ends the watch
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
