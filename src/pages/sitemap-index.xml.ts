import type { APIRoute } from 'astro';
import { publicPaths, sitemapIndex } from '#server/pages/sitemap.ts';

export const GET: APIRoute = async ({ locals: { backend, sitePages, locale, now, siteUrl } }) => {
  const index = sitemapIndex(siteUrl, await publicPaths({ backend, sitePages }, locale, now));
  return new Response(index, { headers: { 'content-type': 'application/xml' } });
};
