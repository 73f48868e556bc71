import { expect, test } from 'vitest';
import type { LocalizedText } from '../../locale.ts';
import { noText } from '../../localized-text.ts';
import type { Block } from './blocks.ts';
import { lintPages } from './lint-pages.ts';
import { emptyPage, noPages, type OwnPage, type SitePages } from './site-pages.ts';

const text = (ru: string, en = ru, uz = ru): LocalizedText => ({ ru, en, uz });
const withBlocks = (...blocks: Block[]): SitePages => ({ ...noPages, fixed: { ...noPages.fixed, about: { ...emptyPage, blocks } } });
const ownPage: OwnPage = { ...emptyPage, id: 'a', slug: 'a', title: text('Тема'), description: noText, place: 'none' };

test('pages without blocks have no issues', () => {
  expect(lintPages(noPages)).toEqual([]);
});

test('a picture without an alternative text in any language can not be published', () => {
  const picture = { image: '/a.svg', alt: text('Плов', 'Plov', '') };
  expect(lintPages(withBlocks({ id: 'a', kind: 'picture', picture, caption: noText }))).toEqual([
    { page: 'about', path: 'blocks.0.picture.alt', locale: 'uz', rule: 'missing_alt', found: ['uz'], isBlocking: true },
  ]);
});

test('a missing translation is reported, a missing Russian text can not be published', () => {
  const [russian, english] = lintPages(withBlocks({ id: 'a', kind: 'text', text: text('', '', 'Matn') }));
  expect(russian).toMatchObject({ locale: 'ru', rule: 'missing', isBlocking: true });
  expect(english).toMatchObject({ locale: 'en', rule: 'missing', isBlocking: false });
});

test('a text that is optional is reported only where another language has it', () => {
  const dishes = (title: LocalizedText) => lintPages(withBlocks({ id: 'a', kind: 'dishes', title, ids: [] }));
  expect(dishes(noText)).toEqual([]);
  expect(dishes(text('Блюда', '', 'Taomlar'))).toMatchObject([{ path: 'blocks.0.title', locale: 'en', rule: 'missing' }]);
});

test('Markdown is checked for hidden markup, dead links and Uzbek apostrophes', () => {
  const markdown = text('[Здесь](/nowhere)', 'Here <script>', 'Oshxona o`chog`i');
  const issues = lintPages(withBlocks({ id: 'a', kind: 'text', text: markdown }), (link) => link === '/nowhere');
  expect(issues.map(({ rule, found }) => [rule, found])).toEqual([
    ['dead_link', ['/nowhere']],
    ['hidden_markup', ['<script>']],
    ['apostrophes', ['o`chog`i']],
  ]);
});

test('an own page needs a title', () => {
  expect(lintPages({ ...noPages, own: [ownPage] })).toEqual([]);
  const [issue] = lintPages({ ...noPages, own: [{ ...ownPage, title: noText }] });
  expect(issue).toMatchObject({ page: '/p/a', path: 'title', locale: 'ru', rule: 'missing', isBlocking: true });
});
