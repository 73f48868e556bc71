// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { IslandErrorBoundary } from './IslandErrorBoundary/IslandErrorBoundary.tsx';
import { useLoaded } from './use-loaded.ts';

afterEach(cleanup);

function Greeting({ load }: { load: (locale: string) => Promise<{ hello: string }> }) {
  return <p>{useLoaded(load, 'ru')?.hello ?? '…'}</p>;
}

test('what is loaded is null until it is here', async () => {
  render(<Greeting load={async (locale) => ({ hello: `Салом, ${locale}` })} />);
  expect(screen.queryByText('…')).not.toBeNull();
  await screen.findByText('Салом, ru');
});

test('what does not come fails its island, which offers another try', async () => {
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
