import { expect, test } from 'vitest';
import { filesUnder } from './source-files.ts';

const files = filesUnder('locales', /\.json$/);
const languages = ['ru', 'en', 'uz'] as const;

function words(language: string, namespace: string): Record<string, unknown> {
  const file = files.find(({ path }) => path === `locales/${language}/${namespace}.json`);
  return file === undefined ? {} : (JSON.parse(file.text) as Record<string, unknown>);
}

/** Plural forms differ between languages, so keys are compared without them. */
function keys(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [prefix.replace(/_(one|few|many|other)$/, '')];
  return Object.entries(value).flatMap(([key, inner]) => keys(inner, prefix === '' ? key : `${prefix}.${key}`));
}

const namespaces = [...new Set(files.map(({ path }) => path.split('/')[2]?.replace('.json', '') ?? ''))];

test('the three languages have the same keys in every namespace', () => {
  const different = namespaces.flatMap((namespace) => {
    const [ru, en, uz] = languages.map((language) => [...new Set(keys(words(language, namespace)))].sort());
    return JSON.stringify(ru) === JSON.stringify(en) && JSON.stringify(ru) === JSON.stringify(uz) ? [] : [namespace];
  });
  expect(different).toEqual([]);
});

test('the three languages have the same placeholders', () => {
  const placeholders = (value: unknown): string[] =>
    [...new Set([...JSON.stringify(value).matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? ''))].sort();
  const different = namespaces.flatMap((namespace) => {
    const [ru, en, uz] = languages.map((language) => placeholders(words(language, namespace)).join());
    return ru === en && ru === uz ? [] : [`${namespace}: ${ru} | ${en} | ${uz}`];
  });
  expect(different).toEqual([]);
});

test('Uzbek uses only U+02BB and U+02BC as apostrophes (R-FORMAT-5)', () => {
  const wrong = files
    .filter(({ path }) => path.startsWith('locales/uz/'))
    .flatMap(({ path, text }) => [...text.matchAll(/\p{L}['‘’`]\p{L}/gu)].map((match) => `${path}: ${match[0]}`));
  expect(wrong).toEqual([]);
});

test('no text is empty', () => {
  const empty = files.filter(({ text }) => /:\s*""/.test(text)).map(({ path }) => path);
  expect(empty).toEqual([]);
});
