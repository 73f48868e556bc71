import { expect, test } from '@playwright/test';
import { startShop } from '../support/shop.ts';

const midnight = '2026-11-21T00:20:00+05:00';
const point = { longitude: 69.2862, latitude: 41.3641 };

/** What a shop says of days and times, on its screens and on the wire. */
async function timesOf(TZ: string): Promise<string[]> {
  const shop = await startShop({ testNow: midnight, env: { TZ } });
  try {
    const slots = [1, 2, 5, 9].map((id) => fetch(`${shop.url}/api/v1/slots?RestaurantId=${id}&OrderTypeId=200`));
    const quote = fetch(`${shop.url}/api/v1/quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: shop.url },
      body: JSON.stringify({ orderTypeId: 0, regionId: '1', ...point, lines: [] }),
    });
    const page = fetch(`${shop.url}/uz/restaurant/2`).then(async (answer) => (await answer.text()).match(/<main[\s\S]*<\/main>/)?.[0]);
    const texts = await Promise.all([...slots, quote].map(async (answer) => (await answer).text()));
    return [...texts, String(await page)];
  } finally {
    await shop.stop();
  }
}

test('slots, quotes and pages are the same whatever the time zone of the server', async () => {
  const expected = await timesOf('Asia/Tashkent');
  expect(expected[1]).toContain('00:40 - 01:00');
  expect(expected[5]).toContain('10:00 - 01:00');
  for (const zone of ['UTC', 'Pacific/Auckland', 'America/Los_Angeles']) expect(await timesOf(zone), zone).toEqual(expected);
});
