import { describe, expect, test } from 'vitest';
import { formatPrice } from '#domain/format.ts';
import { pointKey } from '#domain/fulfillment/address-terms.ts';
import type { FulfillmentTerms } from '#domain/fulfillment/fulfillment-terms.ts';
import type { Quote } from '#domain/order/quote.ts';
import type { District } from '#domain/place/region.ts';
import { addressTerms } from '#server/pages/address-terms.ts';
import { backEnds } from '../support/shop/backends.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffOf } from './staff.ts';

const inZone = { longitude: 69.28, latitude: 41.31 };
const outside = { longitude: 60.6, latitude: 41.5 };

describe.each(backEnds)('the delivery terms, on %s', (backEnd) => {
  const tested = useApi(backEnd, staffEnv);

  const termsAt = async (query: Record<string, string | number>) => {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    return tested.visitor().get<FulfillmentTerms & { code?: string }>(`/api/v1/delivery-terms?${search}`);
  };
  const at = ({ longitude, latitude }: typeof inZone) => ({ RegionId: 1, OrderTypeId: 0, Longitude: longitude, Latitude: latitude });

  test.each([
    ['a delivery to an address', at(inZone), { orderTypeId: 0, ...inZone }],
    ['a delivery without an address', { RegionId: 1, OrderTypeId: 0 }, { orderTypeId: 0 }],
    ['a pickup', { RegionId: 1, OrderTypeId: 200 }, { orderTypeId: 200 }],
    ['an address outside all zones', at(outside), { orderTypeId: 0, ...outside }],
  ])('%s has the terms that its quote is priced by', async (_, query, request) => {
    const { status, body } = await termsAt(query);
    const quoted = await tested.visitor().post<Quote & { code?: string }>('/api/v1/quote', { regionId: '1', lines: [], ...request });
    expect(status).toBe(quoted.status);
    if (status !== 200) return expect(body.code).toBe(quoted.body.code);
    const quote = quoted.body;
    expect(body).toEqual({
      restaurantId: quote.restaurantId,
      deliveryFee: quote.deliveryFee,
      minOrderSum: quote.minOrderLeft,
      freeDeliveryFrom: quote.freeDeliveryLeft,
      durationMinutes: quote.deliveryDuration,
      paused: quote.paused ?? null,
      ...(body.district !== undefined && { district: expect.any(String) }),
      ...(body.landmark !== undefined && { landmark: expect.any(String) }),
    });
  });

  test('a point has the name of the district around it, in the language of the call', async () => {
    const { body } = await tested.visitor().get<District[]>('/api/v1/districts', { 'accept-language': 'uz' });
    const [district] = body;
    if (district === undefined) return expect(backEnd).toBe('upstream');
    const query = { ...at(district), RegionId: district.regionId };
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const terms = await tested.visitor().get<FulfillmentTerms>(`/api/v1/delivery-terms?${search}`, { 'accept-language': 'uz' });
    expect(terms.body.district).toBe(district.name);
  });

  test('an unknown region is rejected, and so is a place without a region', async () => {
    expect((await termsAt({ RegionId: 999, OrderTypeId: 0 })).status).toBe(404);
    expect((await termsAt({ OrderTypeId: 0 })).body.code).toBe('INVALID_QUERY');
    expect((await termsAt({ RegionId: 1, Longitude: 69.28 })).body.code).toBe('INVALID_QUERY');
  });

  test('a paused restaurant is named with the instant at which it opens', async () => {
    const query = { RegionId: 1, OrderTypeId: 200, RestaurantId: (await termsAt(at(inZone))).body.restaurantId ?? '' };
    const pause = (until: string | null) => staffOf(tested).put(`restaurants/${query.RestaurantId}/pause`, { until });
    const until = '2026-11-21T14:00:00.000Z';
    expect((await pause(until)).status).toBe(204);
    expect((await termsAt(query)).body.paused).toEqual({ opensAt: until });
    await pause(null);
    expect((await termsAt(query)).body.paused).toBeNull();
  });

  test('each saved address is shown with the time and fee of a delivery, or that there is none', async () => {
    const { durationMinutes, deliveryFee, minOrderSum, freeDeliveryFrom } = (await termsAt(at(inZone))).body;
    const { district, landmark } = await tested.services.backend.areaAt(inZone, 'en');
    const addresses = [inZone, outside].map((point) => ({ id: pointKey(point), ...point }));
    const { backend } = tested.services;
    const texts = await addressTerms({ backend, locale: 'en', now: tested.now }, addresses);
    const fee = deliveryFee ? formatPrice(deliveryFee, 'en') : 'free';
    expect(texts[pointKey(inZone)]).toEqual({
      text: `${durationMinutes}\u00a0min · ${fee}`,
      isServed: true,
      minOrderSum,
      freeDeliveryFrom,
      area: [district, landmark].filter(Boolean).join(', '),
    });
    if (backEnd !== 'upstream') expect(texts[pointKey(outside)]).toMatchObject({ text: 'no delivery here', isServed: false });
    expect(await addressTerms({ backend, locale: 'en', now: tested.now }, [])).toEqual({});
  });
});
