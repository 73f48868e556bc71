// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { IslandErrorBoundary } from './IslandErrorBoundary.tsx';

afterEach(cleanup);

let isBroken = true;
function Fragile() {
  if (isBroken) throw new Error('out of flour');
  return <p>Меню</p>;
}

const islands = (
  <>
    <IslandErrorBoundary message="Не получилось" retryLabel="Ещё раз">
      <Fragile />
    </IslandErrorBoundary>
    <IslandErrorBoundary message="Не получилось" retryLabel="Ещё раз">
      <p>Корзина</p>
    </IslandErrorBoundary>
  </>
);

test('an island that fails shows its problem, is logged once, and does not affect the others', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  isBroken = true;
  render(islands);
  expect(screen.getByRole('alert').textContent).toContain('Не получилось');
  expect(screen.queryByText('Корзина')).not.toBeNull();
  expect(log).toHaveBeenCalledOnce();
  log.mockClear();
});

test('the retry renders the island again', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  isBroken = true;
  render(islands);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Ещё раз' }));
  expect(screen.queryByText('Меню')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  log.mockClear();
});
