import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Quote } from '#domain/order/quote.ts';
import { failing, respondingWith } from '../support/upstream/upstream-behaviors.ts';
import { fillCart, freshPhone, openSession, orderOf, place, signUp } from './journey.ts';
import { useUpstreamApi } from './open-api.ts';

type Change = (body: Record<string, unknown>) => unknown;
const changed = (change: Change) => respondingWith((body) => change(body as Record<string, unknown>));

describe('a shop in front of an upstream (R-UPSTREAM-1)', () => {
  const tested = useUpstreamApi();
  beforeEach(() => {
    tested.upstream.behave(null);
    tested.upstream.forget();
  });
  const sent = (call: { readonly method: string; readonly path: string }) =>
    tested.upstream.requests.filter(({ method, path }) => method === call.method && path === call.path).map(({ body }) => body);

  test('no part of a catalog is stored in the database', async () => {
    const { db } = tested.connection;
    expect(await db.selectFrom('catalogue').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('site_settings').selectAll().execute()).toEqual([]);
  });

  test('Create sends an empty id without balance and card, and stores only phone and id', async () => {
    const { customerId, phone1 } = await signUp(tested, tested.visitor());
    expect(sent(calls.customersCreate)).toMatchObject([{ id: '', firstName: 'Дилноза', phone1, cardBalance: 0, cardNumber: 0 }]);
    const rows = await tested.connection.db.selectFrom('customers').selectAll().where('id', '=', customerId).execute();
    expect(rows).toMatchObject([{ phone1, first_name: '', birth_date: '', card_balance: 0 }]);
  });

  test('Update sends the id, balance and card that Get returned immediately before; when that fails nothing is sent', async () => {
    const visitor = tested.visitor();
    const { customerId, phone1 } = await signUp(tested, visitor);
    const update = () => visitor.post('/api/customers/Update', { id: 'x', cardBalance: 9, cardNumber: 9, firstName: 'Нодира', phone1 });
    tested.upstream.behave(
      changed((body) => ({ ...body, cardBalance: 777 })),
      calls.customersGet,
    );
    expect((await update()).status).toBe(200);
    const cardNumber = 2_000_000_000_000 + Number(customerId);
    expect(sent(calls.customersUpdate)).toMatchObject([
      { id: Number(customerId), firstName: 'Нодира', phone1, cardBalance: 777, cardNumber },
    ]);
    tested.upstream.behave(failing(503), calls.customersGet);
    expect((await update()).status).toBe(503);
    expect(tested.upstream.count(calls.customersUpdate)).toBe(1);
  });

  test('a record of another customer is never returned', async () => {
    const visitor = tested.visitor();
    const { customerId } = await signUp(tested, visitor);
    tested.upstream.behave(
      changed((body) => ({ ...body, id: 1 })),
      calls.customersGet,
    );
    const response = await visitor.get(`/api/customers/Get/?Id=${customerId}`);
    expect([response.status, response.body]).toMatchObject([502, { code: 'UPSTREAM_BAD_ANSWER' }]);
    expect((await visitor.get('/api/customers/Get/?Id=70000')).status).toBe(404);
    expect(tested.upstream.requests.every(({ query }) => query.get('Id') === null || query.get('Id') === customerId)).toBe(true);
  });

  test('of many concurrent requests that create one phone the upstream receives one', async () => {
    const phone1 = freshPhone();
    const visitor = tested.visitor();
    await openSession(tested, visitor, phone1);
    const responses = await Promise.all(
      [1, 2, 3].map(() => visitor.post<{ customerId: string }>('/api/customers/Create', { firstName: 'А', phone1 })),
    );
    expect(new Set(responses.map(({ body }) => body.customerId)).size).toBe(1);
    expect(tested.upstream.count(calls.customersCreate)).toBe(1);
  });

  test('100 equal requests create one order', async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const order = await orderOf(visitor, await fillCart(visitor));
    const key = crypto.randomUUID();
    const responses = await Promise.all(Array.from({ length: 100 }, () => place(visitor, order, key)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.every(({ status }) => [200, 201, 409].includes(status))).toBe(true);
    expect(new Set(responses.flatMap(({ body }) => body.id ?? [])).size).toBe(1);
    expect(await place(visitor, order, key)).toMatchObject({
      status: 200,
      body: { id: responses.find(({ status }) => status === 201)?.body.id },
    });
  });

  test('points are shown, but not spent or earned', async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const reported = await visitor.get('/api/v1/loyalty');
    expect(reported.body).toMatchObject({ balance: 12_500, rules: null, tier: null, entries: [] });
    const quote = await visitor.post<Quote>('/api/v1/quote', { ...(await fillCart(visitor)), pointsToSpend: 5_000 });
    expect(quote.body.points).toBe(0);
    expect(quote.body).not.toHaveProperty('maxPoints');
  });

  test('a promo code with type and value is applied and its uses are not counted; others are not applied', async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const cart = { ...(await fillCart(visitor)), promoCode: 'UP' };
    const promo = { code: 'UP', type: 'fixed', value: 1_500, valid: true };
    tested.upstream.behave(failing(200, JSON.stringify(promo)), calls.promoByName);
    const quote = (await visitor.post<Quote>('/api/v1/quote', cart)).body;
    expect([quote.discount, quote.promo]).toMatchObject([1_500, { code: 'UP', valid: true, discount: 1_500 }]);
    expect((await place(visitor, await orderOf(visitor, cart))).body).toMatchObject({ discount: 1_500, total: quote.total });
    expect(await tested.connection.db.selectFrom('promo_uses').selectAll().execute()).toEqual([]);
    const wrong = [{ code: 'UP' }, { ...promo, valid: false, reason: 'expired' }, { ...promo, minOrderSum: 10_000_000 }];
    const reasons = [];
    for (const body of wrong) {
      tested.upstream.behave(failing(200, JSON.stringify(body)), calls.promoByName);
      reasons.push((await visitor.post<Quote>('/api/v1/quote', cart)).body.promo?.reason);
    }
    expect(reasons).toEqual(['unknown', 'expired', 'min_sum']);
  });

  test('a promo code that could not be looked up is no unknown name', async () => {
    const visitor = tested.visitor();
    tested.upstream.behave(failing(418, 'no', 'text/plain'), calls.promoByName);
    for (let turn = 0; turn < 25; turn += 1) expect((await visitor.get('/api/promo/GetByName?Name=ANY')).status).toBe(418);
  });

  test('the cart gets the fee, restaurant and duration of the response; no restaurant is OUT_OF_ZONE', async () => {
    const visitor = tested.visitor();
    const cart = await fillCart(visitor);
    const quoted = async (change: Change) => {
      tested.upstream.behave(changed(change), calls.customMenu);
      return (await visitor.post<Quote>('/api/v1/quote', cart)).body;
    };
    expect(await quoted((body) => ({ ...body, priceOfDelivery: 7_777, deliveryDuration: 50 }))).toMatchObject({
      deliveryFee: 7_777,
      deliveryDuration: 50,
      restaurantId: cart.restaurantId,
      warnings: [],
      minOrderLeft: 0,
      freeDeliveryLeft: null,
    });
    expect(await quoted((body) => ({ ...body, restaurantId: null }))).toMatchObject({ restaurantId: null, warnings: ['OUT_OF_ZONE'] });
    expect(await quoted((body) => ({ ...body, error: true }))).toMatchObject({ restaurantId: null, warnings: ['OUT_OF_ZONE'] });
  });

  test('the error of a menu is the reason in cart, terms, slots and order, in the language of each', async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const cart = await fillCart(visitor);
    const order = await orderOf(visitor, cart);
    const reason = { ru: 'Перерыв до 15:00', en: 'Back at 15:00', uz: '15:00 gacha tanaffus' };
    const { longitude, latitude, restaurantId, regionId } = cart;
    const choices = `OrderTypeId=0&RestaurantId=${restaurantId}&Longitude=${longitude}&Latitude=${latitude}`;
    for (const [error, words] of [
      [{ message: reason }, reason],
      [reason, reason],
      ['Перерыв', { ru: 'Перерыв', en: 'Перерыв', uz: 'Перерыв' }],
      [{ message: 'Перерыв' }, { ru: 'Перерыв', en: 'Перерыв', uz: 'Перерыв' }],
    ] as const) {
      tested.upstream.behave(
        changed((body) => ({ ...body, error })),
        calls.customMenu,
      );
      const quote = await visitor.send<Quote>('POST', '/api/v1/quote', { body: cart, headers: { 'accept-language': 'uz' } });
      expect(quote.body).toMatchObject({ restaurantId: null, menuError: words.uz, warnings: ['MENU_ERROR'] });
      for (const response of [
        await place(visitor, order),
        await visitor.get(`/api/v1/delivery-terms?RegionId=${regionId}&${choices}`),
        await visitor.get(`/api/v1/slots?${choices}`),
      ]) {
        expect([response.status, response.body]).toMatchObject([422, { code: 'MENU_ERROR', message: words }]);
      }
    }
  });

  test('a change that is refused keeps the upstream’s sentence', async () => {
    const visitor = tested.visitor();
    const { phone1 } = await signUp(tested, visitor);
    tested.upstream.behave(failing(200, '{"success": false, "message": "Имя занято"}'), calls.customersUpdate);
    const update = () => visitor.post('/api/customers/Update', { firstName: 'Нодира', phone1 });
    expect(await update()).toMatchObject({ status: 422, body: { message: 'Имя занято' } });
    tested.upstream.behave(failing(200, '{"success": false}'), calls.customersUpdate);
    expect(await update()).toMatchObject({ status: 502, body: { code: 'UPSTREAM_REFUSED' } });
    const other = tested.visitor();
    const phone = freshPhone();
    await openSession(tested, other, phone);
    tested.upstream.behave(failing(200, '{"error": "Номер в чёрном списке"}'), calls.customersCreate);
    const created = await other.post('/api/customers/Create', { firstName: 'А', phone1: phone });
    expect(created).toMatchObject({ status: 422, body: { error: 'Номер в чёрном списке' } });
  });

  test('an update sends back what Get returned, in the form in which it was sent', async () => {
    const visitor = tested.visitor();
    const { phone1, customerId } = await signUp(tested, visitor);
    tested.upstream.behave(
      changed((body) => ({ ...body, cardBalance: '150', cardNumber: '0012345', birthDate: '01.05.1990' })),
      calls.customersGet,
    );
    const own = await visitor.get(`/api/customers/Get/?Id=${customerId}`);
    expect(own.body).toMatchObject({ cardBalance: 150, cardNumber: '0012345', birthDate: '1990-05-01' });
    tested.upstream.forget();
    expect((await visitor.post('/api/customers/Update', { firstName: 'Нодира', phone1, birthDate: '1990-05-01' })).status).toBe(200);
    expect(sent(calls.customersUpdate)).toMatchObject([{ cardBalance: '150', cardNumber: '0012345', birthDate: '01.05.1990' }]);
    expect(tested.upstream.count(calls.customersGet)).toBe(1);
  });

  test('an order needs neither customers nor promo codes: a code that can’t be checked is not applied', async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const cart = { ...(await fillCart(visitor)), promoCode: 'UP' };
    tested.upstream.behave(failing(503), calls.promoByName, calls.promoByPhone, calls.customersGet);
    const quote = (await visitor.post<Quote>('/api/v1/quote', cart)).body;
    expect([quote.discount, quote.promo, quote.warnings]).toMatchObject([0, { valid: false, reason: 'unavailable' }, []]);
    expect((await place(visitor, await orderOf(visitor, cart))).status).toBe(201);
  });

  test('one request asks each call once', async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const cart = await fillCart(visitor);
    const { longitude, latitude, restaurantId, regionId } = cart;
    const requested: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['quote', () => visitor.post('/api/v1/quote', { ...cart, promoCode: 'UP' })],
      ['menu', () => visitor.get('/api/regionmenu?RegionId=1')],
      ['slots', () => visitor.get(`/api/v1/slots?RestaurantId=${restaurantId}&OrderTypeId=0&Longitude=${longitude}&Latitude=${latitude}`)],
      ['terms', () => visitor.get(`/api/v1/delivery-terms?OrderTypeId=200&RegionId=${regionId}`)],
      ['orders', () => visitor.get('/api/v1/orders')],
    ];
    for (const [name, send] of requested) {
      tested.upstream.forget();
      await send();
      const sentOnce = tested.upstream.requests.map(({ method, path, query }) => `${method} ${path}?${query}`);
      expect(sentOnce, name).toEqual([...new Set(sentOnce)]);
    }
  });

  test('slots are aligned to the duration used for the cart', async () => {
    const visitor = tested.visitor();
    const cart = await fillCart(visitor);
    tested.upstream.behave(
      changed((body) => ({ ...body, deliveryDuration: 55 })),
      calls.customMenu,
    );
    const place = `Longitude=${cart.longitude}&Latitude=${cart.latitude}`;
    const days = await visitor.get<{ slots: { start: number; end: number; day: string }[] }[]>(
      `/api/v1/slots?RestaurantId=${cart.restaurantId}&OrderTypeId=0&${place}`,
    );
    const { day, start, end } = days.body[1]?.slots[3] ?? { day: '', start: 0, end: 0 };
    expect(end - start).toBe(55);
    const quote = await visitor.post<Quote>('/api/v1/quote', { ...cart, slot: { day, start, end } });
    expect(quote.body).toMatchObject({ slot: { day, start, end }, warnings: [] });
  });

  test('a restaurant whose hours end before they start is open past midnight', async () => {
    const visitor = tested.visitor();
    const overnight = respondingWith((body) =>
      (body as object[]).map((one) => ({ ...one, startOfWorkingTime: 600, endOfWorkingTime: 120 })),
    );
    tested.upstream.behave(overnight, calls.restaurantsList);
    const { body } = await visitor.get<{ id: string; endOfWorkingTime: number }[]>('/api/restaurants/List');
    expect(body.every(({ endOfWorkingTime }) => endOfWorkingTime === 1_560)).toBe(true);
    const days = await visitor.get<{ slots: { start: number }[] }[]>(`/api/v1/slots?RestaurantId=${body[0]?.id}&OrderTypeId=200`);
    expect(days.body[0]?.slots.some(({ start }) => start >= 1_440)).toBe(true);
  });

  test('a closure reported by an upstream closes its slots, as a pause in the app does', async () => {
    const visitor = tested.visitor();
    const closedUntil = '2026-11-21T14:00:00.000Z';
    tested.upstream.behave(
      respondingWith((body) => (body as object[]).map((one) => ({ ...one, closedUntil }))),
      calls.restaurantsList,
    );
    const quote = await visitor.post<Quote>('/api/v1/quote', await fillCart(visitor));
    expect(quote.body).toMatchObject({ warnings: [], paused: { opensAt: closedUntil } });
    expect(quote.body.slot?.start).toBeGreaterThanOrEqual(1_140);
  });

  test('a pickup without a chosen restaurant takes the slots of the restaurant that prepares it', async () => {
    const visitor = tested.visitor();
    const { longitude: _x, latitude: _y, restaurantId, ...cart } = await fillCart(visitor);
    const days = await visitor.get<{ slots: { start: number; end: number; day: string }[] }[]>(
      `/api/v1/slots?RestaurantId=${restaurantId}&OrderTypeId=200`,
    );
    const { day, start, end } = days.body[1]?.slots[0] ?? { day: '', start: 0, end: 0 };
    const quote = await visitor.post<Quote>('/api/v1/quote', { ...cart, orderTypeId: 200, slot: { day, start, end } });
    expect(quote.body).toMatchObject({ restaurantId, slot: { day, start, end }, warnings: [] });
  });

  test('absent fields have the defaults of the upstream, and what is not allowed is not shown', async () => {
    const visitor = tested.visitor();
    tested.upstream.behave(
      changed(() => ({
        SiteSettings: { Logo: '/logo.svg', Marker: 'https://evil.example/m.png', Colors: { IsDarkMode: 'yes', Primary: 'red' } },
        socials: [
          { name: 'tg', url: 'https://t.me/shop' },
          { name: 'fb', url: 'javascript:alert(1)' },
          { name: 'vk', url: 'https://vk.com/shop' },
        ],
        PreorderDays: 99,
        secret: 'not for browsers',
      })),
      calls.system,
    );
    const { body } = await visitor.get<Record<string, unknown>>('/api/system/', { 'accept-language': 'uz' });
    expect(body).toMatchObject({
      SiteSettings: { Logo: `${tested.upstream.url}/logo.svg`, Marker: '/brand/marker.svg', Colors: { IsDarkMode: 'false' } },
      socials: [{ name: 'tg', url: 'https://t.me/shop' }],
      OrderMaxSum: 0,
      PreorderDays: 30,
    });
    expect(body).not.toHaveProperty('secret');
    const dishes = [
      { id: 5, name: 'Суп', category: { id: 1 }, modifiers: null },
      { id: 6, name: 'Чай', category: { id: 1 }, price: 9_000.4, image: '//evil.example/x.png' },
    ];
    const bare = { categories: [{ id: 1, name: 'Еда' }], products: dishes, restaurantId: 1 };
    tested.upstream.behave(failing(200, JSON.stringify(bare)), calls.restaurantMenu);
    const menu = await visitor.get<{ products: unknown[] }>('/api/restaurantmenu?RestaurantId=1', { 'accept-language': 'uz' });
    expect(menu.body.products).toMatchObject([
      { id: '5', price: null, modifiers: [] },
      { id: '6', price: 9_000, image: null },
    ]);
  });

  test('every call sends the visitor’s language', async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const cart = await fillCart(visitor);
    tested.upstream.forget();
    await visitor.send('POST', '/api/v1/quote', { body: { ...cart, promoCode: 'X' }, headers: { 'accept-language': 'uz' } });
    await visitor.send('GET', '/api/v1/loyalty', { headers: { 'accept-language': 'uz' } });
    expect(tested.upstream.requests.length).toBeGreaterThan(3);
    expect(new Set(tested.upstream.requests.map(({ language }) => language))).toEqual(new Set(['uz']));
  });
});
