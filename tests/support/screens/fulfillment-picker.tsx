import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { sameCoordinates } from '#domain/place/coordinates.ts';
import type { District, PlaceTerms, Region } from '#domain/place/region.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { searchPlaces } from '#server/modules/place-search.ts';
import controlWords from '../../../locales/ru/fulfillment-picker.json' with { type: 'json' };
import sheetWords from '../../../locales/ru/fulfillment-sheet.json' with { type: 'json' };
import { now, shopResponses } from './fulfillment-shop.ts';
import './native-dialog.ts';

/** The choice of place and time in a small shop, for tests that draw it without a browser. Each test starts without choices. */

/** What the shop's API responds, by parts of the URLs. */
export const responses: Record<string, unknown> = {};
const fetch = vi.fn<typeof globalThis.fetch>(async (url) => {
  if (String(url).includes('/geocode?') && !('geocode' in responses)) return Response.json(await foundPlaces(String(url)));
  const found = Object.entries(responses).find(([part]) => String(url).includes(part));
  return new Response(JSON.stringify(found?.[1] ?? []), { headers: { 'content-type': 'application/json' } });
});
/** What the server finds in the shop. */
async function foundPlaces(url: string) {
  const { regions, restaurants, districts } = responses as { regions: Region[]; restaurants: Restaurant[]; districts: District[] };
  const termsAbout = async ({ longitude, latitude }: { longitude: number; latitude: number }) =>
    districts.find((district) => sameCoordinates(district, { longitude, latitude })) ?? null;
  const shop = { regions: async () => regions, districts: async () => districts, restaurants: async () => restaurants, termsAbout };
  const query = new URL(url, 'http://localhost').searchParams;
  const asked = { text: query.get('q') ?? '', regionId: query.get('RegionId'), addresses: null, locale: 'ru' as const, now };
  const { places, isStreet } = await searchPlaces(shop, asked);
  const pick = ({ hasDelivery, deliveryFee, mayCostMore, durationMinutes }: PlaceTerms) => ({
    hasDelivery,
    deliveryFee,
    mayCostMore,
    durationMinutes,
  });
  return { places: places.map((place) => ({ ...place, terms: place.terms && pick(place.terms) })), isStreet, hasFailed: false };
}
vi.mock('#ui/load-styles.ts', () => ({ loadStyles: async () => {} }));
vi.stubGlobal('fetch', fetch);
vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media === '(min-width: 900px)', onchange: null }));
vi.mock('maplibre-gl/dist/maplibre-gl.css?url', () => ({ default: '' }));
const { clearCheckout } = await import('#stores/shop/checkout.ts');
const { chooseOrderType, closeFulfillmentPicker, forgetPlace } = await import('#stores/shop/preferences.ts');
const { $places } = await import('#stores/shop/places.ts');
const { forgetAddresses } = await import('#stores/shop/addresses.ts');
const { FulfillmentPicker } = await import('#islands/shop/FulfillmentPicker/FulfillmentPicker.tsx');

export const words = { ...controlWords, ...sheetWords };

/** The island as a page without choices draws it. */
export const picker = (
  <FulfillmentPicker locale="ru" words={controlWords} orderType={0} place="Укажите адрес" terms="45 мин · от 10 000 сум" />
);

/** The button of the page that opens the sheet. */
export const control = () => screen.getByRole('button', { name: /^(Доставка|Самовывоз)/ });

export type Sheet = Awaited<ReturnType<typeof openSheet>>;

export async function openSheet() {
  render(picker);
  fireEvent.click(control());
  const sheet = within(await screen.findByRole('dialog'));
  await waitFor(() => expect($places.get().status).toBe('success'));
  return sheet;
}

/** Searches for an address and chooses the result. */
export async function find(sheet: Sheet, query: string, result: RegExp) {
  fireEvent.change(sheet.getByRole('searchbox'), { target: { value: query } });
  fireEvent.click(await sheet.findByRole('button', { name: result }));
}

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  Object.assign(responses, shopResponses());
  act(() => {
    closeFulfillmentPicker();
    forgetPlace();
    chooseOrderType(0);
    clearCheckout();
    forgetAddresses();
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
