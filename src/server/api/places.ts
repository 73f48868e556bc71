import { calls } from '#contract/calls.ts';
import { districtsQuery } from '#contract/shop/districts.ts';
import { toWireDistrict, toWireRegion, toWireRestaurant } from '#contract/shop/places-wire.ts';
import { slotsQuery } from '#contract/shop/slots.ts';
import { toWireZone, zonesQuery } from '#contract/shop/zones.ts';
import { type Api, type ApiContext, notFound, sharedAnswer, unwrap } from './context.ts';
import { readQuery } from './read-input.ts';
import { route } from './route.ts';

export function addPlaces(api: Api): void {
  route(api, calls.regionsList, async (context) => {
    const regions = await context.get('services').backend.regions(context.get('locale'));
    return sharedAnswer(context, regions.map(toWireRegion));
  });
  route(api, calls.restaurantsList, async (context) => {
    const restaurants = await context.get('services').backend.restaurants(context.get('locale'), context.get('now'));
    return sharedAnswer(context, restaurants.filter(({ isActive }) => isActive).map(toWireRestaurant));
  });
  route(api, calls.districts, listDistricts);
  route(api, calls.zones, async (context) => {
    const { RegionId } = readQuery(context, zonesQuery);
    const zones = unwrap(await context.get('services').backend.zones(RegionId));
    return sharedAnswer(context, zones.map(toWireZone));
  });
  route(api, calls.slots, async (context) => {
    const query = readQuery(context, slotsQuery);
    return sharedAnswer(context, unwrap(await context.get('services').backend.slots(query, context.get('locale'), context.get('now'))));
  });
}

async function listDistricts(context: ApiContext): Promise<Response> {
  const { RegionId } = readQuery(context, districtsQuery);
  const { backend } = context.get('services');
  const districts = await backend.districts(context.get('locale'));
  if (RegionId === undefined) return sharedAnswer(context, districts.map(toWireDistrict));
  const regions = await backend.regions(context.get('locale'));
  if (!regions.some(({ id }) => id === RegionId)) throw notFound();
  return sharedAnswer(context, districts.filter(({ regionId }) => regionId === RegionId).map(toWireDistrict));
}
