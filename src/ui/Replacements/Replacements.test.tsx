// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Replacements } from './Replacements.tsx';

it('names each dish with its sum, in the language of its name, and calls back with a tap', () => {
  const choose = vi.fn();
  const dishes = [{ id: '1', name: 'Мастава', sum: '34,000 UZS', choose }];
  render(<Replacements dishes={dishes} locale="en" labelOf={(name, sum) => `Replace with: ${name} ${sum}`} />);
  fireEvent.click(screen.getByRole('button', { name: 'Replace with: Мастава 34,000 UZS' }));
  expect(choose).toHaveBeenCalledOnce();
  expect(screen.getByText('Мастава').lang).toBe('ru');
});
