import { expect, test } from 'vitest';
import { freshDraft, mergeDrafts, takeFrom, withPages, withSettings } from './draft.ts';
import { withText } from './fields.ts';
import type { Banner } from './pages/banners.ts';
import { noPages } from './pages/site-pages.ts';
import { sampleSettings } from './sample-settings.ts';

const base = freshDraft(sampleSettings());
const written = (field: 'aboutUs' | 'offer' | 'privacy', locale: 'ru' | 'uz', text: string) => ({
  ...base,
  settings: withText(base.settings, field, locale, text),
});

test('a change by only one of two editors is merged', () => {
  const mine = written('aboutUs', 'uz', 'Biz');
  const theirs = { ...written('offer', 'ru', 'Новое'), comments: { ...base.comments, about: 'look' } };
  const { merged, conflicts } = mergeDrafts(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect([merged.settings.aboutUs.uz, merged.settings.offer.ru, merged.comments.about]).toEqual(['Biz', 'Новое', 'look']);
});

test('different changes by both editors are a conflict and stay mine until an editor decides', () => {
  const [mine, theirs] = [written('aboutUs', 'uz', 'Biz'), written('aboutUs', 'uz', 'Bizlar')];
  const { merged, conflicts } = mergeDrafts(base, mine, theirs);
  expect(conflicts).toEqual([{ path: 'settings.aboutUs.uz', mine: '"Biz"', theirs: '"Bizlar"' }]);
  expect(merged.settings.aboutUs.uz).toBe('Biz');
  expect(takeFrom(merged, theirs, 'settings.aboutUs.uz').settings.aboutUs.uz).toBe('Bizlar');
});

test('the same change by both is no conflict', () => {
  expect(mergeDrafts(base, written('offer', 'ru', 'А'), written('offer', 'ru', 'А')).conflicts).toEqual([]);
});

test('a privacy text that one editor adds is merged, and one that both leave empty stays absent', () => {
  expect(mergeDrafts(base, base, written('privacy', 'uz', 'Maʼlumot')).merged.settings.privacy).toEqual({ ru: '', en: '', uz: 'Maʼlumot' });
  expect(mergeDrafts(written('privacy', 'uz', 'x'), written('privacy', 'uz', 'x'), base).merged.settings.privacy).toBeNull();
});

test('a language is not ready after its text changes, the others stay ready', () => {
  const ready = { ...base, ready: { ru: true, en: true, uz: true } };
  expect(withSettings(ready, withText(base.settings, 'offer', 'uz', 'x')).ready).toEqual({ ru: true, en: true, uz: false });
  expect(withSettings(ready, { ...base.settings, isDarkMode: true }).ready).toEqual({ ru: true, en: true, uz: true });
});

test('a language is not ready after a text of a banner changes in it', () => {
  const banner = (uz: string): Banner => ({
    id: 'a',
    text: { ru: '', en: '', uz: '' },
    picture: null,
    from: null,
    until: null,
    link: null,
    title: { ru: 'Скидка', en: 'Sale', uz },
  });
  const withBanner = (uz: string) => ({ ...noPages, banners: [banner(uz)] });
  const ready = { ...base, pages: withBanner('Chegirma'), ready: { ru: true, en: true, uz: true } };
  expect(withPages(ready, withBanner('Aksiya')).ready).toEqual({ ru: true, en: true, uz: false });
});
