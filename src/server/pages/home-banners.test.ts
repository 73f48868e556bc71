import { expect, test } from 'vitest';
import type { Banner } from '#domain/content/pages/banners.ts';
import { homeBanners } from './home-banners.ts';

const none = { ru: '', en: '', uz: '' };
const banner = (id: string, link: Banner['link']): Banner => ({
  id,
  title: none,
  text: none,
  picture: null,
  from: null,
  until: null,
  link,
});
const banners = [
  banner('first', { kind: 'promo', code: 'BIRINCHI' }),
  banner('any', { kind: 'promo', code: 'JUMA' }),
  banner('text', null),
];
const backend = { isFirstOrderCode: async (code: string) => code === 'BIRINCHI' };
const shown = async (hasSignedIn: boolean) => (await homeBanners(banners, backend, hasSignedIn)).map(({ id }) => id);

test('a visitor who has signed in sees no banner with a code for the first order, all others see it', async () => {
  expect(await shown(false)).toEqual(['first', 'any', 'text']);
  expect(await shown(true)).toEqual(['any', 'text']);
});
