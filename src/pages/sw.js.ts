import type { APIRoute } from 'astro';
import { offWorker } from '#service-worker/off.ts';
import workerUrl from '#service-worker/worker.ts?worker&url';

/** The service worker at an address that never changes; its bytes name the built script, so a release replaces it. */
export const GET: APIRoute = ({ locals }) => {
  const script = locals.cachesPages ? `importScripts('${workerUrl}');\n` : offWorker;
  return new Response(script, {
    headers: {
      'content-type': 'text/javascript',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
    },
  });
};
