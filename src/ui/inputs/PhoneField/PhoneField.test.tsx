// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Theme } from '../Theme/Theme.tsx';
import { PhoneField } from './PhoneField.tsx';

/** Digits in pairs. */
const pairs = (text: string) => (text.replace(/\D/g, '').match(/\d{1,2}/g) ?? []).join('-');

function Field({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return (
    <Theme>
      <PhoneField label="Телефон" mask={pairs} value={value} onChange={setValue} />
    </Theme>
  );
}

afterEach(cleanup);

it('keeps the caret behind a digit typed inside the number', () => {
  render(<Field start="12-45" />);
  const field = screen.getByLabelText<HTMLInputElement>('Телефон');
  field.focus();
  fireEvent.change(field, { target: { value: '123-45', selectionStart: 3, selectionEnd: 3 } });
  expect([field.value, field.selectionStart]).toEqual(['12-34-5', 4]);
});

it('formats pasted text', () => {
  render(<Field start="" />);
  fireEvent.change(screen.getByLabelText('Телефон'), { target: { value: '(12) 34 5' } });
  expect(screen.getByLabelText<HTMLInputElement>('Телефон').value).toBe('12-34-5');
});
