// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useLoadedData } from '../use-loaded-data.ts';
import { LoadState } from './LoadState.tsx';

afterEach(cleanup);

const names = [null, 'Плов', null, 'Самса'];
let reads = 0;

function Loaded() {
  const { data, load } = useLoadedData(async () => {
    const name = names[reads] ?? null;
    reads += 1;
    return name === null ? null : { name };
  });
  if (typeof data === 'object') return <button type="button" onClick={() => void load()}>{`${data.name} ${reads}`}</button>;
  return <LoadState state={data} loading="Загружаем…" failed="Не вышло." retry="Ещё раз" onRetry={load} />;
}

test('a first load that failed is tried again by a button; a later failure leaves what is shown', async () => {
  render(<Loaded />);
  expect(screen.getByRole('status').textContent).toBe('Загружаем…');
  expect((await screen.findByRole('alert')).textContent).toContain('Не вышло.');
  fireEvent.click(screen.getByRole('button', { name: 'Ещё раз' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Плов 2' }));
  await expect.poll(() => reads).toBe(3);
  fireEvent.click(screen.getByRole('button', { name: /^Плов/ }));
  await screen.findByRole('button', { name: 'Самса 4' });
});
