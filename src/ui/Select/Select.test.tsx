// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Select } from './Select.tsx';

afterEach(cleanup);

const options = [
  { value: 'a', label: 'Чиланзар' },
  { value: 'b', label: 'Юнусабад' },
];

test('nothing is chosen by default', () => {
  const onChange = vi.fn();
  render(<Select label="Район" placeholder="Выберите" options={options} value={null} onChange={onChange} />);
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Район' });
  expect(field.selectedOptions[0]?.textContent).toBe('Выберите');
  fireEvent.change(field, { target: { value: 'b' } });
  expect(onChange).toHaveBeenCalledWith('b');
});

test('the error is part of the accessible description', () => {
  render(<Select label="Район" options={options} value="a" onChange={() => {}} error="Не доставляем сюда" />);
  const field = screen.getByRole('combobox', { name: 'Район' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Не доставляем сюда');
});
