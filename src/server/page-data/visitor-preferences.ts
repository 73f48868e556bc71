import { parseOrderType } from '#domain/fulfillment/order-type.ts';
import { parseId } from '#domain/id.ts';
import { parseCoordinates } from '#domain/place/coordinates.ts';
import type { Visitor } from './visible-menu.ts';

/** What the five cookies of a visitor say; one that does not parse counts as absent (contract §5). */
export function visitorPreferences(cookies: Readonly<Record<string, string>>): Visitor['preferences'] {
  return {
    orderType: parseOrderType(cookies['delivery']),
    coordinates: parseCoordinates(cookies['longitude'], cookies['latitude']),
    regionId: parseId(cookies['region']),
    restaurantId: parseId(cookies['restaurantId']),
  };
}
