// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Theme } from '../Theme/Theme.tsx';
import { CodeField } from './CodeField.tsx';

afterEach(cleanup);

test('a code may be pasted with spaces and words around it; phones fill it in from the message', () => {
  const onChange = vi.fn();
  render(
    <Theme>
      <CodeField label="Код" length={6} value="" onChange={onChange} />
    </Theme>,
  );
  const field = screen.getByRole('textbox', { name: 'Код' });
  fireEvent.change(field, { target: { value: 'Код: 123 456 789' } });
  expect(onChange).toHaveBeenCalledWith('123456');
  expect(field.getAttribute('autocomplete')).toBe('one-time-code');
});
