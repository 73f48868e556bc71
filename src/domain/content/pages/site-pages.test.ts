import { expect, test } from 'vitest';
import { isSlug, noPages, slugProblem, withAllPages } from './site-pages.ts';

const own = (...slugs: string[]) => slugs.map((slug) => ({ slug }));

test.each(['delivery', 'faq-2', '24-7', 'a'])('%s is a slug', (slug) => {
  expect(isSlug(slug)).toBe(true);
});

test.each(['', 'Доставка', 'Delivery', 'a_b', '-a', 'a-', 'a--b', 'a/b', 'a.b', 'a b'])('%s is not a slug', (slug) => {
  expect(isSlug(slug)).toBe(false);
});

test('two pages can not have one slug', () => {
  expect(slugProblem(own('faq', 'jobs', 'faq'))).toEqual({ code: 'SLUG_TAKEN', slug: 'faq' });
  expect(slugProblem(own('faq', 'jobs'))).toBeNull();
});

test.each(['about', 'uz', 'api', 'profile'])('the slug %s is reserved', (slug) => {
  expect(slugProblem(own(slug))).toEqual({ code: 'SLUG_RESERVED', slug });
});

test('pages that an earlier version did not store are empty', () => {
  expect(withAllPages({})).toEqual(noPages);
  const about = { ...noPages.fixed.about, lead: { ru: 'Коротко', en: '', uz: '' } };
  expect(withAllPages({ fixed: { about } as never }).fixed).toEqual({ ...noPages.fixed, about });
  const { description: _, ...earlier } = about;
  expect(withAllPages({ fixed: { about: earlier } as never }).fixed.about).toEqual(about);
});
