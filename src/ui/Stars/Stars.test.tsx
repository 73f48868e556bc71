import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stars } from './Stars.tsx';

test('of five stars as many are full as were given, and a reader hears their number', () => {
  render(<Stars given={3} label="3 из 5" />);
  const drawn = [...screen.getByRole('img', { name: '3 из 5' }).querySelectorAll('svg')];
  expect(drawn.map((star) => star.hasAttribute('data-full'))).toEqual([true, true, true, false, false]);
});
