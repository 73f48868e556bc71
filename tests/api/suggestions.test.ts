import { describe, expect, test } from 'vitest';
import type { Quote } from '#domain/order/quote.ts';
import { engines } from '../support/shop/backends.ts';
import { useApi } from './open-api.ts';

/** The zone's minimum order is 60 000. */
const nearChorsu = { longitude: 69.28, latitude: 41.31 };
const [bread, dimlama] = ['1031', '1014'];

describe.each(engines)('the suggested dishes of a quote, on %s', (engine) => {
  const tested = useApi(engine);

  const quote = async (place: object, productId: string, quantity = 1) => {
    const lines = [{ productId, quantity, modifiers: [], combo: [] }];
    const { status, body } = await tested.visitor().post<Quote>('/api/v1/quote', { regionId: '1', orderTypeId: 0, lines, ...place });
    expect(status).toBe(200);
    return body;
  };

  test('begin with one that is enough for the minimum order while something is missing', async () => {
    const short = await quote(nearChorsu, bread);
    expect(short.minOrderLeft).toBe(54_000);
    expect(short.suggestions[0]).toBe(dimlama);
  });

  test('are the recommended ones alone when nothing is missing', async () => {
    expect((await quote(nearChorsu, bread, 10)).suggestions).toEqual([]);
    expect((await quote({ orderTypeId: 200 }, bread)).suggestions).toEqual([]);
  });

  test('what the menu does not have is listed with its reason on request, and the others are priced', async () => {
    const wrong = [{ groupId: 'x', optionId: 'x', amount: 1 }];
    const lines = [
      { productId: bread, quantity: 1, modifiers: [], combo: [] },
      { productId: dimlama, quantity: 1, modifiers: wrong, combo: [] },
      { productId: 'gone', quantity: 1, modifiers: [], combo: [] },
    ];
    const body = { regionId: '1', orderTypeId: 200, lines };
    const listed = await tested.visitor().post<Quote>('/api/v1/quote?unknown=list', body);
    expect(listed.body).toMatchObject({ itemsTotal: 6_000, lines: [{ productId: bread }], warnings: ['ITEMS_UNAVAILABLE'] });
    expect(listed.body.unavailable).toMatchObject([
      { productId: dimlama, reason: 'changed', replacements: expect.any(Array) },
      { productId: 'gone', name: '', reason: 'removed' },
    ]);
    expect((await tested.visitor().post('/api/v1/quote', body)).status).toBe(422);
  });
});
