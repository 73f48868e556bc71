// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { WireDeliveries } from '#contract/staff/deliveries.ts';
import { problem } from '#domain/problem.ts';
import words from '../../../../locales/ru/courier-deliveries.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';
import '../../../../tests/support/screens/native-dialog.ts';

const server = mockBackend();
const { CourierDeliveries } = await import('./CourierDeliveries.tsx');

const order = {
  ...{ id: 'o1', number: 1042, status: 'ready', restaurant: 'Чиланзар', comment: '' },
  address: { text: 'Навои, 30', longitude: 69.28, latitude: 41.31, entrance: '2', floor: '5' },
  contact: { firstName: 'Дилноза', phone1: '998901112233' },
  wishes: { leaveAtDoor: true },
  promised: { from: '2026-11-21T07:00:00.000Z', to: '2026-11-21T07:30:00.000Z' },
  dishes: [{ name: 'Плов', quantity: 2 }],
  ...{ cash: 67_000, card: 0, changeFrom: 100_000 },
} as const satisfies WireDeliveries['orders'][number];
const given: WireDeliveries = { name: 'Анвар', orders: [order], cash: 0, delivered: [] };
const onWay: WireDeliveries = { ...given, orders: [{ ...order, status: 'on_way' }] };
const done: WireDeliveries = { ...given, orders: [], cash: 67_000, delivered: [{ number: 1042, cash: 67_000 }] };

const show = () => render(<CourierDeliveries locale="ru" words={words} />);
const stepOf = (label: string) => screen.findByRole('button', { name: `${label}: № 1042` });

beforeEach(() => {
  localStorage.clear();
  server.reset();
  server.respond(calls.deliveries, given);
});
afterEach(cleanup);

test('an order says where to, whom to call and what to take at the door (R-COURIER-2)', async () => {
  show();
  const card = within(await screen.findByRole('listitem'));
  card.getByText('Навои, 30');
  card.getByText('подъезд 2, этаж 5');
  card.getByText(words.wish_leaveAtDoor);
  card.getByText(/Взять наличными 67\s000\sсум/);
  expect(card.getByRole('link', { name: /Дилноза/ }).getAttribute('href')).toBe('tel:+998901112233');
  expect(card.getByRole('link', { name: /Навигатор/ }).getAttribute('href')).toBe('geo:41.31,69.28?q=41.31,69.28');
});

test('an order is taken, then delivered after a question, and its cash is to be handed in', async () => {
  server.respond(calls.takeDelivery, onWay);
  server.respond(calls.finishDelivery, done);
  show();
  fireEvent.click(await stepOf(words.take));
  fireEvent.click(await stepOf(words.deliver));
  expect(server.requests(calls.finishDelivery)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: words.deliverYes }));
  await screen.findByText(words.empty);
  expect(within(screen.getByRole('region', { name: words.toHandIn })).getAllByText(/67\s000\sсум/)).toHaveLength(2);
});

test('without a network a step is shown, waits, and is sent when the network is back (R-COURIER-7)', async () => {
  show();
  const take = await stepOf(words.take);
  server.disconnect(calls.deliveries);
  server.disconnect(calls.takeDelivery);
  await act(async () => fireEvent.click(take));
  expect(screen.getByText(/Нет сети с/).parentElement?.textContent).toContain('Ждут отправки: 1');
  screen.getByRole('button', { name: `${words.deliver}: № 1042` });
  server.respond(calls.deliveries, given);
  server.respond(calls.takeDelivery, onWay);
  act(() => void dispatchEvent(new Event('online')));
  await expect.poll(() => screen.queryByText(/Нет сети с/)).toBeNull();
  await expect.poll(() => server.requests(calls.takeDelivery).length).toBe(2);
  screen.getByRole('button', { name: `${words.deliver}: № 1042` });
});

test('a reload without a network shows the orders that were known, until the session has ended (R-CACHE-5)', async () => {
  const stored = new Map<string, Response>();
  const put = async (path: string, response: Response) => void stored.set(path, response);
  const match = async (path: string) => stored.get(path)?.clone();
  vi.stubGlobal('caches', { open: async () => ({ put, match }), delete: async () => stored.clear() });
  const { unmount } = show();
  await screen.findByRole('listitem');
  await expect.poll(() => stored.size).toBe(1);
  unmount();
  server.disconnect(calls.deliveries);
  show();
  await screen.findByRole('listitem');
  screen.getByText(/Нет сети с/);
  server.reject(calls.deliveries, problem('NOT_SIGNED_IN'));
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByRole('link', { name: words.signIn });
  await expect.poll(() => stored.size).toBe(0);
  vi.stubGlobal('caches', undefined);
});

test('a step that the server refuses is told, and the orders are read again', async () => {
  server.reject(calls.takeDelivery, problem('NOT_FOUND', { what: 'order' }));
  show();
  const take = await stepOf(words.take);
  server.respond(calls.deliveries, { ...given, orders: [] });
  fireEvent.click(take);
  await screen.findByText(words.empty);
});

test('when the session has ended the orders are gone, and a link signs in again (R-TEAM-7)', async () => {
  show();
  await screen.findByRole('listitem');
  server.reject(calls.deliveries, problem('NOT_SIGNED_IN'));
  act(() => void dispatchEvent(new Event('online')));
  expect((await screen.findByRole('link', { name: words.signIn })).getAttribute('href')).toBe('/admin');
  expect(screen.queryByText('Навои, 30')).toBeNull();
});

test('about where the phone is is said only while it is allowed and an order is on its way (R-COURIER-4)', async () => {
  const getCurrentPosition = vi.fn((done: (position: object) => void) => done({ coords: { latitude: 41.31157, longitude: 69.27979 } }));
  vi.stubGlobal('isSecureContext', true);
  Object.assign(navigator, { geolocation: { getCurrentPosition } });
  server.respond(calls.takeDelivery, onWay);
  server.respond(calls.placeCourier, undefined);
  show();
  fireEvent.click(await screen.findByRole('switch'));
  expect(getCurrentPosition).not.toHaveBeenCalled();
  fireEvent.click(await stepOf(words.take));
  const told = () => server.requests(calls.placeCourier).map(({ body }) => body);
  await expect.poll(told).toEqual([{ point: { latitude: 41.312, longitude: 69.28 } }]);
  fireEvent.click(screen.getByRole('switch'));
  await expect.poll(() => told().at(-1)).toEqual({ point: null });
});
