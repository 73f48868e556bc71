import { defaultDurationMinutes } from '#contract/lib/durations.ts';
import { type FulfillmentTerms, type TermsQuery, termsOfZone } from '#domain/fulfillment/fulfillment-terms.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { Locale } from '#domain/locale.ts';
import type { PlaceRequest } from '#domain/order/quote.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import type { District, PlaceTerms } from '#domain/place/region.ts';
import { areaAround, areaIn } from '#domain/place/search/area-around.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { pauseAt } from '#domain/schedule/opening.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';
import type { KitchenWork } from '../restaurants/kitchen-work.ts';
import { openingHoursOf } from '../restaurants/opening-hours.ts';
import { minutesNow } from '../restaurants/slots.ts';
import { choosePlace } from './place.ts';

/** Everything that terms depend on besides the place. */
export interface TermsContext {
  readonly snapshot: Snapshot;
  readonly work: KitchenWork;
  readonly now: number;
}

/** The terms that a quote for this place would use. Rejects an unknown region or restaurant with `NOT_FOUND`. */
function deliveryTermsOf(query: TermsQuery, { snapshot, work, now }: TermsContext): Result<FulfillmentTerms, Problem> {
  const place = choosePlace(toPlaceRequest(query), snapshot, now);
  if (!place.ok) return place;
  const { restaurant, zone, menuError } = place.value;
  if (menuError) return err(problem('MENU_ERROR', { reason: menuError }));
  return ok({
    ...termsOfZone(query.orderType, zone),
    restaurantId: restaurant?.id ?? null,
    durationMinutes:
      restaurant === null ? defaultDurationMinutes : minutesNow(restaurant, query.orderType, zone, work.get(restaurant.id) ?? 0),
    paused: restaurant && pauseAt(openingHoursOf(restaurant, snapshot, now), now),
  });
}

/** The terms with the names of what is around their point. */
export function termsInArea(query: TermsQuery, context: TermsContext, locale: Locale): Result<FulfillmentTerms, Problem> {
  const terms = deliveryTermsOf(query, context);
  if (!terms.ok || query.coordinates === null) return terms;
  const { district, landmark } = areaIn(areaAround(query.coordinates, context.snapshot.catalog.districts), locale);
  return ok({ ...terms.value, ...(district && { district }), ...(landmark && { landmark }) });
}

/** What a delivery to the center of a district costs and how long it takes, as soon as possible. */
export function termsOfDistrict(
  { regionId, longitude, latitude }: Pick<District, 'regionId' | keyof Coordinates>,
  context: TermsContext,
): PlaceTerms {
  const query = { orderType: delivery, regionId, restaurantId: null, coordinates: { longitude, latitude } };
  const terms = deliveryTermsOf(query, context);
  if (!terms.ok || terms.value.restaurantId === null) {
    return { hasDelivery: false, deliveryFee: null, mayCostMore: false, durationMinutes: null };
  }
  const { deliveryFee, durationMinutes } = terms.value;
  const zones = context.snapshot.catalog.restaurants.flatMap((one) => (one.isActive && one.regionId === regionId ? one.zones : []));
  const mayCostMore = zones.some((zone) => deliveryFee !== null && zone.deliveryFee > deliveryFee);
  return { hasDelivery: true, deliveryFee, mayCostMore, durationMinutes };
}

export function toPlaceRequest({ orderType, regionId, restaurantId, coordinates }: TermsQuery): PlaceRequest {
  return { orderTypeId: orderType, regionId, ...(restaurantId !== null && { restaurantId }), ...coordinates };
}
