// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Card } from './Card.tsx';

afterEach(cleanup);

test('a card with a title is a region of that name, one without is a plain surface', () => {
  render(<Card title="Оплата">Наличными</Card>);
  expect(screen.getByRole('region', { name: 'Оплата' }).textContent).toContain('Наличными');
  cleanup();
  render(<Card>Наличными</Card>);
  expect(screen.queryByRole('region')).toBeNull();
});
