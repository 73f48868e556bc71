import { Hono } from 'hono';
import type { Services } from '../services.ts';
import { isSiteEnding } from './readiness.ts';

const readyLimitMs = 1_500;

/** `/healthz`: the process lives. `/readyz`: 503 while draining or while the database is away; the body names each part. */
export function health(services: () => Promise<Services>): Hono {
  const app = new Hono();
  app.get('/healthz', (context) => context.json({ status: 'ok', version: '0.1.0' }, 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (context) => {
    const database = await isReady(services);
    const isReadyNow = database && !isSiteEnding();
    const body = { status: isReadyNow ? 'ok' : 'unavailable', database: database ? 'ok' : 'away', draining: isSiteEnding() };
    return context.json(body, isReadyNow ? 200 : 503, { 'cache-control': 'no-store' });
  });
  return app;
}

async function isReady(services: () => Promise<Services>): Promise<boolean> {
  const limit = new Promise<boolean>((resolve) => setTimeout(resolve, readyLimitMs, false).unref());
  const asked = services()
    .then(({ backend }) => backend.ready())
    .then(() => true)
    .catch(() => false);
  return Promise.race([asked, limit]);
}
