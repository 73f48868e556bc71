import type { OrderType } from '#domain/fulfillment/order-type.ts';
import { parseOrderType } from '#domain/fulfillment/order-type.ts';
import { parseSlotCookie } from '#domain/fulfillment/slot-cookie.ts';
import { type Id, parseId } from '#domain/id.ts';
import { type Coordinates, parseCoordinates } from '#domain/place/coordinates.ts';
import type { SlotChoice } from '#domain/schedule/time-slot.ts';

/** What a visitor has chosen; null: nothing. */
export interface Preferences {
  readonly orderType: OrderType;
  readonly coordinates: Coordinates | null;
  readonly regionId: Id | null;
  readonly restaurantId: Id | null;
  readonly slot: SlotChoice | null;
}

/** What the cookies of a visitor say; one that does not parse counts as absent (R-STORE-3). */
export function preferencesOf(cookies: Readonly<Record<string, string>>): Preferences {
  const place = {
    orderType: parseOrderType(cookies['delivery']),
    regionId: parseId(cookies['region']),
    restaurantId: parseId(cookies['restaurantId']),
  };
  return {
    ...place,
    coordinates: parseCoordinates(cookies['longitude'], cookies['latitude']),
    slot: parseSlotCookie(cookies['slot'], place),
  };
}
