import type { APIRoute } from 'astro';

/** The default URL of the icon for programs that don't read HTML: returns the shop's marker. */
export const GET: APIRoute = () =>
  new Response(null, { status: 302, headers: { location: '/icons/192.png', 'cache-control': 'public, max-age=3600' } });
