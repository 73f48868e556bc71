import type { APIRoute } from 'astro';
import { robots } from '#server/pages/sitemap.ts';

export const GET: APIRoute = ({ locals }) => new Response(robots(locals.siteUrl), { headers: { 'content-type': 'text/plain' } });
