import type { APIRoute } from 'astro';
import script from '#page-scripts/telegram/start.ts?inline-script';

/** What pages load inside Telegram, see `src/page-scripts/telegram`. */
export const GET: APIRoute = () =>
  new Response(script, { headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=86400' } });
