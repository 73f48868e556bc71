import type { APIRoute } from 'astro';
import { offWorker } from '#service-worker/off.ts';
import workerUrl from '#service-worker/worker.ts?worker&url';

/** The service worker at a constant URL; its bytes contain the name of the built script, so each release replaces it. */
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
