import type { APIRoute } from 'astro';
import { pagePath } from '#domain/routes.ts';
import { shopDescription, shopName } from '#i18n/shop-name.ts';

/** The web app manifest that makes the shop installable; one for each language, all with the same application id. */
export const GET: APIRoute = ({ locals: { locale, settings, siteUrl } }) => {
  const name = shopName(settings, locale);
  const paper = settings.isDarkMode ? '#17110b' : '#fcf5e8';
  const manifest = {
    id: `${siteUrl}/`,
    name,
    short_name: name,
    description: shopDescription(settings, locale),
    lang: locale,
    start_url: siteUrl + pagePath('home', locale),
    scope: `${siteUrl}/`,
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: `${siteUrl}/icons/192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${siteUrl}/icons/512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${siteUrl}/icons/maskable.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
