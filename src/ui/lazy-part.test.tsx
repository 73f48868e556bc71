// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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
