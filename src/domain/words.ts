import { pluralForm } from './format.ts';
import type { Locale } from './locale.ts';

/** The words of one island or page, by flat key. */
export type Words = Readonly<Record<string, string>>;

/** Puts values into the `{{name}}` places of a text; a place without a value stays as it is. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place));
}

/**
 * The text of `key` for a count (`key_one`, `key_few`, `key_many`, `key_other`), with `{{count}}` filled.
 * A form that is missing gives way to `key_other`, then to the key itself.
 */
export function plural(words: Words, key: string, count: number, locale: Locale): string {
  const template = words[`${key}_${pluralForm(count, locale)}`] ?? words[`${key}_other`] ?? words[key] ?? key;
  return fill(template, { count });
}

/** Says a word by its key with values in its places; a missing word is its key. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export function sayWith(words: Words): Say {
  return (key, values = {}) => fill(words[key] ?? key, values);
}
