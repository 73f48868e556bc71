import { defineMiddleware } from 'astro:middleware';
import { parseOrderType } from '#domain/fulfillment/order-type.ts';
import { parseId } from '#domain/id.ts';
import { parseCoordinates } from '#domain/place/coordinates.ts';

/** The five choices of the visitor; a cookie that does not parse counts as absent (contract §5). */
export const choices = defineMiddleware(({ locals, cookies }, next) => {
  const read = (name: string) => {
    try {
      return cookies.get(name)?.value;
    } catch {
      return undefined;
    }
  };
  locals.choices = {
    orderType: parseOrderType(read('delivery')),
    coordinates: parseCoordinates(read('longitude'), read('latitude')),
    regionId: parseId(read('region')),
    restaurantId: parseId(read('restaurantId')),
  };
  return next();
});
