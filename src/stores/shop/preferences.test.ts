// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockBackend } from '../../../tests/support/mock-backend.ts';

mockBackend();

const names = ['delivery', 'longitude', 'latitude', 'region', 'restaurantId'];
const cookies = () =>
  Object.fromEntries(
    document.cookie
      .split('; ')
      .filter(Boolean)
      .map((pair) => pair.split('=')),
  );
const point = { longitude: 69.2862049, latitude: 41.3641 };

/** The stores of a page that is opened with the given cookies. */
async function open(sent: Record<string, string> = {}) {
  for (const name of names) {
    const value = sent[name];
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
    document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${value === undefined ? 0 : 60}`;
  }
  vi.resetModules();
  return {
    ...(await import('./preferences.ts')),
    ...(await import('./checkout.ts')),
    ...(await import('./addresses.ts')),
    ...(await import('./remember-address.ts')),
  };
}

beforeEach(() => localStorage.clear());

it('addresses that another site of the shop has left as a plain list are read, points without a text, too', async () => {
  localStorage.setItem('addresses', JSON.stringify([{ id: 7, ...point }, { id: 'home', ...point, text: 'Navoiy 30' }, { id: 8 }]));
  expect((await open()).$addresses.get()).toEqual([
    { id: '7', ...point },
    { id: 'home', ...point, text: 'Navoiy 30' },
  ]);
});

describe('the choices', () => {
  it('are read from the cookies', async () => {
    const stores = await open({ delivery: '200', longitude: '69.2', latitude: '41.3', region: '9', restaurantId: 'юг-1' });
    expect([stores.$orderType.get(), stores.$coordinates.get(), stores.$region.get(), stores.$restaurantId.get()]).toEqual([
      200,
      { longitude: 69.2, latitude: 41.3 },
      '9',
      'юг-1',
    ]);
  });

  it.each([
    { delivery: 'x', longitude: 'NaN', latitude: '91', region: 'a\u0007', restaurantId: 'x'.repeat(65) },
    { delivery: '-200', longitude: '0', latitude: '0' },
    { longitude: '69.2' },
    {},
  ])('count as absent when they hold %j', async (sent) => {
    const stores = await open(sent);
    expect([stores.$orderType.get(), stores.$coordinates.get(), stores.$region.get(), stores.$restaurantId.get()]).toEqual([
      0,
      null,
      null,
      null,
    ]);
  });

  it('round coordinates to five decimals and store their text with the saved addresses, without duplicates', async () => {
    const stores = await open();
    stores.choosePoint(point);
    stores.setCheckout({ addressText: '4-й квартал, 12', floor: '5', addressLabel: 'Дом' });
    stores.saveAddress();
    stores.saveAddress();
    expect(cookies()).toMatchObject({ longitude: '69.2862', latitude: '41.3641' });
    expect(stores.$addresses.get()).toEqual([
      { id: '69.2862,41.3641', longitude: 69.2862, latitude: 41.3641, label: 'Дом', text: '4-й квартал, 12', floor: '5' },
    ]);
  });

  it.each(['region', 'address', 'order type'])('forget restaurant and slot with another %s', async (what) => {
    const stores = await open({ region: '1', restaurantId: '3' });
    stores.chooseSlot({ day: '2026-11-21', start: 600, end: 640 });
    if (what === 'region') stores.chooseRegion('9');
    if (what === 'address') stores.choosePoint(point);
    if (what === 'order type') stores.chooseOrderType(200);
    expect(stores.$restaurantId.get()).toBeNull();
    expect(stores.$checkout.get().slot).toBeNull();
    expect(cookies()).not.toHaveProperty('restaurantId');
  });

  it('clear the address with another region, and keep a typed one with another point', async () => {
    const stores = await open({ region: '1' });
    stores.setCheckout({ addressText: 'Навои, 30' });
    stores.choosePoint(point);
    expect(stores.$checkout.get().addressText).toBe('Навои, 30');
    stores.saveAddress();
    stores.choosePoint({ longitude: 69.2, latitude: 41.2 });
    expect(stores.$checkout.get().addressText).toBe('');
    stores.setCheckout({ addressText: 'Бунёдкор, 18' });
    stores.chooseRegion('9');
    expect([stores.$coordinates.get(), stores.$checkout.get().addressText]).toEqual([null, '']);
  });

  it('use a restaurant that only a response selected, without writing it to the cookie', async () => {
    const stores = await open();
    stores.noteSelectedRestaurant('4');
    expect([stores.$selectedRestaurantId.get(), stores.$restaurantId.get()]).toEqual(['4', null]);
    stores.chooseRestaurant('8');
    expect([stores.$selectedRestaurantId.get(), cookies()['restaurantId']]).toEqual(['8', '8']);
  });
});
