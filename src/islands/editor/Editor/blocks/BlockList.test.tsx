// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type Block, pageLimits } from '#domain/content/pages/blocks.ts';
import { lintPages } from '#domain/content/pages/lint-pages.ts';
import { newBlock } from '#domain/content/pages/new-block.ts';
import { emptyPage, noPages } from '#domain/content/pages/site-pages.ts';
import { type Translate, translator } from '#domain/words.ts';
import words from '../../../../../locales/ru/editor.json' with { type: 'json' };
import { everyBlock } from '../../../../../tests/support/builders/sample-pages.ts';
import { mockBackend } from '../../../../../tests/support/mock-backend.ts';
import '../../../../../tests/support/screens/native-dialog.ts';

mockBackend();
const { BlockList } = await import('./BlockList.tsx');
const t: Translate<'editor'> = translator<'editor'>(words);
let current: readonly Block[] = [];
let set: (blocks: readonly Block[]) => void = () => {};

function Desk({ given }: { given: readonly Block[] }) {
  const [blocks, setBlocks] = useState(given);
  [current, set] = [blocks, setBlocks];
  const issues = lintPages({ ...noPages, fixed: { ...noPages.fixed, about: { ...emptyPage, blocks } } });
  return <BlockList part={{ locale: 'ru', t, issues, path: 'blocks' }} blocks={blocks} edit={setBlocks} shown={null} />;
}

const open = (...given: Block[]) => render(<Desk given={given} />);
const ids = () => current.map(({ id }) => id);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dishes = (id: string): Block => ({ ...newBlock('dishes', id), title: { ru: id, en: id, uz: id } }) as Block;

afterEach(cleanup);

test('a block is moved by the keyboard: its button keeps the focus, and its new place is said', () => {
  open(dishes('a'), newBlock('text', 'b'), dishes('c'));
  const down = button('Опустить: Текст');
  fireEvent.click(down);
  expect(ids()).toEqual(['a', 'c', 'b']);
  expect(document.activeElement).toBe(button('Опустить: Текст'));
  expect(screen.queryByText('Текст: место 3 из 3')).not.toBeNull();
  fireEvent.click(button('Опустить: Текст'));
  expect([ids(), button('Опустить: Текст').getAttribute('aria-disabled')]).toEqual([['a', 'c', 'b'], 'true']);
});

test('the name of a question stands once above its fields, and still names them', () => {
  open(everyBlock.find(({ kind }) => kind === 'questions') ?? newBlock('questions', 'q'));
  fireEvent.click(button(/^Вопросы и ответы/));
  const shown = screen.getAllByText('Вопрос 1').filter((name) => !name.classList.contains('hidden'));
  expect([shown.length, screen.getByRole('group', { name: 'Вопрос 1' }).tagName]).toEqual([1, 'FIELDSET']);
});

test('a deleted block comes back to its place', () => {
  open(dishes('a'), newBlock('text', 'b'), dishes('c'));
  fireEvent.click(button(/^Текст/));
  fireEvent.click(button('Удалить блок'));
  expect(ids()).toEqual(['a', 'c']);
  expect(document.activeElement).toBe(button('Вернуть'));
  fireEvent.click(button('Вернуть'));
  expect(ids()).toEqual(['a', 'b', 'c']);
  expect(document.activeElement).toBe(button('Поднять: Текст'));
});

test('a block is added from the menu, and a copy has an id of its own', () => {
  open(dishes('a'));
  fireEvent.click(button('Добавить блок'));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Вопросы и ответы/ }));
  expect(current.map(({ kind }) => kind)).toEqual(['dishes', 'questions']);
  fireEvent.click(button('Сделать копию'));
  expect(current.map(({ kind }) => kind)).toEqual(['dishes', 'questions', 'questions']);
  expect(new Set(ids()).size).toBe(3);
});

test('an item of a block is added, moved and removed, and never more than the page stores', () => {
  open(newBlock('figures', 'a'));
  fireEvent.click(button(/^Числа/));
  const add = () => fireEvent.click(button('Добавить число'));
  const value = (place: number) => screen.getByRole('group', { name: `Число ${place}` });
  for (let count = 1; count < pageLimits.figures; count += 1) add();
  expect(screen.queryByRole('button', { name: 'Добавить число' })).toBeNull();
  expect(screen.queryByText('Больше добавить нельзя: здесь до 6.')).not.toBeNull();
  fireEvent.change(within(value(2)).getByRole('textbox', { name: 'Русский' }), { target: { value: '11' } });
  fireEvent.click(button('Поднять: Число 2'));
  expect(current[0]).toMatchObject({ items: [{ value: { ru: '11' } }, {}, {}, {}, {}, {}] });
  fireEvent.click(button('Удалить: Число 1'));
  expect(current[0]).toMatchObject({ items: [{ value: { ru: '' } }, {}, {}, {}, {}] });
});

test('a dish is found by its name; a removed dish is called so and can be taken out', async () => {
  open({ ...newBlock('dishes', 'a'), ids: ['removed'] } as Block);
  fireEvent.click(button(/^Блюда/));
  await screen.findByText('Этого блюда больше нет в меню (removed)');
  fireEvent.change(screen.getByLabelText('Найти блюдо по названию'), { target: { value: 'ПЛОВ' } });
  const [first] = await screen.findAllByRole('button', { name: /^Добавить: .*плов/i });
  fireEvent.click(first ?? document.body);
  fireEvent.click(button(/^Удалить: Этого блюда/));
  expect(current[0]).toMatchObject({ ids: [expect.not.stringMatching('removed')] });
});

test('an address that is not finished is not applied, and its link keeps the last one', () => {
  open(newBlock('button', 'a'));
  fireEvent.click(button(/^Кнопка/));
  fireEvent.change(screen.getByLabelText('Куда ведёт'), { target: { value: '' } });
  const address = screen.getByLabelText('Адрес');
  fireEvent.change(address, { target: { value: '+998 71 200-00-00' } });
  expect(current[0]).toMatchObject({ link: { href: 'tel:+998712000000' } });
  fireEvent.change(address, { target: { value: 'javascript:alert(1)' } });
  expect([screen.queryByText(/Такой адрес не откроется/) !== null, current[0]]).toMatchObject([
    true,
    { link: { href: 'tel:+998712000000' } },
  ]);
});

test('a text at its limit says so', () => {
  open(newBlock('contact', 'a'));
  fireEvent.click(button(/^Контакт/));
  const name = within(screen.getByRole('group', { name: 'Имя или отдел' })).getByRole('textbox', { name: 'Английский' });
  fireEvent.change(name, { target: { value: 'x'.repeat(pageLimits.line) } });
  expect(screen.queryByText('Больше не поместится: здесь до 300 знаков.')).not.toBeNull();
});

test.each(everyBlock.map((block) => [block.kind, block] as const))('the form of a block of the kind %s shows its texts', (_kind, block) => {
  open(block);
  fireEvent.click(screen.getAllByRole('button', { expanded: false })[0] ?? document.body);
  expect(screen.getAllByRole('group').length).toBeGreaterThan(0);
  act(() => set([]));
  expect(screen.queryByRole('button', { expanded: true })).toBeNull();
});

test('a space at the end stays in its field while the text is stored without it', () => {
  open(newBlock('contact', 'a'));
  fireEvent.click(button(/^Контакт/));
  const name = within(screen.getByRole('group', { name: 'Имя или отдел' })).getByRole<HTMLInputElement>('textbox', { name: 'Русский' });
  const store = (ru: string) => act(() => set(current.map((block) => ({ ...block, name: { ru, en: '', uz: '' } }) as Block)));
  fireEvent.change(name, { target: { value: 'Анна ' } });
  store('Анна');
  expect(name.value).toBe('Анна ');
  store('Бобур');
  expect(name.value).toBe('Бобур');
});
