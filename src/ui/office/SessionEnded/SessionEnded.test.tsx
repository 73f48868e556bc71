// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SessionEnded } from './SessionEnded.tsx';

afterEach(cleanup);

test('says that the session has ended, and where to sign in again', () => {
  render(<SessionEnded title="Сеанс завершён" text="Войдите снова" link="Войти" href="/admin" />);
  expect(screen.getByRole('alert').textContent).toContain('Сеанс завершён');
  expect(screen.getByRole('link', { name: 'Войти' }).getAttribute('href')).toBe('/admin');
});
