import { expect, test } from 'vitest';
import { noText } from '../localized-text.ts';
import { differingParts, partOfIssue, withParts } from './content-parts.ts';
import type { SiteContent } from './draft.ts';
import { withText } from './fields.ts';
import { emptyPage, noPages, type OwnPage } from './pages/site-pages.ts';
import { sampleSettings } from './sample-settings.ts';

const page = (id: string, slug = id): OwnPage => ({
  ...emptyPage,
  id,
  slug,
  title: { ru: id, en: id, uz: id },
  description: noText,
  place: 'none',
});
const content = (...own: OwnPage[]): SiteContent => ({ settings: sampleSettings(), pages: { ...noPages, own } });
const idsOf = ({ pages }: SiteContent) => pages.own.map(({ id }) => id);

test('a part is its settings and its page, and the other parts stay', () => {
  const base = content();
  const settings = withText(withText(base.settings, 'aboutUs', 'uz', 'Biz'), 'offer', 'ru', 'Оферта');
  const about = { ...emptyPage, title: { ru: 'Мы', en: 'Us', uz: 'Biz' } };
  const draft = { settings, pages: { ...noPages, fixed: { ...noPages.fixed, about } } };
  expect(differingParts(base, draft)).toEqual(['about', 'offer']);
  const published = withParts(base, draft, ['about']);
  expect([published.settings.aboutUs.uz, published.pages.fixed.about.title.ru]).toEqual(['Biz', 'Мы']);
  expect(differingParts(published, draft)).toEqual(['offer']);
});

test('all parts that differ together make the other content', () => {
  const base = content(page('a'), page('b'), page('c'));
  const draft = {
    settings: withText(base.settings, 'brand', 'ru', 'Плов'),
    pages: { ...noPages, own: [page('d'), page('c'), page('a', 'other')] },
  };
  const parts = differingParts(base, draft);
  expect(parts).toEqual(['look', 'page:a', 'page:b', 'page:d', 'order']);
  expect(withParts(base, draft, parts)).toEqual(draft);
});

test('a new page comes behind the page that it follows in the draft, and a removed page is removed', () => {
  const draft = content(page('a'), page('x'), page('b'));
  expect(idsOf(withParts(content(page('a'), page('b')), draft, ['page:x']))).toEqual(['a', 'x', 'b']);
  expect(idsOf(withParts(content(page('b')), draft, ['page:x']))).toEqual(['x', 'b']);
  expect(idsOf(withParts(content(page('a'), page('gone'), page('b')), draft, ['page:gone']))).toEqual(['a', 'b']);
});

test('an unchanged order is not changed by a page that is added or removed', () => {
  expect(differingParts(content(page('a'), page('b')), content(page('a'), page('x'), page('b')))).toEqual(['page:x']);
  expect(differingParts(content(page('a'), page('b')), content(page('b')))).toEqual(['page:a']);
});

test('banners are published on their own', () => {
  const banners = (ids: readonly string[]): SiteContent => {
    const base = content();
    const list = ids.map((id) => ({ id, title: noText, text: noText, picture: null, from: null, until: null, link: null }));
    return { ...base, pages: { ...base.pages, banners: list } };
  };
  expect(differingParts(banners([]), banners(['a']))).toEqual(['banners']);
  expect(withParts(banners([]), banners(['a']), ['banners'])).toEqual(banners(['a']));
  expect(withParts(banners([]), banners(['a']), ['about'])).toEqual(banners([]));
  expect(withParts(content(), banners(['a']), ['banners'])).toEqual(banners(['a']));
});

test('an issue of an own page belongs to that page, whatever its address', () => {
  expect(partOfIssue('/p/jobs', content(page('p1', 'jobs')).pages)).toBe('page:p1');
  expect(partOfIssue('about', noPages)).toBe('about');
});
