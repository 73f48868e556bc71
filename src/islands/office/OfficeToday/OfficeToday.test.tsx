// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { WireToday } from '#contract/office/today.ts';
import { problem } from '#domain/problem.ts';
import words from '../../../../locales/ru/office-today.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { OfficeToday } = await import('./OfficeToday.tsx');

const urgent = { kind: 'unaccepted', id: 'o1', number: 1088, restaurantId: '1', total: 186_000, minutes: 4 } as const;
const today: WireToday = {
  at: '2026-11-27T15:00:00.000Z',
  orders: { inWork: 3, cooking: 1, ready: 0, onWay: 1, unaccepted: 1, late: 0, urgent: [urgent] },
  kitchens: [{ id: '1', name: 'Чиланзар', inWork: 3, state: 'open', opensAt: null }],
  money: null,
  couriers: [{ id: 'c1', name: 'Анвар', open: 2, onWay: 1, cash: 840_000 }],
  todo: [{ kind: 'feedback', count: 2 }],
};

beforeEach(() => server.reset());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('what needs a hand is one press from its place (R-TODAY-3)', () => {
  render(<OfficeToday locale="ru" words={words} today={today} />);
  const hands = screen.getByRole('region', { name: words.hands });
  expect(
    within(hands)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/staff?lang=ru', '/admin/feedback?show=waiting']);
  expect(hands.textContent).toContain('Не принят 1088');
  expect(hands.textContent).toContain('2 отзыва ждут ответа');
});

test('couriers and the cash that they have are one press from where it is received (R-TODAY-4)', () => {
  render(<OfficeToday locale="ru" words={words} today={today} />);
  const couriers = within(screen.getByRole('region', { name: words.couriers }));
  couriers.getByText(/840\s000\sсум/);
  expect(couriers.getByRole('link').getAttribute('href')).toBe('/admin/couriers');
});

test('it is read again every half minute, and stays when that fails', async () => {
  vi.useFakeTimers();
  server.respond(calls.officeToday, { ...today, orders: { ...today.orders, urgent: [], unaccepted: 0 }, todo: [] } as WireToday);
  render(<OfficeToday locale="ru" words={words} today={today} />);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  screen.getByText(words.nothing);
  server.reject(calls.officeToday, problem('UNAVAILABLE'));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  screen.getByText(words.nothing);
});
