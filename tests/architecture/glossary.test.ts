import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesUnder } from './source-files.ts';

interface Term {
  readonly ru: string;
  readonly en: string;
  readonly uz: string;
  readonly avoided: readonly string[];
}

const locales = ['ru', 'en', 'uz'] as const;

/** The table of docs/words.md. */
const terms: readonly Term[] = readFileSync('docs/words.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => {
    const [, , ru = '', en = '', uz = '', avoided = ''] = line.split('|').map((cell) => cell.trim());
    return { ru, en, uz, avoided: avoided.split(',').flatMap((word) => word.trim() || []) };
  });

/** All texts of a language, `file key: text`; what stands between braces is a value, not a word. */
const textsOf = (locale: (typeof locales)[number]) =>
  filesUnder(`locales/${locale}`, /\.json$/).flatMap(({ path, text }) =>
    Object.entries(JSON.parse(text) as Record<string, string>).map(
      ([key, value]) => `${path} ${key}: ${value.replaceAll(/\{\{\w+\}\}/g, '')}`,
    ),
  );
const textOf = (line: string) => line.slice(line.indexOf(': ') + 2);

describe.each(locales)('the words of docs/words.md in %s', (locale) => {
  const texts = textsOf(locale);

  it.each(terms.map((term) => term[locale]))('the texts use “%s”', (word) => {
    expect(texts.some((line) => textOf(line).toLowerCase().includes(word.toLowerCase()))).toBe(true);
  });

  it('the texts use no other word for the same thing', () => {
    const avoided = terms.flatMap((term) => term.avoided);
    const pattern = new RegExp(`(?<![\\p{L}ʻʼ])(${avoided.join('|')})`, 'iu');
    expect(avoided.length).toBeGreaterThan(10);
    expect(texts.filter((line) => pattern.test(textOf(line)))).toEqual([]);
  });
});
