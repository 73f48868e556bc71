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

it('keeps the caret behind a digit typed inside the number', () => {
  render(<Field start="+998 90 123-45" />);
  const field = screen.getByLabelText<HTMLInputElement>('Телефон');
  field.focus();
  fireEvent.change(field, { target: { value: '+998 90 1239-45', selectionStart: 12, selectionEnd: 12 } });
  expect([field.value, field.selectionStart]).toEqual(['+998 90 123-94-5', 13]);
});

it('formats pasted text', () => {
  render(<Field start="" />);
  fireEvent.change(screen.getByLabelText('Телефон'), { target: { value: '(90) 123 45 67' } });
  expect(screen.getByLabelText<HTMLInputElement>('Телефон').value).toBe('+998 90 123-45-67');
});
