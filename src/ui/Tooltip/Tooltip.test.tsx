// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <Tooltip text="Бонусы на карте">
      <button type="button">12 345</button>
    </Tooltip>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const button = () => screen.getByRole('button', { name: '12 345' });
const tooltip = () => screen.queryByRole('tooltip');
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('it is shown on focus and hides 50 ms after the focus has left (R-SCREEN-3)', () => {
  act(() => button().focus());
  expect(tooltip()?.textContent).toBe('Бонусы на карте');
  act(() => button().blur());
  wait(49);
  expect(tooltip()).not.toBeNull();
  wait(1);
  expect(tooltip()).toBeNull();
});

test('a return within that time keeps it visible, Escape hides it immediately', () => {
  fireEvent.pointerEnter(button());
  fireEvent.pointerLeave(button());
  wait(40);
  fireEvent.pointerEnter(button());
  wait(1000);
  expect(tooltip()).not.toBeNull();
  fireEvent.keyDown(button(), { key: 'Escape' });
  expect(tooltip()).toBeNull();
});
