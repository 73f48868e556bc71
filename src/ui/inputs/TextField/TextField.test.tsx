// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Theme } from '../Theme/Theme.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

test('a field is named by its label, reports typed text, and is described by its error and its hint', () => {
  const onChange = vi.fn();
  render(
    <Theme>
      <TextField label="Имя" value="" onChange={onChange} error="Напишите имя" hint="Как в паспорте" />
    </Theme>,
  );
  const field = screen.getByRole('textbox', { name: 'Имя' });
  fireEvent.change(field, { target: { value: 'Дилноза' } });
  expect(onChange).toHaveBeenCalledWith('Дилноза');
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(described.join(' ')).toMatch(/Напишите имя.*Как в паспорте|Как в паспорте.*Напишите имя/);
});
