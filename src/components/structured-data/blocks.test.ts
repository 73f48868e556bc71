import { expect, test } from 'vitest';
import type { BlockViewOf } from '#domain/content/pages/block-view.ts';
import { sampleSettings } from '#domain/content/sample-settings.ts';
import { blocksJsonLd } from './blocks.ts';

const context = { settings: sampleSettings(), siteUrl: 'https://shop.example', locale: 'ru' as const };
const questions = (question: string): BlockViewOf<'questions'> => ({
  id: question,
  kind: 'questions',
  title: '',
  items: [{ question, answerHtml: '<p>Да</p>\n' }],
});
const vacancy: BlockViewOf<'vacancy'> = {
  id: 'a',
  kind: 'vacancy',
  title: 'Повар',
  html: '<p>Готовить</p>',
  place: 'Ташкент',
  employment: 'full',
  link: null,
  salaryFrom: 5_000_000,
  salaryTo: null,
  postedOn: '2026-11-02',
  validUntil: '2026-12-31',
};

test('the questions of all blocks are one node', () => {
  expect(blocksJsonLd([questions('Раз?'), questions('Два?')], context)).toMatchObject([
    { '@type': 'FAQPage', mainEntity: [{ name: 'Раз?', acceptedAnswer: { text: '<p>Да</p>' } }, { name: 'Два?' }] },
  ]);
});

test('a vacancy with a day and a place is listed, with the end of its last day in Tashkent', () => {
  expect(blocksJsonLd([vacancy], context)).toMatchObject([
    { '@type': 'JobPosting', validThrough: '2026-12-31T23:59:59+05:00', baseSalary: { value: { minValue: 5_000_000 } } },
  ]);
});

test('a vacancy without a day or without a place is not listed', () => {
  expect(blocksJsonLd([{ ...vacancy, postedOn: null }], context)).toEqual([]);
  expect(blocksJsonLd([{ ...vacancy, place: '' }], context)).toEqual([]);
});
