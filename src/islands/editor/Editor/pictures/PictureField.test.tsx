// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { PagePicture } from '#domain/content/pages/blocks.ts';
import { translator } from '#domain/words.ts';
import { mockBackend } from '../../../../../tests/support/mock-backend.ts';
import '../../../../../tests/support/screens/native-dialog.ts';
import words from '../../../../../locales/ru/editor.json' with { type: 'json' };

const image = '/media/abcdefghijklmnop-p1280x720-aabbcc';
const alt = { ru: 'Плов', en: 'Plov', uz: 'Osh' };
const server = mockBackend();
const stored = { hash: 'a', image, width: 1280, height: 720, alt, uploadedAt: '2026-11-21T07:00:00.000Z', by: null, uses: [] };
server.respond(calls.libraryPictures, { pictures: [{ ...stored, focus: { x: 20, y: 80 } }], total: 1 });
const { PictureField } = await import('./PictureField.tsx');
const t = translator<'editor'>(words);
afterEach(cleanup);

function show(value: PagePicture | null, more: Partial<Parameters<typeof PictureField>[0]> = {}) {
  const onChange = vi.fn();
  render(<PictureField t={t} label="Изображение" value={value} onChange={onChange} {...more} />);
  return onChange;
}

test('a picture chosen from the library brings its text and its focal point', async () => {
  const onChange = show(null, { mostLetters: 3 });
  fireEvent.click(screen.getByRole('button', { name: 'Выбрать из библиотеки' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Плов/ }));
  expect(onChange).toHaveBeenCalledWith({ image, alt: { ru: 'Пло', en: 'Plo', uz: 'Osh' }, focus: { x: 20, y: 80 } });
});

test('a missing text is reported beside its language', () => {
  const onChange = show({ image, alt: { ...alt, uz: ' ' } });
  const texts = within(screen.getByRole('group', { name: /^Что на изображении/ }));
  expect(texts.getAllByText('Без описания опубликовать нельзя')).toHaveLength(1);
  fireEvent.change(texts.getByLabelText('Узбекский'), { target: { value: 'Osh' } });
  expect(onChange).toHaveBeenCalledWith({ image, alt });
});

test('arrow keys move the focal point within the picture, and the center is not stored', () => {
  const onChange = show({ image, alt, focus: { x: 50, y: 52 } });
  const point = screen.getByRole('button', { name: 'Главная точка: 50 % слева, 52 % сверху' });
  fireEvent.keyDown(point, { key: 'ArrowLeft' });
  expect(onChange).toHaveBeenLastCalledWith({ image, alt, focus: { x: 45, y: 52 } });
  cleanup();
  const fromEdge = show({ image, alt, focus: { x: 50, y: 45 } });
  fireEvent.keyDown(screen.getByRole('button', { name: /^Главная точка/ }), { key: 'ArrowDown' });
  expect(fromEdge).toHaveBeenLastCalledWith({ image, alt });
});

test('a required picture can be replaced, and another one removed', () => {
  show({ image, alt }, { isRequired: true });
  expect(screen.queryByRole('button', { name: 'Убрать изображение' })).toBeNull();
  cleanup();
  const onChange = show({ image, alt });
  fireEvent.click(screen.getByRole('button', { name: 'Убрать изображение' }));
  expect(onChange).toHaveBeenCalledWith(null);
});
