import { defaultDurationMinutes } from '#contract/lib/durations.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { Serving } from '#domain/menu/serving-times.ts';
import type { ProductsById } from '#domain/menu/types.ts';
import type { TimeRange } from '#domain/order/estimate.ts';
import { minOrderLeft } from '#domain/order/limits.ts';
import { firstServedSlot, offHoursItems, servingsOf } from '#domain/order/off-hours-lines.ts';
import { type OrderTerms, termsOf } from '#domain/order/order-terms.ts';
import { distinct, orderableTotal, priceLines, priceTotals, quoteHash, separateUnknown } from '#domain/order/pricing.ts';
import { promiseOf } from '#domain/order/promised-time.ts';
import type { PromoCode } from '#domain/order/promo.ts';
import type { Quote, QuoteRequest, QuoteWarning } from '#domain/order/quote.ts';
import type { Totals, UnavailableItem } from '#domain/order/types.ts';
import type { Problem } from '#domain/problem.ts';
import { ok, type Result } from '#domain/result.ts';
import { openingAt, type Pause, pauseAt } from '#domain/schedule/opening.ts';
import { findSlot, firstAvailable, type SlotDay, slotStartInstant, type TimeSlot } from '#domain/schedule/time-slot.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';
import { isServedBy, productsAt } from '../menu/availability.ts';
import { openingHoursOf } from '../restaurants/opening-hours.ts';
import { restaurantsOf } from '../restaurants/restaurants.ts';
import { minutesNow, slotGrid, withoutFull } from '../restaurants/slots.ts';
import { type Benefits, type Buyer, benefitsOf } from './benefits.ts';
import type { CartCounts } from './cart-counts.ts';
import { type Demand, demandOf } from './demand.ts';
import { choosePlace, type Place } from './place.ts';
import { shortages } from './portions.ts';
import { toTimeSlot } from './slot-capacity.ts';
import { suggestionsFor, withReplacements } from './suggestions.ts';

/** A quote with the data that placing an order needs besides: the place, the slots, the portions. */
export interface BuiltQuote {
  readonly quote: Quote;
  readonly place: Place;
  readonly days: readonly SlotDay[];
  readonly demands: ReadonlyMap<string, Demand>;
  readonly snapshot: Snapshot;
  /** the code and the discount whose uses are counted */
  readonly promos: readonly PromoCode[];
  /** the rules of its price */
  readonly terms: OrderTerms;
  /** of the dishes of the cart */
  readonly servings: readonly Serving[];
  /** when a closed or paused kitchen opens, ms since the epoch; null: it is open */
  readonly opensAt: number | null;
}

export interface QuoteContext {
  readonly snapshot: Snapshot;
  readonly counts: CartCounts;
  readonly locale: Locale;
  readonly now: number;
  /** null: not signed in */
  readonly buyer: Buyer | null;
}

/**
 * Evaluates a cart for quote and order (R-PRICE-1). Rejects unknown places and, unless they are listed, unknown products and invalid options;
 * all other problems of an order are warnings, in the order of R-ORDER-1 (R-PRICE-3).
 */
export function buildQuote(request: QuoteRequest, context: QuoteContext): Result<BuiltQuote, Problem> {
  const { snapshot, counts, locale, now } = context;
  const all = snapshot.catalog.menus[locale].products;
  const { known, unknown } = request.listsUnknown ? separateUnknown(request.lines, all) : { known: request.lines, unknown: [] };
  const valid = priceLines(known, all);
  if (!valid.ok) return valid;
  const chosen = choosePlace(request, snapshot, now);
  if (!chosen.ok) return chosen;
  const { restaurant, zone } = chosen.value;
  const products = menuFor(request, restaurant?.id ?? null, context);
  const priced = priceLines(known, products);
  if (!priced.ok) return priced;
  const days =
    restaurant === null ? [] : withoutFull(restaurant, slotGrid(restaurant, request.orderTypeId, zone, snapshot, now), counts.loads);
  const demands = demandOf(priced.value.lines, products);
  const short = restaurant === null ? [] : shortages(demands, { stock: snapshot.stock, taken: counts.taken }, restaurant.id, now);
  const slot = chooseSlot(request, days);
  const at = slot === null ? now : slotStartInstant(slot);
  const servings = servingsOf(priced.value.lines, products);
  const soldOut = [...unknown, ...[...priced.value.unavailable, ...short].map((item) => placed(item, restaurant?.id ?? null, snapshot))];
  const offHours = servings.length === 0 ? [] : offHoursItems(priced.value.lines, products, at, locale);
  const unavailable = distinct([...offHours, ...soldOut]);
  const itemsTotal = orderableTotal(priced.value.lines, unavailable);
  const servedSlot = offHours.length === 0 ? null : firstServedSlot(days, servings);
  const benefits = benefitsOf({ ...context, uses: counts.uses, request, itemsTotal, zone, catalog: snapshot.catalog, at });
  const missing = minOrderLeft(itemsTotal - benefits.discount, zone?.minOrderSum ?? 0);
  const hours = restaurant && openingHoursOf(restaurant, snapshot, now);
  const minutes =
    restaurant === null ? defaultDurationMinutes : minutesNow(restaurant, request.orderTypeId, zone, counts.work.get(restaurant.id) ?? 0);
  const opensAt = hours && openingAt(hours, now).opensAt;
  const parts = {
    locale,
    snapshot,
    place: chosen.value,
    pause: hours && pauseAt(hours, now),
    minutes,
    expectedAt: slot && promiseOf({ slot, minutes, isSoonest: request.slot === undefined, opensAt, now }),
    hasSlots: days.some(({ slots }) => slots.length > 0),
    slot,
    itemsTotal,
    benefits,
    lines: priced.value.lines,
    unavailable: withReplacements(snapshot.catalog, { items: unavailable, lines: request.lines, products, at }),
    ...(offHours.length > 0 && { servedSlot: servedSlot && toTimeSlot(servedSlot) }),
    suggestions: suggestionsFor(snapshot.catalog, { lines: request.lines, products, at, minOrderLeft: missing }),
  };
  const { promos, applied } = benefits;
  const terms = termsOf(applied, zone, snapshot.catalog.loyalty);
  return ok({ quote: toQuote(request, parts), place: chosen.value, days, demands, snapshot, promos, terms, servings, opensAt });
}

/** Says of a dish that this restaurant never has that it is sold elsewhere. */
function placed(item: UnavailableItem, restaurantId: Id | null, { catalog }: Snapshot): UnavailableItem {
  const isElsewhere = restaurantId !== null && item.optionId === undefined && !isServedBy(catalog, item.productId, restaurantId);
  return isElsewhere ? { ...item, reason: 'elsewhere' } : item;
}

/** The dishes of a cart's restaurant. Outside all zones the prices are those of the region's menu, which is shown there. */
function menuFor({ regionId }: QuoteRequest, restaurantId: Id | null, { snapshot, locale, now }: QuoteContext): ProductsById {
  if (restaurantId !== null) return productsAt(locale, snapshot, [restaurantId], now);
  const inRegion = restaurantsOf(snapshot.catalog, regionId);
  return productsAt(locale, snapshot, [], now, inRegion.ok ? inRegion.value.map(({ id }) => id) : []);
}

/** The requested slot, or the first available one; null when it is not available. */
function chooseSlot(request: QuoteRequest, days: readonly SlotDay[]): TimeSlot | null {
  const found = request.slot === undefined ? firstAvailable(days) : findSlot(days, request.slot);
  return found?.isAvailable ? toTimeSlot(found) : null;
}

interface QuoteParts extends Pick<Quote, 'lines' | 'unavailable' | 'servedSlot' | 'suggestions' | 'slot' | 'itemsTotal'> {
  readonly locale: Locale;
  readonly snapshot: Snapshot;
  readonly place: Place;
  readonly pause: Pause | null;
  /** within the preorder days, including full slots */
  readonly hasSlots: boolean;
  readonly benefits: Benefits;
  /** the estimate for an order that is placed now */
  readonly minutes: number;
  /** null: without a slot */
  readonly expectedAt: TimeRange | null;
}

function toQuote(
  request: QuoteRequest,
  { locale, snapshot, place, pause, hasSlots, benefits, minutes, expectedAt, ...parts }: QuoteParts,
): Quote {
  const { restaurant, zone } = place;
  const { lines, slot, unavailable, itemsTotal } = parts;
  const { discount, points, isDeliveryFree, quotedPromo, automatic, offers, maxPoints, pointsToEarn } = benefits;
  const { orderMaxSum } = snapshot.catalog.settings;
  const totals = priceTotals({ itemsTotal, discount, points, isDeliveryFree, orderType: request.orderTypeId, zone, orderMaxSum });
  const restaurantId = restaurant?.id ?? null;
  const menuError = place.menuError?.[locale];
  return {
    ...parts,
    restaurantId,
    deliveryDuration: minutes,
    ...(expectedAt !== null && { expectedAt }),
    ...(menuError !== undefined && { menuError }),
    ...(pause === null ? {} : { paused: pause }),
    ...totals,
    ...(orderMaxSum > 0 && { orderMaxSum }),
    ...(quotedPromo === null ? {} : { promo: quotedPromo }),
    ...(automatic.length > 0 && { automatic }),
    ...(discount > 0 && { discountTitle: titleOf(benefits) }),
    ...(offers === null ? {} : { offers }),
    ...(maxPoints === null ? {} : { maxPoints }),
    ...(pointsToEarn === null ? {} : { pointsToEarn }),
    warnings: warningsOf({ ...place, slot, unavailable, isPaused: pause !== null && !hasSlots }, totals),
    hash: quoteHash({ ...totals, lines, restaurantId }),
  };
}

function titleOf({ quotedPromo, automatic }: Benefits): string {
  const applied = [...automatic, ...(quotedPromo === null ? [] : [quotedPromo])].filter(({ valid }) => valid);
  return applied.map(({ title, code }) => title || code).join(' + ');
}

interface WarningParts extends Pick<Place, 'restaurant' | 'menuError'>, Pick<Quote, 'slot' | 'unavailable'> {
  /** because of the pause there is no slot within the preorder days */
  readonly isPaused: boolean;
}

function warningsOf({ restaurant, menuError, slot, unavailable, isPaused }: WarningParts, totals: Totals): QuoteWarning[] {
  const warnings: readonly [QuoteWarning, boolean][] = [
    ['MENU_ERROR', menuError !== undefined],
    ['OUT_OF_ZONE', restaurant === null && menuError === undefined],
    ['RESTAURANT_PAUSED', isPaused],
    ['SLOT_UNAVAILABLE', restaurant !== null && slot === null && !isPaused],
    ['ITEMS_UNAVAILABLE', unavailable.some(({ served }) => served === undefined)],
    ['ITEMS_OFF_HOURS', unavailable.some(({ served }) => served !== undefined)],
    ['MIN_ORDER_SUM', totals.minOrderLeft > 0],
    ['ORDER_MAX_SUM', totals.maxSumExceeded],
  ];
  return warnings.flatMap(([warning, holds]) => (holds ? [warning] : []));
}
