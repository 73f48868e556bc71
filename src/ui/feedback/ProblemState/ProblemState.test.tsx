// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ProblemState } from './ProblemState.tsx';

afterEach(cleanup);

test('a problem is announced and can be retried', () => {
  const onRetry = vi.fn();
  render(<ProblemState message="Не загрузилось" retryLabel="Ещё раз" onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('Не загрузилось');
  fireEvent.click(screen.getByRole('button', { name: 'Ещё раз' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a title is before the message', () => {
  render(<ProblemState title="Нет связи" message="Проверьте интернет" />);
  expect(screen.getByRole('alert').textContent).toBe('Нет связи Проверьте интернет');
});

test('without a retry callback there is no button', () => {
  render(<ProblemState message="Не загрузилось" retryLabel="Ещё раз" />);
  expect(screen.queryByRole('button')).toBeNull();
});
