// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Theme } from '../Theme/Theme.tsx';
import { MaskedField } from './MaskedField.tsx';

/** Pairs of digits. */
const pairs = (text: string) => (text.replace(/\D/g, '').match(/\d\d?/g) ?? []).join('-');

function Form() {
  const [value, setValue] = useState('');
  return (
    <Theme>
      <MaskedField label="Код" mask={pairs} value={value} onChange={setValue} />
    </Theme>
  );
}

beforeEach(() => {
  render(<Form />);
});
afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Код' });

test('typed and pasted text is formatted by the mask', () => {
  fireEvent.change(field(), { target: { value: 'код 12 345' } });
  expect(field().value).toBe('12-34-5');
});

test('the caret stays behind the inserted digit', () => {
  fireEvent.change(field(), { target: { value: '1245' } });
  field().focus();
  fireEvent.change(field(), { target: { value: '123-45', selectionStart: 3, selectionEnd: 3 } });
  expect([field().value, field().selectionStart]).toEqual(['12-34-5', 4]);
});
