import { expect, test } from 'vitest';
import type { LocalizedText } from '../../locale.ts';
import { noText } from '../../localized-text.ts';
import type { Block } from './blocks.ts';
import { linksOfPages, lintPages } from './lint-pages.ts';
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

test('a contact whose phone is free text is reported', () => {
  const contact = (phone: string): Block => ({ id: 'a', kind: 'contact', name: text('Офис'), role: noText, phone, email: '' });
  expect(lintPages(withBlocks(contact('71 200 00 11, 1144'), contact('')))).toEqual([]);
  expect(lintPages(withBlocks(contact('звоните')))).toMatchObject([{ path: 'blocks.0.phone', rule: 'not_a_phone', found: ['звоните'] }]);
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

test('a block without its picture or its address can not be published, and a link that leads nowhere is reported', () => {
  const link = (href: string) => ({ label: text('Дальше'), href });
  const button = (id: string, href: string): Block => ({ id, kind: 'button', title: noText, text: noText, link: link(href) });
  const pages = withBlocks(
    { id: 'a', kind: 'picture', picture: { image: '', alt: noText }, caption: noText },
    button('b', ''),
    button('c', '/x'),
  );
  expect(lintPages(pages, (path) => path === '/x')).toMatchObject([
    { path: 'blocks.0.picture', locale: null, rule: 'missing_picture', isBlocking: true },
    { path: 'blocks.1.link.href', rule: 'missing_link', isBlocking: true },
    { path: 'blocks.2.link.href', rule: 'dead_link', found: ['/x'], isBlocking: false },
  ]);
});

test('the links of pages are those of texts and of blocks, without phones and mail', () => {
  const pages = withBlocks(
    { id: 'a', kind: 'text', text: text('[Меню](/) [Почта](mailto:a@b.uz)', '[Menu](/en)', '') },
    { id: 'b', kind: 'button', title: noText, text: noText, link: { label: noText, href: 'tel:+998712000000' } },
    { id: 'c', kind: 'video', title: noText, url: 'https://video.example/1', picture: { image: '/a.svg', alt: noText } },
  );
  expect(linksOfPages(pages)).toEqual(['/', '/en', 'https://video.example/1']);
});

test('dishes and restaurants that the shop no longer has are reported with their ids', () => {
  const pages = withBlocks(
    { id: 'a', kind: 'dishes', title: noText, ids: ['1', '2', '3'] },
    {
      id: 'b',
      kind: 'restaurants',
      title: noText,
      items: [
        { id: '1', picture: null },
        { id: '9', picture: null },
      ],
    },
  );
  const isGone = (of: string, id: string) => (of === 'dishes' ? id !== '1' : id === '9');
  expect(lintPages(pages, undefined, isGone)).toMatchObject([
    { path: 'blocks.0.ids', locale: null, rule: 'gone_dishes', found: ['2', '3'], isBlocking: false },
    { path: 'blocks.1.items.1.id', locale: null, rule: 'gone_restaurants', found: ['9'], isBlocking: false },
  ]);
});
