// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toast } from './Toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show() {
  const onClose = vi.fn();
  render(<Toast kind="info" title="Совет" message="Откройте меню" closeLabel="Закрыть" lifeMs={3500} onClose={onClose} />);
  return onClose;
}
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a toast closes when its time is over', () => {
  const onClose = show();
  wait(3499);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ['pointer', () => fireEvent.pointerEnter(toast()), () => fireEvent.pointerLeave(toast())],
  ['focus', () => button().focus(), () => button().blur()],
])('its timer is paused while the %s is on it', (_, hold, release) => {
  const onClose = show();
  wait(3000);
  act(() => void hold());
  wait(60_000);
  expect(onClose).not.toHaveBeenCalled();
  act(() => void release());
  wait(500);
  expect(onClose).toHaveBeenCalledOnce();
});

test('its button closes it immediately', () => {
  const onClose = show();
  fireEvent.click(button());
  expect(onClose).toHaveBeenCalledOnce();
});

const button = () => screen.getByRole('button', { name: 'Закрыть' });
const toast = () => button().parentElement as HTMLElement;
