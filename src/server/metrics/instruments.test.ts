import { expect, test } from 'vitest';
import { createInstruments } from './instruments.ts';

const figures = { outbox: [{ channel: 'webhook', count: 3, ageSeconds: 90 }], codesLeft: 4_990 };

test('a scrape has fewer than 500 series however many routes, status classes and codes there are', async () => {
  const to = createInstruments(async () => figures);
  for (let route = 0; route < 200; route++)
    for (const status of ['2xx', '3xx', '4xx', '5xx', 'aborted']) to.observeRequest(`/${route}`, status, 0.2);
  for (let code = 0; code < 40; code++) to.ordersRejected.inc({ code: `CODE_${code}` });
  for (const outcome of ['answered', 'failed']) to.upstream.observe({ outcome }, 0.2);
  const text = await to.registry.metrics();
  expect(text).toContain('http_request_duration_seconds_count{route="other",status="5xx"}');
  expect(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')).length).toBeLessThan(500);
});

test('database figures are reported while the database responds, and are absent while it does not', async () => {
  let response: typeof figures | null = figures;
  const { registry } = createInstruments(async () => response);
  const reported = await registry.metrics();
  expect(reported).toContain('shop_outbox_waiting{channel="webhook"} 3');
  expect(reported).toContain('shop_outbox_oldest_seconds{channel="webhook"} 90');
  expect(reported).toContain('shop_codes_left 4990');
  response = null;
  expect(await registry.metrics()).not.toMatch(/^shop_(outbox|codes_left)/m);
});
