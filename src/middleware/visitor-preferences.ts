import type { APIContext } from 'astro';
import { parseOrderType } from '#domain/fulfillment/order-type.ts';
import { parseId } from '#domain/id.ts';
import { parseCoordinates } from '#domain/place/coordinates.ts';

/** The five choices of the visitor; a cookie that does not parse counts as absent (contract §5). */
export function readChoices(cookies: APIContext['cookies']): App.Locals['choices'] {
  const read = (name: string) => {
    try {
      return cookies.get(name)?.value;
    } catch {
      return undefined;
    }
  };
  return {
    orderType: parseOrderType(read('delivery')),
    coordinates: parseCoordinates(read('longitude'), read('latitude')),
    regionId: parseId(read('region')),
    restaurantId: parseId(read('restaurantId')),
  };
}
