// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { IslandErrorBoundary } from './IslandErrorBoundary/IslandErrorBoundary.tsx';
import { lazyWithRetry } from './lazy-part.tsx';

afterEach(cleanup);

test('a part that failed to load once is loaded by the retry of its island', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(async () => ({ name }: { name: string }) => <p>{name}</p>);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Part = lazyWithRetry(load);
  render(
    <IslandErrorBoundary message="Не получилось" retryLabel="Ещё раз">
      <Part name="Меню" />
    </IslandErrorBoundary>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Ещё раз' }));
  await screen.findByText('Меню');
  expect(load).toHaveBeenCalledTimes(2);
  log.mockClear();
});

test('shows nothing in place of an optional part that failed to load, and loads it again when it is shown next', async () => {
  let isOffline = true;
  const load = async () => {
    if (isOffline) throw new Error('offline');
    return () => <p>advice</p>;
  };
  const Optional = lazyWithRetry(load, true);
  const first = render(<Optional />);
  await act(async () => {});
  expect(first.container.textContent).toBe('');
  first.unmount();
  isOffline = false;
  render(<Optional />);
  await screen.findByText('advice');
});
