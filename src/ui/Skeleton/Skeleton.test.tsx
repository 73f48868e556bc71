// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

afterEach(cleanup);

test('announces loading once, regardless of the number of bars', () => {
  render(<Skeleton label="Загружается" count={4} />);
  const status = screen.getByRole('status', { name: 'Загружается' });
  expect(status.children).toHaveLength(4);
  expect(status.textContent).toBe('');
});
