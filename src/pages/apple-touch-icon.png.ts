import type { APIRoute } from 'astro';
import { drawAppIcon } from '#server/modules/brand-pictures/brand-pictures.ts';
import { services } from '#server/services.ts';

/** The default URL at which Apple devices request the icon. */
export const GET: APIRoute = async ({ locals }) => {
  const { images } = await services();
  const icon = await drawAppIcon(locals.settings, 'apple-touch', images.image);
  return new Response(new Uint8Array(icon), { headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' } });
};
