import { expect, test } from 'vitest';
import { freshDraft, mergeDrafts, takeFrom, withSettings } from './draft.ts';
import { withText } from './fields.ts';
import { sampleSettings } from './sample-settings.ts';

const base = freshDraft(sampleSettings());
const written = (field: 'aboutUs' | 'offer' | 'privacy', locale: 'ru' | 'uz', text: string) => ({
  ...base,
  settings: withText(base.settings, field, locale, text),
});

test('what either of two editors changed alone is taken over', () => {
  const mine = written('aboutUs', 'uz', 'Biz');
  const theirs = { ...written('offer', 'ru', 'Новое'), comments: { ...base.comments, about: 'look' } };
  const { merged, conflicts } = mergeDrafts(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect([merged.settings.aboutUs.uz, merged.settings.offer.ru, merged.comments.about]).toEqual(['Biz', 'Новое', 'look']);
});

test('what both changed differently is a conflict and stays mine until somebody decides', () => {
  const [mine, theirs] = [written('aboutUs', 'uz', 'Biz'), written('aboutUs', 'uz', 'Bizlar')];
  const { merged, conflicts } = mergeDrafts(base, mine, theirs);
  expect(conflicts).toEqual([{ path: 'settings.aboutUs.uz', mine: '"Biz"', theirs: '"Bizlar"' }]);
  expect(merged.settings.aboutUs.uz).toBe('Biz');
  expect(takeFrom(merged, theirs, 'settings.aboutUs.uz').settings.aboutUs.uz).toBe('Bizlar');
});

test('the same change by both is no conflict', () => {
  expect(mergeDrafts(base, written('offer', 'ru', 'А'), written('offer', 'ru', 'А')).conflicts).toEqual([]);
});

test('a privacy text that one adds comes over, and one that both leave empty is none', () => {
  expect(mergeDrafts(base, base, written('privacy', 'uz', 'Maʼlumot')).merged.settings.privacy).toEqual({ ru: '', en: '', uz: 'Maʼlumot' });
  expect(mergeDrafts(written('privacy', 'uz', 'x'), written('privacy', 'uz', 'x'), base).merged.settings.privacy).toBeNull();
});

test('a language whose text changes is no longer ready, the others stay so', () => {
  const ready = { ...base, ready: { ru: true, en: true, uz: true } };
  expect(withSettings(ready, withText(base.settings, 'offer', 'uz', 'x')).ready).toEqual({ ru: true, en: true, uz: false });
  expect(withSettings(ready, { ...base.settings, isDarkMode: true }).ready).toEqual({ ru: true, en: true, uz: true });
});
