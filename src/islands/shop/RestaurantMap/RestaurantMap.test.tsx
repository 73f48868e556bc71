// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { MapProps } from '#ui/Map/map-props.ts';
import words from '../../../../locales/ru/restaurant-map.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
let drawn: MapProps | undefined;
let canvas: (props: MapProps) => unknown;
vi.mock('#ui/Map/MapCanvas.tsx', () => ({ MapCanvas: (props: MapProps) => canvas(props) }));
vi.mock('maplibre-gl/dist/maplibre-gl.css?url', () => ({ default: '' }));
vi.mock('#ui/load-styles.ts', () => ({ loadStyles: () => Promise.resolve() }));
const { MapException } = await import('#map/map-exception.ts');
const { forgetPlaces } = await import('#stores/shop/places.ts');
const { RestaurantMap } = await import('./RestaurantMap.tsx');

const restaurant = {
  id: 3,
  name: 'Чорсу',
  address: 'ул. Навои, 1',
  latitude: 41.3265,
  longitude: 69.234,
  isActive: true,
  startOfWorkingTime: 600,
  endOfWorkingTime: 1380,
  regionId: 1,
  supportsDelivery: true,
  supportsPickup: true,
  deliveryDuration: 45,
  pickupDuration: 20,
};
const frame = () => document.querySelector('[data-map]');
const show = () => render(<RestaurantMap locale="ru" words={words} styleUrl={null} marker="/brand/marker.svg" />);

beforeEach(() => {
  drawn = undefined;
  forgetPlaces();
  server.respond(calls.regionsList, [{ id: 1, name: 'Ташкент', latitude: 41.3, longitude: 69.2 }]);
  server.respond(calls.restaurantsList, [restaurant]);
  server.respond(calls.districts, []);
  canvas = (props) => {
    drawn = props;
    return <div>{props.selected != null && (props.card?.(props.selected) as never)}</div>;
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('every restaurant is a point with name, address and hours', async () => {
  show();
  await vi.waitFor(() => expect(drawn?.points).toHaveLength(1));
  expect(drawn?.points[0]).toMatchObject({ id: '3', label: 'Чорсу, ул. Навои, 1, 10:00 - 23:00', longitude: 69.234 });
});

test('the zones of the region have the tiers of their fees, which a legend names', async () => {
  const polygon: [number, number][] = [
    [69.2, 41.3],
    [69.3, 41.3],
    [69.3, 41.4],
  ];
  const zone = { restaurantId: '3', polygon, deliveryFee: 0, minOrderSum: 0, freeDeliveryFrom: null, deliveryDuration: 40 };
  server.respond(calls.regionsList, [{ id: 2, name: 'Самарканд', latitude: 39.6, longitude: 66.9 }]);
  server.respond(calls.restaurantsList, [{ ...restaurant, regionId: 2 }]);
  server.respond(calls.zones, [zone, { ...zone, deliveryFee: 15_000 }]);
  show();
  await vi.waitFor(() => expect(drawn?.zones).toHaveLength(2));
  expect(drawn?.zones?.map(({ tier }) => tier)).toEqual([0, 1]);
  act(() => drawn?.onLoaded?.());
  const legend = screen.getByRole('list', { name: words.zone });
  expect([...legend.children].map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([words.zoneFree, '15 000 сум']);
});

test('a chosen point opens a card with name, address and hours; a link of the list chooses it too', async () => {
  render(
    <ul>
      <li>
        <a href="#map" data-show-on-map="3">
          На карте
        </a>
      </li>
    </ul>,
  );
  show();
  await vi.waitFor(() => expect(drawn?.points).toHaveLength(1));
  fireEvent.click(screen.getByText('На карте'));
  expect((await screen.findByRole('link', { name: 'Чорсу' })).getAttribute('href')).toBe('/restaurant/3');
  expect(screen.queryByText('10:00 - 23:00')).not.toBeNull();
  expect(screen.queryByText(/Доставка 45\sмин · Самовывоз 20\sмин/)).not.toBeNull();
  expect(screen.getByRole('link', { name: words.route }).getAttribute('href')).toContain('41.3265,69.234');
  expect(screen.getByRole('listitem').getAttribute('aria-current')).toBe('true');
  act(() => drawn?.onSelect?.(null));
  expect(screen.queryByText('10:00 - 23:00')).toBeNull();
  expect(screen.getByRole('listitem').hasAttribute('aria-current')).toBe(false);
});

test.each([
  { supportsPickup: true, label: words.pickUpHere },
  { supportsPickup: false, label: words.orderHere },
])('the card of a restaurant offers "$label"', async ({ supportsPickup, label }) => {
  server.respond(calls.restaurantsList, [{ ...restaurant, supportsPickup }]);
  show();
  await vi.waitFor(() => expect(drawn?.points).toHaveLength(1));
  act(() => drawn?.onSelect?.('3'));
  await screen.findByRole('button', { name: label });
});

test('a pointer over a card of the list or focus in it highlights its restaurant, and elsewhere none', async () => {
  render(
    <ul>
      <li>
        <h3>Чорсу</h3>
        <a href="#map" data-show-on-map="3">
          На карте
        </a>
      </li>
    </ul>,
  );
  show();
  await vi.waitFor(() => expect(drawn?.points).toHaveLength(1));
  fireEvent.pointerOver(screen.getByRole('heading'));
  expect(drawn?.highlighted).toBe('3');
  fireEvent.pointerOver(document.body);
  expect(drawn?.highlighted).toBeNull();
  fireEvent.focusIn(screen.getByText('На карте'));
  expect(drawn?.highlighted).toBe('3');
});

test('without a zone in view there is no legend', async () => {
  server.respond(calls.regionsList, [{ id: 4, name: 'Бухара', latitude: 39.77, longitude: 64.42 }]);
  server.respond(calls.restaurantsList, [{ ...restaurant, regionId: 4 }]);
  server.respond(calls.zones, [
    { restaurantId: '3', polygon: [[69.2, 41.3]], deliveryFee: 15_000, minOrderSum: 0, freeDeliveryFrom: null, deliveryDuration: 40 },
  ]);
  show();
  await vi.waitFor(() => expect(drawn?.zones).toHaveLength(1));
  act(() => drawn?.onLoaded?.());
  expect(screen.queryByRole('list', { name: words.zone })).not.toBeNull();
  act(() => drawn?.onZonesInView?.(false));
  expect(screen.queryByRole('list', { name: words.zone })).toBeNull();
});

test('the states pending, loading and loaded follow each other', async () => {
  show();
  expect(['pending', 'loading']).toContain(frame()?.getAttribute('data-map'));
  await vi.waitFor(() => expect(drawn).toBeDefined());
  act(() => drawn?.onLoaded?.());
  expect(frame()?.getAttribute('data-map')).toBe('loaded');
  expect(screen.queryByText(words.loading)).toBeNull();
});

test('a style that fails to load is reported while the built-in one is shown', async () => {
  show();
  await vi.waitFor(() => expect(drawn).toBeDefined());
  act(() => {
    drawn?.onException?.(new MapException('style-timeout'));
    drawn?.onLoaded?.();
  });
  expect(frame()?.getAttribute('data-map')).toBe('loaded');
  expect(screen.queryByText(words.fallback)).not.toBeNull();
});

test('without WebGL the map points to the list and offers a retry', async () => {
  show();
  await vi.waitFor(() => expect(drawn).toBeDefined());
  act(() => drawn?.onException?.(new MapException('graphics')));
  expect(frame()?.getAttribute('data-map')).toBe('error');
  expect(screen.queryByText(words.failed)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: words.retry }));
  await vi.waitFor(() => expect(frame()?.getAttribute('data-map')).toBe('loading'));
});

test('the map exception has the shape of the error object', () => {
  expect({ ...new MapException('style-timeout') }).toMatchObject({
    statusCode: 500,
    statusMessage: 'The map style did not arrive within 5000 ms',
    data: { reason: 'style-timeout' },
    fatal: false,
  });
  expect(new MapException('graphics').fatal).toBe(true);
});

test('the nearest restaurant is found from where the visitor is, and chosen on the map', async () => {
  server.respond(calls.restaurantsList, [restaurant, { ...restaurant, id: 4, name: 'Мирабад', latitude: 41.29, longitude: 69.27 }]);
  const here = { latitude: 41.3, longitude: 69.27 };
  Object.assign(navigator, { geolocation: { getCurrentPosition: (done: (position: object) => void) => done({ coords: here }) } });
  vi.stubGlobal('isSecureContext', true);
  show();
  await vi.waitFor(() => expect(drawn).toBeDefined());
  act(() => drawn?.onLoaded?.());
  fireEvent.click(screen.getByRole('button', { name: words.nearest }));
  await vi.waitFor(() => expect(drawn?.selected).toBe('4'));
  expect([drawn?.own, drawn?.texts.own]).toEqual([here, words.here]);
  expect(drawn?.labels?.filter(({ kind }) => kind === 'own').map(({ name }) => name)).toEqual([words.here]);
});

test('a visitor who can not be found is told so', async () => {
  Object.assign(navigator, { geolocation: { getCurrentPosition: (_: unknown, fail: (error: object) => void) => fail({ code: 1 }) } });
  vi.stubGlobal('isSecureContext', true);
  show();
  await vi.waitFor(() => expect(drawn).toBeDefined());
  act(() => drawn?.onLoaded?.());
  fireEvent.click(screen.getByRole('button', { name: words.nearest }));
  expect((await screen.findByRole('alert')).textContent).toBe(words.locateFailed);
  expect(drawn?.selected).toBeNull();
});
