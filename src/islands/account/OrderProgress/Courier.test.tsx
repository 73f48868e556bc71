// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import words from '../../../../locales/ru/order-courier.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { Courier } = await import('./Courier.tsx');

const at = '2026-11-21T07:00:00.000Z';
const to = { latitude: 41.312, longitude: 69.28 };
const anvar = { name: 'Анвар', phone: '998935554433' };
const show = (isOnWay: boolean, courier: { name: string; phone?: string } = anvar) => (
  <Courier words={words} locale="ru" id="o1" courier={courier} isOnWay={isOnWay} to={to} />
);
const away = () => screen.getByRole('status').textContent;

beforeEach(() => {
  server.reset();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('says who brings the order, and on the way whom to call (R-COURIER-3)', () => {
  server.respond(calls.courierPosition, { position: null });
  const { rerender } = render(show(false, { name: 'Анвар' }));
  expect(screen.getByRole('region').textContent).toBe(`${words.willBring}Анвар`);
  rerender(show(true));
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+998935554433');
});

test('about how far the courier is is read again on the way, and forgotten with the position (R-COURIER-4)', async () => {
  server.respond(calls.courierPosition, { position: { latitude: 41.312, longitude: 69.304, at } });
  const { rerender } = render(show(false));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(server.requests(calls.courierPosition)).toEqual([]);
  rerender(show(true));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(away()).toBe('примерно 2,0 км от вас, в 12:00');
  server.respond(calls.courierPosition, { position: null });
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(away()).toBe('');
});
