import type { APIRoute } from 'astro';
import { parseLocale } from '#domain/locale.ts';
import { shopName, shopTagline } from '#i18n/shop-name.ts';
import { drawSharePicture } from '#server/modules/brand-pictures/brand-pictures.ts';
import { services } from '#server/services.ts';

/** `/share/ru.png`: the image that social networks show with a link. */
export const GET: APIRoute = async ({ params, locals }) => {
  const locale = parseLocale(params['language']);
  if (locale === null) return new Response(null, { status: 404 });
  const { images } = await services();
  const name = shopName(locals.settings, locale);
  const picture = await drawSharePicture(locals.settings, name, shopTagline(locals.settings, locale), images.image);
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' } });
};
