// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InputGroup } from './InputGroup.tsx';

afterEach(cleanup);

test('the fields are one named group, described by their error', () => {
  render(
    <InputGroup legend="Дверь" error="Нет такой">
      <input aria-label="Этаж" />
    </InputGroup>,
  );
  const group = screen.getByRole('group', { name: 'Дверь' });
  expect(group.contains(screen.getByRole('textbox', { name: 'Этаж' }))).toBe(true);
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Нет такой');
});
