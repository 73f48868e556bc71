// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Chips } from './Chips.tsx';

afterEach(cleanup);

test('a chip can be chosen, a disabled one can not', () => {
  const onChange = vi.fn();
  const chips = [
    { value: 'a', label: '18:30' },
    { value: 'b', label: '19:10', disabled: true },
    { value: 'c', label: '19:50' },
  ];
  render(<Chips legend="Время" chips={chips} value="a" onChange={onChange} />);
  expect(screen.queryByRole('group', { name: 'Время' })).not.toBeNull();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '18:30' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '19:10' }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: '19:50' }));
  expect(onChange).toHaveBeenCalledWith('c');
});
