// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Segmented } from './Segmented.tsx';

afterEach(cleanup);

test('a named choice of which one is taken', () => {
  const onChange = vi.fn();
  const options = [
    { value: '0', label: 'Доставка' },
    { value: '200', label: 'Самовывоз' },
  ];
  render(<Segmented legend="Способ получения" options={options} value="0" onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Способ получения' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Доставка' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Самовывоз' }));
  expect(onChange).toHaveBeenCalledWith('200');
});
