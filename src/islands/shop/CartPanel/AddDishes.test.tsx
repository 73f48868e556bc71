// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AddDishes } from './AddDishes.tsx';

it('names each button by the words that are seen on it', () => {
  const dish = { id: '1', name: 'Мошхурда', image: '/dishes/soup.svg', price: 33_000 };
  render(<AddDishes title="Добавить ещё" dishes={[dish]} labelOf={({ name, sum }) => `Добавить: ${name}, ${sum}`} locale="ru" />);
  const button = screen.getByRole('button');
  const wordsOf = (text: string) => text.split(/[\s,:]+/).join(' ');
  expect(wordsOf(button.getAttribute('aria-label') ?? '')).toContain(wordsOf(button.textContent.trim()));
});
