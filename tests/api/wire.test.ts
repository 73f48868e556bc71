import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { wireMenu } from '#contract/shop/menu.ts';
import { fromWireMenu } from '#contract/shop/menu-wire.ts';
import { wirePromo } from '#contract/shop/promo.ts';
import { wireSiteSettings } from '#contract/shop/settings-schema.ts';
import type { FulfillmentTerms } from '#domain/fulfillment/fulfillment-terms.ts';
import { compareIds } from '#domain/id.ts';
import type { Quote } from '#domain/order/quote.ts';
import { backEnds } from '../support/shop/backends.ts';
import { fillCart } from './journey.ts';
import { useApi } from './open-api.ts';

describe.each(backEnds)('the API format, on %s', (backEnd) => {
  const tested = useApi(backEnd);

  test('system returns the allow-list with the names of R-SITE-1, with and without a trailing slash', async () => {
    const visitor = tested.visitor();
    const response = await visitor.get('/api/system/');
    expect(response.status).toBe(200);
    expect(wireSiteSettings.parse(response.body)).toEqual(response.body);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect((await visitor.get('/api/system')).text).toBe(response.text);
  });

  test('regions, districts and active restaurants have the shape of R-PLACE-1 and R-PLACE-2', async () => {
    const visitor = tested.visitor();
    const regions = calls.regionsList.responses[200].json.parse((await visitor.get('/api/regions/List')).body);
    expect(regions.length).toBeGreaterThan(0);
    const districts = calls.districts.responses[200].json.parse((await visitor.get(`/api/v1/districts?RegionId=${regions[0]?.id}`)).body);
    expect(districts.every(({ regionId }) => regionId === regions[0]?.id)).toBe(true);
    const restaurants = calls.restaurantsList.responses[200].json.parse((await visitor.get('/api/restaurants/List/')).body);
    expect(restaurants.length).toBeGreaterThan(0);
    expect(restaurants.every(({ isActive }) => isActive)).toBe(true);
  });

  test('a district has the terms of a delivery to its center, as the delivery terms of that point do', async () => {
    const visitor = tested.visitor();
    const districts = calls.districts.responses[200].json.parse((await visitor.get('/api/v1/districts')).body);
    for (const { regionId, longitude, latitude, hasDelivery, deliveryFee, durationMinutes } of districts) {
      const query = new URLSearchParams({ RegionId: `${regionId}`, OrderTypeId: '0', Longitude: `${longitude}`, Latitude: `${latitude}` });
      const { body } = await visitor.get<FulfillmentTerms>(`/api/v1/delivery-terms?${query}`);
      const { restaurantId, ...terms } = body;
      expect(hasDelivery).toBe((restaurantId ?? null) !== null);
      const expected = hasDelivery ? [terms.deliveryFee, terms.durationMinutes] : [null, null];
      expect([deliveryFee, durationMinutes]).toEqual(expected);
    }
  });

  test('a district whose region has a zone with a higher fee than its center says that it may cost more', async () => {
    const visitor = tested.visitor();
    const districts = calls.districts.responses[200].json.parse((await visitor.get('/api/v1/districts')).body);
    const zones = async (regionId: string | number) =>
      (await visitor.get<{ deliveryFee: number }[]>(`/api/v1/zones?RegionId=${regionId}`)).body;
    for (const { regionId, deliveryFee, mayCostMore } of districts) {
      const highest = Math.max(...(await zones(regionId)).map((zone) => zone.deliveryFee));
      expect(mayCostMore).toBe(deliveryFee !== null && deliveryFee < highest);
    }
  });

  test('names are in the language of Accept-Language, in Russian for any other', async () => {
    const visitor = tested.visitor();
    const names = async (language: string) => {
      const { body, headers } = await visitor.get<{ name: string }[]>('/api/regions/List', { 'accept-language': language });
      expect(headers.get('vary')).toContain('Accept-Language');
      return [headers.get('content-language'), body[0]?.name];
    };
    const russian = await names('ru');
    expect(russian[0]).toBe('ru');
    expect((await names('en'))[0]).toBe('en');
    expect((await names('uz'))[1]).not.toBe(russian[1]);
    expect(await names('de')).toEqual(russian);
    expect(await names('en-US,en;q=0.9')).toEqual(russian);
  });

  test('a region menu is that of the region’s active restaurant with the lowest id', async () => {
    const visitor = tested.visitor();
    const restaurants = calls.restaurantsList.responses[200].json.parse((await visitor.get('/api/restaurants/List')).body);
    const regionId = restaurants[0]?.regionId;
    const lowest = restaurants
      .filter((restaurant) => restaurant.regionId === regionId)
      .map(({ id }) => String(id))
      .sort(compareIds)[0];
    const response = await visitor.get(`/api/regionmenu?RegionId=${regionId}`);
    const menu = fromWireMenu(wireMenu.parse(response.body));
    expect(menu.restaurantId).toBe(lowest);
    expect(menu.products.length).toBeGreaterThan(0);
    expect(menu.error).toBeNull();
  });

  test('the restaurant menu and the custom menu have the same shape', async () => {
    const visitor = tested.visitor();
    const [restaurant] = calls.restaurantsList.responses[200].json.parse((await visitor.get('/api/restaurants/List')).body);
    const { id, regionId, longitude, latitude } = restaurant ?? {};
    const byRestaurant = wireMenu.parse((await visitor.get(`/api/restaurantmenu?RestaurantId=${id}`)).body);
    expect(byRestaurant.deliveryDuration).toBe(restaurant?.pickupDuration);
    const query = `RestaurantId=&RegionId=${regionId}&Longitude=${longitude}&Latitude=${latitude}&OrderTypeId=0`;
    const custom = wireMenu.parse((await visitor.get(`/api/menu?${query}`)).body);
    expect(custom.products?.length).toBeGreaterThan(0);
  });

  test('a missing or malformed id is 400, an unknown one 404 (R-ID-2)', async () => {
    const visitor = tested.visitor();
    const status = async (path: string) => (await visitor.get(path)).status;
    for (const path of [
      '/api/regionmenu',
      '/api/regionmenu?RegionId=',
      '/api/restaurantmenu?RestaurantId=a%00b',
      '/api/menu',
      '/api/v1/zones',
    ]) {
      expect([path, await status(path)]).toEqual([path, 400]);
    }
    const tooLong = 'x'.repeat(65);
    expect(await status(`/api/regionmenu?RegionId=${tooLong}`)).toBe(400);
    for (const path of ['/api/regionmenu?RegionId=nowhere', '/api/restaurantmenu?RestaurantId=9999999']) {
      expect([path, await status(path)]).toEqual([path, 404]);
    }
    expect(await status('/api/v1/slots?RestaurantId=9999999&OrderTypeId=200')).toBe(404);
    expect(await status('/api/v1/districts?RegionId=nowhere')).toBe(404);
  });

  test('an order type other than 0 or 200, and only one of two coordinates, are 400', async () => {
    const visitor = tested.visitor();
    expect((await visitor.get('/api/menu?RegionId=1&OrderTypeId=7')).status).toBe(400);
    const half = await visitor.get('/api/menu?RegionId=1&Longitude=69.2');
    expect([half.status, half.body]).toMatchObject([400, { code: 'INVALID_QUERY', details: { field: 'Latitude' } }]);
  });

  test('coordinates with a zero count as absent, for menu and quote alike', async () => {
    const visitor = tested.visitor();
    const cart = await fillCart(visitor);
    const browsed = await visitor.get<{ restaurantId: string }>(`/api/menu?RegionId=${cart.regionId}&OrderTypeId=0`);
    for (const [longitude, latitude] of [
      [0, cart.latitude],
      [cart.longitude, 0],
      [0, 0],
    ]) {
      const query = `RegionId=${cart.regionId}&Longitude=${longitude}&Latitude=${latitude}&OrderTypeId=0`;
      const menu = await visitor.get<{ restaurantId: string }>(`/api/menu?${query}`);
      expect([menu.status, menu.body.restaurantId]).toEqual([200, browsed.body.restaurantId]);
      const quote = await visitor.post<Quote>('/api/v1/quote', { ...cart, longitude, latitude });
      expect(quote.body).toMatchObject({ deliveryFee: null, warnings: [] });
    }
  });

  test('slots and zones have the shape of R-SLOT-3 and R-ZONE-1', async () => {
    const visitor = tested.visitor();
    const [restaurant] = calls.restaurantsList.responses[200].json.parse((await visitor.get('/api/restaurants/List')).body);
    const days = calls.slots.responses[200].json.parse(
      (await visitor.get(`/api/v1/slots?RestaurantId=${restaurant?.id}&OrderTypeId=200`)).body,
    );
    expect(days.flatMap(({ slots }) => slots).length).toBeGreaterThan(0);
    const zones = calls.zones.responses[200].json.parse((await visitor.get(`/api/v1/zones?RegionId=${restaurant?.regionId}`)).body);
    expect(zones.every(({ polygon }) => polygon.length > 2)).toBe(true);
  });

  test('no promo codes are listed by phone without a session, and a code that does not exist is unknown', async () => {
    const visitor = tested.visitor();
    expect(calls.promoByPhone.responses[200].json.parse((await visitor.get('/promo/GetByPhone?Phone=998901234567')).body)).toEqual([]);
    const response = await visitor.get('/api/promo/GetByName?Name=NOSUCH');
    expect(wirePromo.parse(response.body)).toMatchObject({ code: 'NOSUCH', valid: false, reason: 'unknown' });
    expect(calls.promoByName.query.schema.safeParse({ Name: '' }).success).toBe(false);
  });

  test('every failure has a code and a message in three languages, also for unknown paths', async () => {
    const visitor = tested.visitor();
    for (const path of ['/api/nothing', '/api', '/promo/nothing', '/api/v1/orders/1/2/3']) {
      const { status, body } = await visitor.get<{ message: Record<string, string> }>(path);
      expect([path, status, body]).toMatchObject([path, 404, { code: 'NOT_FOUND' }]);
      expect(Object.keys(body.message)).toEqual(['ru', 'en', 'uz']);
      expect(Object.values(body.message).every((text) => text.length > 10)).toBe(true);
    }
  });

  test('a known path lists its methods, and rejects others with 405', async () => {
    const visitor = tested.visitor();
    const rejected = await visitor.send('DELETE', '/api/regions/List');
    expect([rejected.status, rejected.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect((await visitor.send('OPTIONS', '/api/v1/auth/session')).headers.get('allow')).toBe('POST, DELETE, OPTIONS');
    const head = await visitor.send('HEAD', '/api/system/');
    expect([head.status, head.text]).toEqual([200, '']);
  });
});
