// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { toWireDraft } from '#contract/editor/draft-wire.ts';
import { toWireSiteSettings } from '#contract/shop/settings-wire.ts';
import { freshDraft } from '#domain/content/draft.ts';
import { withText } from '#domain/content/fields.ts';
import { noPages } from '#domain/content/pages/site-pages.ts';
import { sampleSettings } from '#domain/content/sample-settings.ts';
import { problem } from '#domain/problem.ts';
import { Rejection } from '../../../.storybook/mock-response.ts';
import words from '../../../locales/ru/editor.json' with { type: 'json' };
import { mockBackend } from '../../../tests/support/mock-backend.ts';
import '../../../tests/support/screens/native-dialog.ts';

const published = sampleSettings();
let canPublish = true;
const workspace = () => ({
  etag: '"1"',
  draft: toWireDraft(freshDraft(published)),
  saved: null,
  published: toWireSiteSettings(published),
  publishedPages: noPages,
  scheduled: null,
  canPublish,
});
const server = mockBackend();
server.respond(calls.openEditorSession, ({ body }) => (body.token === 'right' ? undefined : new Rejection(problem('ACCESS_TOKEN_WRONG'))));
server.respond(calls.editorVersion, {
  settings: toWireSiteSettings({ ...published, orderMaxSum: 7_000, email: 'old@shop.example' }),
  pages: noPages,
});
server.respond(calls.checkLinks, { dead: [] });
server.respond(calls.editorVersions, {
  versions: [{ id: 2, publishedAt: '2026-11-21T07:00:00.000Z', by: 'Анна', isImported: false, restoredFrom: null }],
});
server.respond(calls.editorWorkspace, () => workspace());
server.respond(calls.saveDraft, () => workspace());
const publishedDraft = vi.fn(() => workspace());
server.respond(calls.publishDraft, () => publishedDraft());
const { Editor } = await import('./Editor.tsx');
const { editSettings, loadWorkspace } = await import('#stores/editor/workspace.ts');

beforeEach(() => {
  canPublish = true;
});
afterEach(cleanup);

const open = async () => {
  await loadWorkspace();
  render(<Editor locale="ru" words={words} isSignedIn />);
  const row = within(await screen.findByRole('group', { name: 'Текст страницы «О нас»' }));
  await row.findByRole('textbox', { name: 'Узбекский' });
  return row;
};

const writeUzbek = (text: string) => act(() => editSettings((settings) => withText(settings, 'aboutUs', 'uz', text)));

test('the server renders the key’s form, or a message that the draft is loading', () => {
  expect(renderToString(<Editor locale="ru" words={words} isSignedIn={false} />)).toContain('Ключ редактора');
  expect(renderToString(<Editor locale="ru" words={words} isSignedIn />)).toContain('Открываем черновик');
});

test('a wrong key shows an error beside its field, the right one opens the workspace', async () => {
  render(<Editor locale="ru" words={words} isSignedIn={false} />);
  const field = screen.getByLabelText('Ключ редактора');
  fireEvent.change(field, { target: { value: 'wrong' } });
  fireEvent.submit(field);
  expect((await screen.findByRole('alert')).textContent).toBe('ACCESS_TOKEN_WRONG');
  fireEvent.change(field, { target: { value: ' right ' } });
  fireEvent.submit(field);
  await screen.findByRole('group', { name: 'Текст страницы «О нас»' });
});

test('the three languages are side by side, and a phone that differs shows its issue in its own language', async () => {
  const row = await open();
  expect(row.getAllByRole('textbox').map((field) => field.getAttribute('lang'))).toEqual(['ru', 'en', 'uz']);
  writeUzbek("Qo'ng'iroq: +998 71 200-00-09");
  expect((await row.findByText(/Телефоны не те/)).textContent).toContain('998712000009');
  fireEvent.click(row.getByRole('button', { name: 'Исправить' }));
  expect((await row.findByText(/Qoʻngʻiroq/, { selector: '[role=textbox] *' })).textContent).toBe('Qoʻngʻiroq: +998 71 200-00-09');
});

test('three previews show the open page in the chosen size and color scheme', async () => {
  await open();
  const addresses = () => screen.getAllByTitle(/Страница на языке/).map((frame) => frame.getAttribute('src'));
  expect(addresses()).toEqual(['/preview/draft/about', '/preview/draft/en/about', '/preview/draft/uz/about']);
  fireEvent.click(screen.getByRole('button', { name: /Контакты/ }));
  fireEvent.click(screen.getByRole('radio', { name: 'Тёмное' }));
  expect(addresses()[2]).toBe('/preview/draft/uz/contacts?scheme=dark');
});

test('versions are listed with their author and time', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Версии' }));
  await screen.findByText(/21 ноября, 12:00, Анна/);
});

test('the comparison of a version with the site lists every difference, not only texts', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Версии' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Отличия от сайта' }));
  expect((await screen.findByText(/^Почта/)).textContent).toContain('old@shop.example');
  expect(screen.getByText(/^Наибольшая сумма заказа/).textContent).toContain('7000');
  expect(screen.queryByText(/^Дней для предзаказа/)).toBeNull();
});

test('a time in the past is not accepted', async () => {
  await open();
  writeUzbek('Yangi matn');
  const field = screen.getByLabelText('Дата и время (Ташкент)');
  const plan = () => screen.getByRole('button', { name: 'Опубликовать в это время' }) as HTMLButtonElement;
  fireEvent.change(field, { target: { value: '2020-01-01T10:00' } });
  expect(screen.queryByText('Это время уже прошло')).not.toBeNull();
  expect(plan().disabled).toBe(true);
  fireEvent.change(field, { target: { value: '2099-01-01T10:00' } });
  expect(screen.queryByText('Это время уже прошло')).toBeNull();
  expect(plan().disabled).toBe(false);
});

test('publishing a changed text that nobody has checked is confirmed first', async () => {
  await open();
  writeUzbek('Yangi matn');
  const publish = () => fireEvent.click(screen.getByRole('button', { name: 'Опубликовать сейчас' }));
  publish();
  const question = within(screen.getByRole('alertdialog', { name: 'Опубликовать непроверенное?' }));
  expect(question.queryByText(/проверенные: Узбекский\./)).not.toBeNull();
  fireEvent.click(question.getByRole('button', { name: 'Ещё проверить' }));
  expect(publishedDraft).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Узбекский' }));
  publish();
  await waitFor(() => expect(publishedDraft).toHaveBeenCalledOnce());
});

test('texts published by another system are read-only', async () => {
  canPublish = false;
  const row = await open();
  expect(screen.queryByText(/публикует другая система/)).not.toBeNull();
  expect(row.getAllByRole('textbox').every((field) => field.getAttribute('aria-readonly') === 'true')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Опубликовать сейчас' })).toBeNull();
});
