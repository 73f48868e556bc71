import type { APIRoute } from 'astro';
import { publicPaths, sitemap } from '#server/page-data/sitemap.ts';

export const GET: APIRoute = async ({ params, locals: { backend, sitePages, locale, now, siteUrl } }) => {
  const part = sitemap(siteUrl, await publicPaths({ backend, sitePages }, locale, now), Number(params['part']));
  return new Response(part, { status: part === null ? 404 : 200, headers: { 'content-type': 'application/xml' } });
};
