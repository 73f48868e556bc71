import type { APIRoute } from 'astro';
import { parseId } from '#domain/id.ts';
import { laidPlates } from '#domain/order/laid-plates.ts';
import { shopName } from '#i18n/shop-name.ts';
import { tablePicture } from '#server/modules/table-pictures/table-picture.ts';
import { drawnPlates } from '#server/pages/drawn-plates.ts';
import { services } from '#server/services.ts';

/** The dishes of the customer's own order on a cloth, to be shared (R-ORDER-10). */
export const GET: APIRoute = async ({ params, locals }) => {
  const { backend, locale, now, settings, visitor } = locals;
  const id = parseId(params['id']);
  const order = id === null ? null : await backend.order(visitor.customerId ?? '', id, now);
  if (order === null) return new Response(null, { status: 404 });
  const plates = laidPlates(order);
  const { pictures, images } = await services();
  const picture = await tablePicture(JSON.stringify(plates), () => drawnPlates(plates, { pictures, images }), shopName(settings, locale));
  if (picture === undefined) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg', 'cache-control': 'no-store' } });
};
