import { Hono } from 'hono';
import { version } from '#contract/lib/version.ts';
import { within } from '../async/within.ts';
import type { Readiness } from '../ports/backend.ts';
import { isSiteEnding, isStarting } from '../readiness.ts';
import type { Services } from '../services.ts';

const readyTimeoutMs = 1_500;

/**
 * `/healthz`: the process is running. `/readyz` (R-RUN-9): 503 before the first good page, while draining, while the database is
 * unavailable, or the upstream without a last good response; the body names each part.
 */
export function health(services: () => Promise<Services>): Hono {
  const app = new Hono();
  app.get('/healthz', (context) => context.json({ status: 'ok', version }, 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (context) => {
    const parts = await readinessOf(services);
    const isReady = Object.values(parts).every((state) => state !== 'away') && !isStarting() && !isSiteEnding();
    const body = { status: isReady ? 'ok' : 'unavailable', ...parts, starting: isStarting(), draining: isSiteEnding() };
    return context.json(body, isReady ? 200 : 503, { 'cache-control': 'no-store' });
  });
  return app;
}

async function readinessOf(services: () => Promise<Services>): Promise<Readiness> {
  const away: Readiness = { database: 'away' };
  const ready = services().then(({ backend }) => backend.ready());
  return within(ready, readyTimeoutMs).catch(() => away);
}
