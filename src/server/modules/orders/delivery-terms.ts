import { defaultDurationMinutes } from '#contract/lib/durations.ts';
import { type FulfillmentTerms, type TermsQuery, termsOfZone } from '#domain/fulfillment/fulfillment-terms.ts';
import type { Problem } from '#domain/problem.ts';
import { ok, type Result } from '#domain/result.ts';
import { pauseAt } from '#domain/schedule/opening.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';
import { openingHoursOf } from '../restaurants/opening-hours.ts';
import { durationFor } from '../restaurants/slots.ts';
import { choosePlace, type PlaceRequest } from './place.ts';

/** The terms that a quote for this place would use. Rejects an unknown region or restaurant with `NOT_FOUND`. */
export function deliveryTermsOf(query: TermsQuery, snapshot: Snapshot, now: number): Result<FulfillmentTerms, Problem> {
  const place = choosePlace(toPlaceRequest(query), snapshot, now);
  if (!place.ok) return place;
  const { restaurant, zone } = place.value;
  return ok({
    ...termsOfZone(query.orderType, zone),
    restaurantId: restaurant?.id ?? null,
    durationMinutes: restaurant === null ? defaultDurationMinutes : durationFor(restaurant, query.orderType, zone),
    paused: restaurant && pauseAt(openingHoursOf(restaurant, snapshot, now), now),
  });
}

export function toPlaceRequest({ orderType, regionId, restaurantId, coordinates }: TermsQuery): PlaceRequest {
  return { orderTypeId: orderType, regionId, ...(restaurantId !== null && { restaurantId }), ...coordinates };
}
