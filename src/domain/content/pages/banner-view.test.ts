import { expect, test } from 'vitest';
import { noText } from '../../localized-text.ts';
import type { Category } from '../../menu/category.ts';
import type { Product } from '../../menu/types.ts';
import { shownBanner } from './banner-view.ts';
import type { Banner } from './banners.ts';

const banner = (changes: Partial<Banner> = {}): Banner => ({
  id: 'a',
  title: { ru: 'Плов', en: '', uz: 'Osh' },
  text: noText,
  picture: null,
  from: null,
  until: null,
  link: null,
  ...changes,
});
const menu = { categories: [{ id: '5' } as Category], products: [{ id: '1001' } as Product] };
const shown = (time: string, ...banners: Banner[]) => shownBanner(banners, { locale: 'ru', now: Date.parse(`${time}+05:00`), menu });

test('a banner is shown from the minute of its beginning until the minute of its end, in Tashkent', () => {
  const timed = banner({ from: '2026-12-01T10:00', until: '2026-12-01T12:00' });
  const at = (time: string) => shown(`2026-12-01T${time}`, timed) !== null;
  expect([at('09:59:59.999'), at('10:00:00.000'), at('11:59:59.999'), at('12:00:00.000')]).toEqual([false, true, true, false]);
});

test('a time that is open has no limit, and one day ends before the next begins', () => {
  expect(shown('2026-12-01T10:00', banner({ from: '2026-11-30T23:59' }))?.id).toBe('a');
  expect(shown('2026-12-01T10:00', banner({ until: '2026-12-02T00:00' }))?.until).toBe('2026-12-02T00:00');
});

test('of several banners the first that may be shown is shown', () => {
  const over = banner({ id: 'over', until: '2026-12-01T09:00' });
  expect(shown('2026-12-01T10:00', over, banner({ id: 'second' }), banner({ id: 'third' }))?.id).toBe('second');
});

test('a banner of a folder or dish that the visitor’s menu does not contain is left out', () => {
  const of = (kind: 'folder' | 'dish', id: string) => shown('2026-12-01T10:00', banner({ link: { kind, id } }))?.href ?? null;
  expect([of('folder', '5'), of('folder', '6')]).toEqual(['/?folder=5', null]);
  expect([of('dish', '1001'), of('dish', '1002')]).toEqual(['/product/1001', null]);
});

test('texts and links are those of the language, a text without translation is Russian, a promo code is shown and applied by its link', () => {
  const view = (link: Banner['link']) => shownBanner([banner({ link })], { locale: 'en', now: 0, menu });
  expect(view({ kind: 'page', path: '/p/jobs' })).toMatchObject({ title: 'Плов', href: '/en/p/jobs', code: '' });
  expect(view({ kind: 'promo', code: 'OSH10' })).toMatchObject({ href: '/en?promo=OSH10#promo', code: 'OSH10' });
  expect(view({ kind: 'promo', code: '' })?.href).toBeNull();
});
