// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { fromSentDraft, toWireDraft } from '#contract/editor/draft-wire.ts';
import { toWireSiteSettings } from '#contract/shop/settings-wire.ts';
import { freshDraft } from '#domain/content/draft.ts';
import { withText } from '#domain/content/fields.ts';
import type { Block } from '#domain/content/pages/blocks.ts';
import { withPage } from '#domain/content/pages/edit-pages.ts';
import { newBlock } from '#domain/content/pages/new-block.ts';
import { emptyPage, noPages } from '#domain/content/pages/site-pages.ts';
import { sampleSettings } from '#domain/content/sample-settings.ts';
import { noText } from '#domain/localized-text.ts';
import { problem } from '#domain/problem.ts';
import { Rejection } from '../../../../.storybook/mock-response.ts';
import words from '../../../../locales/ru/editor.json' with { type: 'json' };
import barWords from '../../../../locales/ru/publish-bar.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';
import '../../../../tests/support/screens/native-dialog.ts';

const published = sampleSettings();
let canPublish = true;
const workspace = () => ({
  etag: '"1"',
  draft: toWireDraft(freshDraft(published)),
  saved: null,
  published: toWireSiteSettings(published),
  publishedPages: noPages,
  planned: 0,
  changed: [],
  revision: '1',
  canPublish,
});
const server = mockBackend();
server.respond(calls.openEditorSession, ({ body }) => (body.token === 'right' ? undefined : new Rejection(problem('ACCESS_TOKEN_WRONG'))));
server.respond(calls.checkLinks, { dead: [] });
server.respond(calls.editorWorkspace, () => workspace());
server.respond(calls.saveDraft, ({ body }) => ({ ...workspace(), draft: toWireDraft(fromSentDraft(body, published)) }));
server.respond(calls.editorComments, { threads: [] });
server.respond(calls.enterPage, undefined);
server.respond(calls.leavePage, undefined);
const { Editor } = await import('./Editor.tsx');
const { $workspace, editPages, editSettings, loadWorkspace } = await import('#stores/editor/workspace.ts');

beforeEach(() => {
  canPublish = true;
});
afterEach(cleanup);

const open = async () => {
  await loadWorkspace();
  render(<Editor locale="ru" words={words} barWords={barWords} isSignedIn />);
  const row = within(await screen.findByRole('group', { name: 'Текст страницы «О нас»' }));
  await row.findByRole('textbox', { name: 'Узбекский' });
  return row;
};

const words3 = (ru: string, en = ru, uz = ru) => ({ ru, en, uz });
const writeUzbek = (text: string) => act(() => editSettings((settings) => withText(settings, 'aboutUs', 'uz', text)));

test('the server renders the key’s form, or a message that the draft is loading', () => {
  expect(renderToString(<Editor locale="ru" words={words} barWords={barWords} isSignedIn={false} />)).toContain('Ключ редактора');
  expect(renderToString(<Editor locale="ru" words={words} barWords={barWords} isSignedIn />)).toContain('Открываем черновик');
});

test('a wrong key shows an error beside its field, the right one opens the workspace', async () => {
  render(<Editor locale="ru" words={words} barWords={barWords} isSignedIn={false} />);
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

test('texts published by another system are read-only, pages are edited and published', async () => {
  canPublish = false;
  const row = await open();
  expect(screen.queryByText(/публикует другая система/)).not.toBeNull();
  expect(row.getAllByRole('textbox').every((field) => field.getAttribute('aria-readonly') === 'true')).toBe(true);
  const lead = within(await screen.findByRole('group', { name: /^Вступление под заголовком/ }));
  fireEvent.change(lead.getByRole('textbox', { name: 'Русский' }), { target: { value: 'Коротко' } });
  expect($workspace.get()?.draft.pages.fixed.about.lead.ru).toBe('Коротко');
  await screen.findByText('1 неопубликованное изменение');
});

test('an issue of a page opens its block and focuses its field', async () => {
  await open();
  const figures = { ...newBlock('figures', 'figures'), items: [{ value: words3('11'), label: words3('кухонь', '') }] } as Block;
  act(() => editPages((pages) => withPage(pages, { fixed: 'about' }, (page) => ({ ...page, blocks: [figures] }))));
  fireEvent.click(await screen.findByRole('button', { name: 'Блок 1, «Числа» · Что это за число 1 · Английский: Нет текста' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('lang')).toBe('en'));
  expect(document.activeElement?.closest('[data-path]')?.getAttribute('data-path')).toBe('blocks.0.items.0.label');
  expect(screen.getByRole('button', { name: /^О нас/ }).textContent).toContain('1');
});

test('a new page gets the address that its Russian title proposes, and a taken or reserved one is reported while it is typed', async () => {
  await open();
  act(() => editPages((pages) => ({ ...pages, own: [] })));
  const create = async (title: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Новая страница' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Новая страница' }));
    fireEvent.change(dialog.getByRole('textbox', { name: 'Русский' }), { target: { value: title } });
    return { dialog, slug: dialog.getByLabelText<HTMLInputElement>('Адрес страницы') };
  };
  fireEvent.click(screen.getByRole('button', { name: 'Свои страницы' }));
  const first = await create('Доставка и оплата');
  expect(first.slug.value).toBe('dostavka-i-oplata');
  fireEvent.change(first.slug, { target: { value: 'profile' } });
  expect(first.dialog.queryByText(/занят самим сайтом/)).not.toBeNull();
  fireEvent.change(first.slug, { target: { value: 'delivery' } });
  fireEvent.click(first.dialog.getByRole('button', { name: 'Создать страницу' }));
  expect(screen.queryAllByTitle(/Страница на языке/)).toEqual([]);
  const frames = await screen.findAllByTitle(/Страница на языке/);
  expect(frames.map((frame) => frame.getAttribute('src'))[1]).toBe('/preview/draft/en/p/delivery');
  fireEvent.click(screen.getByRole('button', { name: 'Все свои страницы' }));
  const second = await create('Вакансии');
  fireEvent.change(second.slug, { target: { value: 'delivery' } });
  expect(second.dialog.queryByText(/уже есть ваша страница/)).not.toBeNull();
  fireEvent.click(second.dialog.getByRole('button', { name: 'Создать страницу' }));
  expect($workspace.get()?.draft.pages.own.map(({ slug }) => slug)).toEqual(['delivery']);
});

test('a link of a text can lead to an own page', async () => {
  const row = await open();
  const own = { ...emptyPage, id: 'faq', slug: 'faq', title: words3('Вопросы'), description: noText, place: 'none' } as const;
  act(() => editPages((pages) => ({ ...pages, own: [own] })));
  fireEvent.click(row.getAllByRole('button', { name: 'Ссылка' })[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'Ссылка' }));
  const pages = dialog.getByLabelText<HTMLSelectElement>('Куда ведёт');
  expect([...pages.options].map(({ value }) => value)).toContain('/p/faq');
});
