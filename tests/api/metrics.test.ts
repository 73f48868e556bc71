import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { readFigures } from '#server/jobs/database-figures.ts';
import { instruments } from '#server/metrics/record.ts';
import { engines } from '../support/shop/backends.ts';
import { failing } from '../support/upstream/upstream-behaviors.ts';
import { fillCart, orderOf, place, signUp } from './journey.ts';
import { useApi, useUpstreamApi } from './open-api.ts';
import { staffEnv } from './staff.ts';

/** The value of a series, 0 when it has none yet. */
async function reported(series: string): Promise<number> {
  const text = await (await instruments()).registry.metrics();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')[1] ?? 0,
  );
}

describe('metrics of the upstream', () => {
  const tested = useUpstreamApi();

  test('calls are measured by outcome', async () => {
    const received = 'shop_upstream_duration_seconds_count{outcome="answered"}';
    const failed = 'shop_upstream_duration_seconds_count{outcome="failed"}';
    const before = [await reported(received), await reported(failed)] as const;
    await tested.visitor().get('/api/promo/GetByName?Name=ANY');
    tested.upstream.behave(failing(503), calls.promoByName);
    await tested.visitor().get('/api/promo/GetByName?Name=ANY');
    tested.upstream.behave(null);
    expect([await reported(received), await reported(failed)]).toEqual([before[0] + 1, before[1] + 1]);
  });
});

describe.each(engines)('metrics of orders, on %s', (engine) => {
  const tested = useApi(engine, staffEnv);

  test('placed orders are counted once, also when they are sent again, and rejected ones by their code', async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const order = await orderOf(visitor, await fillCart(visitor));
    const rejected = 'shop_orders_refused_total{code="PRICE_CHANGED"}';
    const before = [await reported('shop_orders_placed_total'), await reported(rejected)] as const;
    const key = crypto.randomUUID();
    for (const status of [201, 200]) expect((await place(visitor, order, key)).status).toBe(status);
    expect((await place(visitor, { ...order, expectedTotal: 0 })).status).toBe(409);
    expect([await reported('shop_orders_placed_total'), await reported(rejected)]).toEqual([before[0] + 1, before[1] + 1]);
  });

  test('waiting messages are counted by channel with their age, and the rest of the code budget is reported', async () => {
    await tested.connection.db.deleteFrom('outbox').execute();
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    await place(visitor, await orderOf(visitor, await fillCart(visitor)));
    const read = () => readFigures(tested.connection, { channels: ['webhook'], sendsPerDay: 100 }, tested.now + 60_000);
    const { outbox, codesLeft } = await read();
    expect(outbox).toEqual([
      { channel: 'webhook', count: 0, ageSeconds: 0 },
      { channel: 'unassigned', count: 1, ageSeconds: 60 },
    ]);
    await tested.connection.db.updateTable('outbox').set({ channel: 'webhook' }).execute();
    expect((await read()).outbox).toEqual([{ channel: 'webhook', count: 1, ageSeconds: 60 }]);
    expect(codesLeft).toBe(100 - tested.codes.length);
  });
});
