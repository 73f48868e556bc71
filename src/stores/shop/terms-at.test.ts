// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { unknownTerms } from '#domain/fulfillment/address-terms.ts';
import { translator } from '#domain/words.ts';
import words from '../../../locales/ru/fulfillment-sheet.json' with { type: 'json' };
import { mockBackend } from '../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { chooseRegion } = await import('./preferences.ts');
const { termsTo } = await import('./terms-at.ts');

const terms = {
  restaurantId: '2',
  deliveryFee: 10_000,
  minOrderSum: 60_000,
  freeDeliveryFrom: 200_000,
  durationMinutes: 40,
  paused: null,
  district: 'Чиланзар',
};
const home = { longitude: 69.25, latitude: 41.3 };
const termsOf = async () => Object.values(await termsTo([home], 'ru', translator<'fulfillment-sheet'>(words)));

it('asks for the terms of a point once in each region, and again for those that could not be had', async () => {
  server.disconnect(calls.deliveryTerms);
  expect(await termsOf()).toEqual([unknownTerms]);
  server.respond(calls.deliveryTerms, terms);
  const text = '40\u00a0мин · 10\u00a0000\u00a0сум';
  const served = { text, isServed: true, minOrderSum: 60_000, freeDeliveryFrom: 200_000, area: 'Чиланзар' };
  expect([await termsOf(), await termsOf()]).toEqual([[served], [served]]);
  expect(server.requests(calls.deliveryTerms)).toHaveLength(2);
  chooseRegion('2');
  server.respond(calls.deliveryTerms, { ...terms, restaurantId: null, deliveryFee: null });
  expect(await termsOf()).toEqual([{ ...unknownTerms, text: words.noDelivery, isServed: false, area: 'Чиланзар' }]);
});
