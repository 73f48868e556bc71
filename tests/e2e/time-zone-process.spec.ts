import { expect, test } from '@playwright/test';
import { timesOf } from '../support/shop/shop-times.ts';

const midnight = '2026-11-21T00:20:00+05:00';

test('slots, quotes and pages are the same whatever the time zone of the server', async () => {
  const expected = await timesOf('Asia/Tashkent', midnight);
  expect(expected[1]).toContain('00:40 - 01:00');
  expect(expected[5]).toContain('10:00 - 01:00');
  for (const zone of ['UTC', 'Pacific/Auckland', 'America/Los_Angeles']) expect(await timesOf(zone, midnight), zone).toEqual(expected);
});
