import type { APIRoute } from 'astro';
import { type AppIcon, appIcons } from '#server/modules/brand-pictures/app-icon.ts';
import { drawAppIcon } from '#server/modules/brand-pictures/brand-pictures.ts';
import { services } from '#server/services.ts';

/** `/icons/192.png` and the other sizes: the settings' marker as an application icon. */
export const GET: APIRoute = async ({ params, locals }) => {
  const name = params['name'] ?? '';
  if (!Object.hasOwn(appIcons, name)) return new Response(null, { status: 404 });
  const { images } = await services();
  const icon = await drawAppIcon(locals.settings, name as AppIcon, images.image);
  return new Response(new Uint8Array(icon), { headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' } });
};
