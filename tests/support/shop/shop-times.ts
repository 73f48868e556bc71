import { withShop } from './shop.ts';

const point = { longitude: 69.2862, latitude: 41.3641 };

/** The days and times that a shop with a server in this time zone shows at a moment, on its screens and in the API. */
export function timesOf(TZ: string, testNow: string): Promise<string[]> {
  return withShop({ testNow, env: { TZ } }, async (shop) => {
    const slots = [1, 2, 5, 9].map((id) => fetch(`${shop.url}/api/v1/slots?RestaurantId=${id}&OrderTypeId=200`));
    const quote = fetch(`${shop.url}/api/v1/quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: shop.url },
      body: JSON.stringify({ orderTypeId: 0, regionId: '1', ...point, lines: [] }),
    });
    const page = fetch(`${shop.url}/uz/restaurant/2`).then(async (response) => (await response.text()).match(/<main[\s\S]*<\/main>/)?.[0]);
    const texts = await Promise.all([...slots, quote].map(async (response) => (await response).text()));
    return [...texts, String(await page)];
  });
}
