// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import words from '../../../../locales/ru/staff-board.json' with { type: 'json' };
import { sampleOrder as order } from '../../../../tests/support/builders/sample-orders.ts';
import { moved, notify, show, started } from '../../../../tests/support/screens/staff-board.tsx';

it('plays a sound until the order is accepted, and a more urgent one after 15 minutes', async () => {
  vi.useFakeTimers();
  show();
  await act(() => vi.advanceTimersByTimeAsync(8_500));
  const calling = started.length;
  expect(calling).toBe(6);
  notify('order', { order: moved('confirmed') });
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(started.length).toBe(calling);
  notify('order', { order: { ...order, id: 'o3', createdAt: '2026-11-21T06:40:00.000Z' } });
  expect(screen.getByRole('alert').textContent).toBe(words.unanswered);
  await act(() => vi.advanceTimersByTimeAsync(3_100));
  expect(started.length).toBe(calling + 12);
  fireEvent.click(screen.getByRole('switch', { name: words.sound }));
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(started.length).toBe(calling + 12);
  vi.useRealTimers();
});

it('says after a reload that the browser blocks the sound: one press lets the alarm of a waiting order through (R-BOARD-6)', async () => {
  vi.useFakeTimers();
  const activation = { hasBeenActive: false };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { userActivation: activation }));
  show();
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(started).toEqual([]);
  const unblock = screen.getByRole('button', { name: words.soundOn });
  activation.hasBeenActive = true;
  await act(async () => void fireEvent.click(unblock));
  expect(screen.queryByRole('button', { name: words.soundOn })).toBeNull();
  const sign = started.length;
  expect(sign).toBeGreaterThan(0);
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(started.length).toBeGreaterThan(sign);
  vi.useRealTimers();
});
