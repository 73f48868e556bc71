import { onMount, type ReadableAtom } from 'nanostores';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { Id } from '#domain/id.ts';
import type { Quote, QuoteRequest } from '#domain/order/quote.ts';
import { api } from '../lib/api.ts';
import { type Load, type LoadState, resource } from '../lib/resource.ts';
import { $cart, $lateCart } from './cart.ts';
import { $checkout, type CheckoutDraft } from './checkout.ts';
import { isPlaceDropped } from './place-dropped.ts';
import { $regionInUse, knownRegion } from './places.ts';
import { $coordinates, $orderType, $restaurantId, noteSelectedRestaurant } from './preferences.ts';

export interface QuoteState extends LoadState {
  /** The last response, kept while a new one is pending or failed; null for an empty cart. */
  readonly quote: Quote | null;
}

const debounceMs = 200;
const quotedFields = ['slot', 'promoCode', 'isPromoOff', 'pointsToSpend'] as const;
const price = resource<QuoteState>({ status: 'idle', quote: null, problem: null });
let timer: ReturnType<typeof setTimeout> | undefined;

/** The server's price of the cart; requested again whenever cart, choices, slot, promo code or points change, while it has listeners. */
export const $quote: ReadableAtom<QuoteState> = price.$state;

/** Requests it again immediately, for example after a failure. */
export function refreshQuote(): void {
  schedule(0);
}

/** The data that the server needs to price the current cart; null while no region is known. */
export async function currentQuoteRequest(): Promise<QuoteRequest | null> {
  const regionId = await knownRegion();
  return regionId === null ? null : toRequest(regionId);
}

onMount(price.$state, () => {
  const changed = () => schedule(debounceMs);
  const draftChanged = (now: CheckoutDraft, before?: CheckoutDraft) => {
    if (quotedFields.some((field) => now[field] !== before?.[field])) changed();
  };
  const ends = [
    ...[$lateCart, $orderType, $coordinates, $regionInUse, $restaurantId].map((store) => store.listen(changed)),
    $checkout.listen(draftChanged),
  ];
  schedule(0);
  // without a network the sums of the last response must not look orderable; a second mount adds no second listener
  globalThis.ononline = refreshQuote;
  globalThis.onoffline = refreshQuote;
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
  };
});

function schedule(delayMs: number): void {
  clearTimeout(timer);
  if ($cart.get().length === 0) return void price.reset();
  const load = price.start({ problem: price.$state.value?.problem ?? null });
  timer = setTimeout(() => void sendRequest(load), delayMs);
}

async function sendRequest(load: Load<QuoteState>): Promise<void> {
  const body = await currentQuoteRequest();
  if (!load.isLatest()) return;
  if (body === null) return void price.reset();
  const ownPromos = $checkout.get().isPromoOff ? 'list' : 'apply';
  const result = await api('POST /api/v1/quote', { query: { ownPromos, unknown: 'list' }, body, silent: true });
  if ((!result.ok && (await isPlaceDropped(result.problem))) || !load.isLatest()) return;
  if (!result.ok) return load.set({ status: 'error', problem: result.problem });
  if ($restaurantId.get() === null) noteSelectedRestaurant(result.value.restaurantId);
  load.set({ status: 'success', quote: result.value, problem: null });
}

function toRequest(regionId: Id): QuoteRequest {
  const orderTypeId = $orderType.get();
  const restaurantId = $restaurantId.get();
  const coordinates = orderTypeId === delivery ? $coordinates.get() : null;
  const { slot, promoCode, pointsToSpend } = $checkout.get();
  return {
    orderTypeId,
    regionId,
    ...(restaurantId && { restaurantId }),
    ...coordinates,
    ...(slot && { slot }),
    lines: $cart.get().map(toWireLine),
    ...(promoCode && { promoCode }),
    ...(pointsToSpend && { pointsToSpend }),
  };
}

/** A line as calls take it. */
export function toWireLine({ productId, quantity, modifiers, combo, comment }: CartLine): CartLine {
  return { productId, quantity, modifiers, combo, ...(comment !== undefined && { comment }) };
}
