import { expect, test } from 'vitest';
import { pageView } from './page-view.ts';

const kept = (url: string, headers = {}) => pageView({ url, headers })?.url ?? null;

test('an address keeps what its page reads, without the marks of advertisers', () => {
  expect([kept('/?utm_source=x&folder=5'), kept('/en?utm_source=x')]).toEqual(['/?folder=5', '/en']);
});

test('an address that leads elsewhere has no kept page: a link of a language or a promo code (R-LANG-7, R-PROMO-2)', () => {
  expect(['/?lang=en', '/?promo=BLOG10', '/product/1001?utm_source=x&promo=BLOG10', '/en/'].map((url) => kept(url))).toEqual(
    Array(4).fill(null),
  );
  expect(kept('/', { cookie: 'i18n_redirected=uz' })).toBeNull();
});
