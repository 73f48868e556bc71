import { expect, test } from 'vitest';
import type { Block } from '#domain/content/pages/blocks.ts';
import { emptyPage, noPages } from '#domain/content/pages/site-pages.ts';
import { noText } from '#domain/localized-text.ts';
import { type Translate, translator } from '#domain/words.ts';
import words from '../../../../../locales/ru/editor.json' with { type: 'json' };
import { readConflict } from './page-conflict.ts';

const t: Translate<'editor'> = translator<'editor'>(words);
const question = (ru: string, en: string): Block => ({
  id: 'b',
  kind: 'questions',
  title: noText,
  items: [{ question: { ru, en, uz: '' }, answer: noText }],
});
const own = { ...emptyPage, id: 'p', slug: 'faq', title: { ru: 'Вопросы', en: '', uz: '' }, description: noText, place: 'none' } as const;
const pages = { ...noPages, own: [own] };
const read = (path: string, mine: unknown, theirs: unknown) =>
  readConflict(t, 'ru', pages, { path, mine: JSON.stringify(mine), theirs: JSON.stringify(theirs) });

test('a block in conflict is named, and each side shows only the texts that differ', () => {
  expect(read('pages.own.byId.p.blocks.byId.b', [question('Где?', 'Where?')], [question('Когда?', 'Where?')])).toEqual({
    name: 'Вопросы: Вопросы и ответы',
    mine: 'Вопрос 1, Русский: Где?',
    theirs: 'Вопрос 1, Русский: Когда?',
  });
});

test('a side that deleted the block says so', () => {
  expect(read('pages.fixed.about.blocks.byId.b', null, [question('Где?', '')])).toMatchObject({
    name: 'О нас: Вопросы и ответы',
    mine: 'Удалено',
    theirs: 'Вопрос 1, Русский: Где?',
  });
});

test('a head in conflict shows its address and its texts', () => {
  const { blocks: _, ...head } = own;
  expect(read('pages.own.byId.p.head', [head], [{ ...head, slug: 'questions' }])).toMatchObject({
    name: 'Вопросы: Начало страницы',
    mine: '/p/faq\nЗаголовок, Русский: Вопросы',
    theirs: '/p/questions\nЗаголовок, Русский: Вопросы',
  });
});
