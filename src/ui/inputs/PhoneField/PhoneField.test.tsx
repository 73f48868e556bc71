// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Theme } from '../Theme/Theme.tsx';
import { PhoneField } from './PhoneField.tsx';

function Field({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return (
    <Theme>
      <PhoneField label="Телефон" value={value} onChange={setValue} />
    </Theme>
  );
}

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>('Телефон');
const type = (text: string) => {
  for (const sign of text) fireEvent.change(field(), { target: { value: field().value + sign } });
};

it('keeps the caret behind a digit that completes the number', () => {
  render(<Field start="+998 90 123-45-6" />);
  field().focus();
  fireEvent.change(field(), { target: { value: '+998 90 9123-45-6', selectionStart: 9, selectionEnd: 9 } });
  expect([field().value, field().selectionStart]).toEqual(['+998 90 912-34-56', 9]);
});

it('keeps the caret where an incomplete number is edited', () => {
  render(<Field start="+998 90 123-45" />);
  field().focus();
  fireEvent.change(field(), { target: { value: '+998 90 1239-45', selectionStart: 12, selectionEnd: 12 } });
  expect([field().value, field().selectionStart]).toEqual(['+998 90 1239-45', 12]);
});

it('formats pasted text', () => {
  render(<Field start="" />);
  fireEvent.change(field(), { target: { value: '(90) 123 45 67' } });
  expect(field().value).toBe('+998 90 123-45-67');
});

it.each([
  ['901234567', '+998 90 123-45-67'],
  ['998901234567', '+998 90 123-45-67'],
  ['+998901234567', '+998 90 123-45-67'],
  ['+79012345678', '+79012345678'],
  ['79012345678', '79012345678'],
  ['9989012345678', '+998 90 123-45-678'],
])('%s typed sign by sign becomes %s', (typed, shown) => {
  render(<Field start="" />);
  type(typed);
  expect(field().value).toBe(shown);
});
