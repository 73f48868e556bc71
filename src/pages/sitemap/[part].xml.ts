import type { APIRoute } from 'astro';
import { languagesOf } from '#domain/content/text-language.ts';
import { publicPaths, sitemap } from '#server/pages/sitemap.ts';

export const GET: APIRoute = async ({ params, locals: { backend, settings, sitePages, locale, now, siteUrl } }) => {
  const paths = await publicPaths({ backend, sitePages }, locale, now);
  const part = sitemap(siteUrl, paths, Number(params['part']), (path) => languagesOf(path, settings, sitePages));
  return new Response(part, { status: part === null ? 404 : 200, headers: { 'content-type': 'application/xml' } });
};
