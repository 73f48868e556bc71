// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { Theme } from '../Theme/Theme.tsx';
import { DateField, parseTyped } from './DateField.tsx';

afterEach(cleanup);

function show(value: string, locale: Locale = 'ru') {
  const onChange = vi.fn();
  render(
    <Theme>
      <DateField label="День" locale={locale} value={value} max="2026-11-21" previousLabel="Раньше" nextLabel="Позже" onChange={onChange} />
    </Theme>,
  );
  return { onChange, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'День' }) };
}

test('a day is written the same way in every language', () => {
  for (const locale of ['ru', 'en', 'uz'] as const) {
    expect(show('1994-06-05', locale).field.value).toBe('05.06.1994');
    cleanup();
  }
});

test('a typed day is reported, one after the maximum is not', () => {
  const { onChange, field } = show('1994-06-05');
  fireEvent.change(field, { target: { value: '7.8.1990' } });
  expect(onChange).toHaveBeenLastCalledWith('1990-08-07');
  fireEvent.change(field, { target: { value: '22.11.2026' } });
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('the calendar is in Uzbek without the browser’s locale data', async () => {
  const { onChange, field } = show('1994-06-05', 'uz');
  fireEvent.click(field);
  await screen.findByRole('button', { name: /^iyun 1994$/i });
  fireEvent.click(screen.getByRole('button', { name: /^7 iyun 1994$/i, hidden: true }));
  expect(onChange).toHaveBeenLastCalledWith('1994-06-07');
});

test.each([
  ['05.06.1994', '1994-06-05'],
  ['5/6/1994', '1994-06-05'],
  ['05061994', '1994-06-05'],
  ['31.02.2000', null],
  ['5.6.94', null],
  ['', null],
])('%s is read as %s', (text, day) => {
  expect(parseTyped(text)).toBe(day);
});
