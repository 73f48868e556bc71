// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Theme } from '../Theme/Theme.tsx';
import { NumberField } from './NumberField.tsx';

afterEach(cleanup);

function Form({
  start,
  ...range
}: {
  start: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  isFine?: boolean;
}) {
  const [value, setValue] = useState(start);
  const change = (next: number | null) => {
    setValue(next);
    range.onChange(next);
  };
  return (
    <Theme>
      <NumberField {...range} label="Сдача с" locale="ru" value={value} onChange={change} />
    </Theme>
  );
}

function show(value: number | null, range: { min?: number; max?: number; isFine?: boolean } = {}) {
  const onChange = vi.fn();
  render(<Form start={value} onChange={onChange} {...range} />);
  return { onChange, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Сдача с' }) };
}

test('digits are grouped as the language requires, and not while the number is written', () => {
  const { field } = show(100_000);
  expect(field.value).toBe('100\u00a0000');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: '100\u00a00001' } });
  expect(field.value).toBe('1000001');
});

test('a number that is selected when its field gets the focus stays selected, so that typing replaces it', () => {
  const { field } = show(100_000);
  field.select();
  act(() => field.focus());
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['100\u00a0000', 0, 7]);
});

test('a typed value is reported as a number, an empty field as null', () => {
  const { onChange, field } = show(100_000);
  fireEvent.change(field, { target: { value: '250000' } });
  expect(onChange).toHaveBeenLastCalledWith(250_000);
  fireEvent.change(field, { target: { value: '' } });
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test.each(['48.000', '48,000', '48 000', '15000 soʻm'])('%s is pasted as the number it is', (text) => {
  const { onChange, field } = show(null);
  fireEvent.change(field, { target: { value: text } });
  expect(onChange).toHaveBeenLastCalledWith(text.startsWith('48') ? 48_000 : 15_000);
});

test('what is no number stays as it was written, and the field says what it takes once it is left', () => {
  const { onChange, field } = show(48_000);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: '48000,50' } });
  expect([onChange.mock.lastCall, screen.queryByText(/Целое число/)]).toEqual([[null], null]);
  fireEvent.blur(field);
  expect(field.value).toBe('48000,50');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  screen.getByText(/^Целое число от 0 до 1/);
});

test('a number outside the range is not taken for the nearest in it', () => {
  const { onChange, field } = show(null, { min: -90, max: 500, isFine: true });
  fireEvent.change(field, { target: { value: '-120' } });
  expect(onChange).toHaveBeenLastCalledWith(null);
  fireEvent.change(field, { target: { value: '10,5 %' } });
  expect(onChange).toHaveBeenLastCalledWith(10.5);
});
