// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EmptyState } from './EmptyState.tsx';

afterEach(cleanup);

test('explains what is missing and offers the next step', () => {
  render(<EmptyState drawing="favorites" title="Корзина пуста" text="Добавьте блюда" action={<a href="/">К меню</a>} />);
  expect(screen.queryByText('Корзина пуста')).not.toBeNull();
  expect(screen.queryByText('Добавьте блюда')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'К меню' }).getAttribute('href')).toBe('/');
});
