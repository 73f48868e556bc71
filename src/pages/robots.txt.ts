import type { APIRoute } from 'astro';
import { robots } from '#server/page-data/sitemap.ts';

export const GET: APIRoute = ({ locals }) => new Response(robots(locals.siteUrl), { headers: { 'content-type': 'text/plain' } });
