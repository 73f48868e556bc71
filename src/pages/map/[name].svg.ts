import type { APIRoute } from 'astro';
import { distanceMeters } from '#domain/place/distance.ts';
import { mapCenter } from '#domain/place/map-picture.ts';
import { hasCenter } from '#domain/place/region.ts';
import { services } from '#server/services.ts';
import { shopMapPicture } from '#ui/Map/shop-map-picture.ts';

/** `/map/zones.svg` and, without the delivery zones, `/map/streets.svg`: the picture that opens the map of place and time. */
export const GET: APIRoute = async ({ params, locals }) => {
  const { name } = params;
  if (name !== 'zones' && name !== 'streets') return new Response(null, { status: 404 });
  const picture = shopMapPicture(locals.settings, name === 'zones' ? await zonesInPicture() : []);
  return new Response(picture, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=300' } });
};

/** Of the region whose city the picture shows. */
async function zonesInPicture() {
  const { backend } = await services();
  const regions = await backend.regions('ru');
  const [nearest] = regions.filter(hasCenter).toSorted((a, b) => distanceMeters(a, mapCenter) - distanceMeters(b, mapCenter));
  const zones = nearest && (await backend.zones(nearest.id));
  return zones?.ok ? zones.value : [];
}
