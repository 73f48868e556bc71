// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Theme } from '../Theme/Theme.tsx';
import { NumberField } from './NumberField.tsx';

afterEach(cleanup);

function show(value: number | null) {
  const onChange = vi.fn();
  render(
    <Theme>
      <NumberField label="Сдача с" locale="ru" value={value} onChange={onChange} />
    </Theme>,
  );
  return { onChange, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Сдача с' }) };
}

test('digits are grouped as the language requires', () => {
  expect(show(100_000).field.value).toBe('100\u00a0000');
});

test('a typed value is reported as a number, an empty field as null', () => {
  const { onChange, field } = show(100_000);
  fireEvent.change(field, { target: { value: '250000' } });
  expect(onChange).toHaveBeenLastCalledWith(250_000);
  fireEvent.change(field, { target: { value: '' } });
  expect(onChange).toHaveBeenLastCalledWith(null);
});
