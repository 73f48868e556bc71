import { calls } from '#contract/calls.ts';
import { toWireZone } from '#contract/shop/delivery.ts';
import { toWireDistrict, toWireRegion, toWireRestaurant } from '#contract/shop/places-wire.ts';
import { type Api, notFound, unwrap } from './context.ts';
import { type HandlerInput, handle } from './handle.ts';

export function addPlaces(api: Api): void {
  handle(api, calls.regionsList, async ({ services, locale }) => (await services.backend.regions(locale)).map(toWireRegion));
  handle(api, calls.restaurantsList, async ({ services, locale, now }) => {
    const restaurants = await services.backend.restaurants(locale, now);
    return restaurants.filter(({ isActive }) => isActive).map(toWireRestaurant);
  });
  handle(api, calls.districts, listDistricts);
  handle(api, calls.zones, async ({ services, query }) => unwrap(await services.backend.zones(query.RegionId)).map(toWireZone));
  handle(api, calls.deliveryTerms, async ({ services, locale, now, query }) =>
    unwrap(await services.backend.deliveryTerms(query, locale, now)),
  );
  handle(api, calls.slots, async ({ services, locale, now, query }) => unwrap(await services.backend.slots(query, locale, now)));
}

async function listDistricts({ services: { backend }, locale, now, query: { RegionId } }: HandlerInput<typeof calls.districts>) {
  const districts = await backend.districts(locale, now);
  if (RegionId === undefined) return districts.map(toWireDistrict);
  const regions = await backend.regions(locale);
  if (!regions.some(({ id }) => id === RegionId)) throw notFound();
  return districts.filter(({ regionId }) => regionId === RegionId).map(toWireDistrict);
}
