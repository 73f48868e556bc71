// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { WireThread } from '#contract/editor/comments.ts';
import { noText } from '#domain/localized-text.ts';
import { problem } from '#domain/problem.ts';
import { translator } from '#domain/words.ts';
import words from '../../../../../locales/ru/editor.json' with { type: 'json' };
import { everyBlock } from '../../../../../tests/support/builders/sample-pages.ts';
import { mockBackend } from '../../../../../tests/support/mock-backend.ts';
import { nameOfField } from '../blocks/form-part.ts';

const backend = mockBackend();
const { Comments } = await import('./Comments.tsx');
const { CommentCount, CommentedPageContext, FieldComments } = await import('./FieldComments.tsx');
const { PictureField } = await import('../pictures/PictureField.tsx');
const { LineField } = await import('../LineField.tsx');
const { BlockForm } = await import('../blocks/BlockForm.tsx');
const { loadThreads } = await import('#stores/editor/comments.ts');

const at = '2026-11-21T07:00:00.000Z';
const thread = (id: number, text: string, more: Partial<WireThread> = {}): WireThread => ({
  id,
  page: 'about',
  field: null,
  locale: null,
  done: null,
  comments: [{ id, text, by: 'Анна', at }],
  ...more,
});

beforeEach(() => {
  backend.reset();
  backend.respond(calls.editorComments, {
    threads: [
      thread(2, 'Год верный?', { field: 'aboutUs', locale: 'uz' }),
      thread(3, 'Об оферте', { page: 'offer' }),
      thread(1, 'Телефон', { done: { at, by: 'Бобур' } }),
    ],
  });
});
afterEach(cleanup);

async function open(): Promise<void> {
  await loadThreads();
  render(<Comments locale="ru" t={translator<'editor'>(words)} page="about" />);
}
const openThread = () => within(screen.getByText('Год верный?').closest('li') as HTMLElement);

test('the open threads of a page are shown with author, time and subject, and those that are done are folded', async () => {
  await open();
  expect(screen.getByRole('heading').textContent).toBe('Комментарии · открытых обсуждений: 1');
  openThread().getByText('Анна');
  openThread().getByText('Текст страницы «О нас»: Узбекский');
  expect(screen.queryByText('Об оферте')).toBeNull();
  within(screen.getByRole('group')).getByText(/^Закрыто: Бобур/);
});

test('a new comment is sent for the page and shown', async () => {
  backend.respond(calls.startThread, thread(4, 'Новый'));
  await open();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Новый комментарий к этой странице');
  fireEvent.change(field, { target: { value: 'Новый' } });
  fireEvent.click(screen.getByRole('button', { name: 'Отправить' }));
  await screen.findByText('Новый', { selector: 'p' });
  expect([backend.requests(calls.startThread)[0]?.body, field.value]).toEqual([{ page: 'about', text: 'Новый' }, '']);
});

test('a comment that is not sent stays in its field', async () => {
  backend.reject(calls.startThread, problem('UNAVAILABLE'));
  await open();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Новый комментарий к этой странице');
  fireEvent.change(field, { target: { value: 'Новый' } });
  fireEvent.click(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(backend.requests(calls.startThread)).toHaveLength(1));
  expect(field.value).toBe('Новый');
});

test('a reply and the end of a thread are sent', async () => {
  backend.respond(
    calls.replyToThread,
    thread(2, 'Год верный?', { comments: [...thread(2, 'Год верный?').comments, { id: 5, text: 'Да', by: null, at }] }),
  );
  backend.respond(calls.closeThread, thread(2, 'Год верный?', { done: { at, by: null } }));
  await open();
  fireEvent.click(openThread().getByRole('button', { name: 'Ответить: Год верный?' }));
  fireEvent.change(openThread().getByLabelText('Ответ'), { target: { value: 'Да' } });
  fireEvent.click(openThread().getByRole('button', { name: 'Отправить' }));
  await openThread().findByText('Да');
  openThread().getByText('без имени');
  fireEvent.click(openThread().getByRole('button', { name: 'Готово: Год верный?' }));
  await screen.findByText('Закрытые обсуждения: 2');
  expect(backend.requests(calls.closeThread)[0]?.body).toEqual({ isDone: true });
});

test('a field shows how many threads it has, opens them there, and starts one about itself, by the id of its block', async () => {
  const blocks = [{ id: 'abc', kind: 'text', text: noText }] as const;
  backend.respond(calls.editorComments, {
    threads: [
      thread(5, 'Короче?', { field: 'blocks.abc.text', locale: 'uz' }),
      thread(6, 'О блоке', { field: 'blocks.abc' }),
      thread(7, 'Закрыто', { field: 'blocks.abc.text', done: { at, by: null } }),
      thread(8, 'Другая страница', { field: 'blocks.abc.text', page: 'offer' }),
    ],
  });
  backend.respond(calls.startThread, thread(9, 'Ещё', { field: 'blocks.abc.text' }));
  await loadThreads();
  render(
    <CommentedPageContext value={{ locale: 'ru', t: translator<'editor'>(words), page: 'about', blocks }}>
      <CommentCount path="blocks.0" />
      <FieldComments path="blocks.0.text" name="Текст" />
    </CommentedPageContext>,
  );
  screen.getByText('открытых обсуждений: 2');
  fireEvent.click(screen.getByRole('button', { name: 'Комментарии: 1: Текст' }));
  within(screen.getByText('Короче?').closest('li') as HTMLElement).getByText('Узбекский');
  expect(screen.queryByText('Другая страница') ?? screen.queryByText('Закрыто')).toBeNull();
  fireEvent.change(screen.getByLabelText('Комментарий: Текст'), { target: { value: 'Ещё' } });
  fireEvent.click(screen.getByRole('button', { name: 'Отправить' }));
  await screen.findByRole('button', { name: 'Комментарии: 2: Текст' });
  expect(backend.requests(calls.startThread)[0]?.body).toEqual({ page: 'about', field: 'blocks.abc.text', text: 'Ещё' });
});

test('a picture’s description and a line of the settings are commented on by their paths', async () => {
  const blocks = [{ id: 'abc', kind: 'picture', picture: { image: '/media/1.webp', alt: noText }, caption: noText }] as const;
  const alt = 'Что на изображении: для тех, кто его не видит';
  backend.respond(calls.startThread, thread(9, 'Верно?', { page: 'contacts' }));
  render(
    <CommentedPageContext value={{ locale: 'ru', t: translator<'editor'>(words), page: 'contacts', blocks }}>
      <PictureField
        t={translator<'editor'>(words)}
        label="Изображение"
        path="blocks.0.picture"
        value={blocks[0].picture}
        onChange={() => {}}
      />
      <LineField label="Почта" path="email" value="" onChange={() => {}} />
    </CommentedPageContext>,
  );
  for (const name of [alt, 'Почта']) {
    fireEvent.click(screen.getByRole('button', { name: `Комментировать: ${name}` }));
    fireEvent.change(screen.getByLabelText(`Комментарий: ${name}`), { target: { value: 'Верно?' } });
    fireEvent.click(screen.getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(screen.getByLabelText(`Комментарий: ${name}`)).toHaveProperty('value', ''));
    fireEvent.click(screen.getByRole('button', { name: `Комментировать: ${name}` }));
  }
  expect(backend.requests(calls.startThread).map(({ body }) => (body as { field: string }).field)).toEqual([
    'blocks.abc.picture.alt',
    'email',
  ]);
});

test.each(everyBlock.map((block) => [block.kind, block] as const))('every field of a block is commented on: %s', (_kind, block) => {
  const t = translator<'editor'>(words);
  const fields = Object.entries(block).flatMap(([name, value]) => {
    if (name === 'id' || name === 'kind') return [];
    return name === 'link' && value !== null ? ['link.label', 'link.href'] : [name];
  });
  render(
    <CommentedPageContext value={{ locale: 'ru', t, page: 'about', blocks: [block] }}>
      <BlockForm part={{ locale: 'ru', t, issues: [], path: 'blocks.0' }} block={block} edit={() => {}} />
    </CommentedPageContext>,
  );
  const buttons = screen.getAllByRole('button', { name: /^Комментировать: / }).map((button) => button.getAttribute('aria-label'));
  expect(buttons).toEqual(expect.arrayContaining(fields.map((field) => `Комментировать: ${nameOfField(t, `blocks.0.${field}`)}`)));
});

test('a field of a page without comments has no button', () => {
  render(<FieldComments path="title" name="Заголовок" />);
  expect(screen.queryByRole('button')).toBeNull();
});
