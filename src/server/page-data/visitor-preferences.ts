import { parseOrderType } from '#domain/fulfillment/order-type.ts';
import { parseSlotCookie } from '#domain/fulfillment/slot-cookie.ts';
import { parseId } from '#domain/id.ts';
import { parseCoordinates } from '#domain/place/coordinates.ts';
import type { Visitor } from './visible-menu.ts';

/** What the cookies of a visitor say; one that does not parse counts as absent (R-STORE-3). */
export function visitorPreferences(cookies: Readonly<Record<string, string>>): Visitor['preferences'] {
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
