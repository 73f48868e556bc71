// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { IslandErrorBoundary } from './IslandErrorBoundary/IslandErrorBoundary.tsx';
import { useLoaded } from './use-loaded.ts';

afterEach(cleanup);

function Greeting({ load }: { load: (locale: string) => Promise<{ hello: string }> }) {
  return <p>{useLoaded(load, 'ru')?.hello ?? '…'}</p>;
}

test('the value is null until it has loaded', async () => {
  render(<Greeting load={async (locale) => ({ hello: `Салом, ${locale}` })} />);
  expect(screen.queryByText('…')).not.toBeNull();
  await screen.findByText('Салом, ru');
});

test('a failed load fails its island, which offers a retry', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  render(
    <IslandErrorBoundary message="Не получилось" retryLabel="Ещё раз">
      <Greeting load={load} />
    </IslandErrorBoundary>,
  );
  await screen.findByRole('button', { name: 'Ещё раз' });
  log.mockClear();
});
