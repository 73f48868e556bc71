import { expect, test } from 'vitest';
import { locales } from '#domain/locale.ts';
import { type LazyNamespace, loadWords } from './lazy-words.ts';

/** A record, so that a namespace that is left out does not compile. */
const namespaces: Readonly<Record<LazyNamespace, true>> = {
  'cart-advice': true,
  'cart-contents': true,
  'cart-empty': true,
  checkout: true,
  cards: true,
  toast: true,
  'menu-actions': true,
  'dish-card': true,
  'language-offer': true,
  'menu-search': true,
  'fulfillment-map': true,
  'fulfillment-sheet': true,
};

test.each(locales)('every lazy part has its words in %s', async (locale) => {
  const names = Object.keys(namespaces) as LazyNamespace[];
  const words = await Promise.all(names.map((name) => loadWords(locale, name)));
  expect(words.every((file) => Object.values(file).every((text) => typeof text === 'string' && text !== ''))).toBe(true);
  expect(words.map((file) => Object.keys(file).length > 0)).toEqual(names.map(() => true));
});
