// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { freshDraft, mergeDrafts } from '#domain/content/draft.ts';
import { emptyPage, noPages, type OwnPage } from '#domain/content/pages/site-pages.ts';
import { sampleSettings } from '#domain/content/sample-settings.ts';
import { translator } from '#domain/words.ts';
import words from '../../../../../locales/ru/editor.json' with { type: 'json' };
import { ConflictList } from './ConflictList.tsx';

afterEach(cleanup);

const page = (text: string): OwnPage => ({
  ...emptyPage,
  id: 'p1',
  slug: 'jobs',
  place: 'none',
  description: { ru: '', en: '', uz: '' },
  title: { ru: 'Вакансии', en: 'Jobs', uz: 'Ish' },
  blocks: [{ id: 'b1', kind: 'text', text: { ru: text, en: '', uz: '' } }],
});
const draft = (text: string) => freshDraft(sampleSettings(), { ...noPages, own: [page(text)] });

test('a block that two editors changed is named by its page, and both texts are readable', () => {
  const [mine, theirs] = [draft('Мой текст'), draft('Их текст')];
  const { conflicts } = mergeDrafts(draft('Старый'), mine, theirs);
  render(<ConflictList locale="ru" t={translator<'editor'>(words)} pages={mine.pages} mergeConflict={{ conflicts, theirs, by: 'Анна' }} />);
  expect(screen.getByRole('alert').textContent).toContain('Вакансии: ');
  expect([screen.getByText(/Мой текст$/).tagName, screen.getByText(/Их текст$/).tagName]).toEqual(['P', 'P']);
});
