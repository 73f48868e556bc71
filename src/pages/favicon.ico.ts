import type { APIRoute } from 'astro';

/** Where programs look that read no page: they get the shop's own marker. */
export const GET: APIRoute = () =>
  new Response(null, { status: 302, headers: { location: '/icons/192.png', 'cache-control': 'public, max-age=3600' } });
