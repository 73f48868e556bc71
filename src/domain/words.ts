import { formatNumber, pluralForm } from './format.ts';
import type { Locale } from './locale.ts';
import type { WordKeys } from './word-keys.ts';

/** The translations of one island or page, by flat key. */
export type Words = Readonly<Record<string, string>>;

/** Replaces the `{{name}}` placeholders of a text; a placeholder without a value stays as it is. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place));
}

/**
 * The text of `key` for a count (`key_one`, `key_few`, `key_many`, `key_other`), with `{{count}}` filled, as `10 000`.
 * A missing form falls back to `key_other`, then to the key itself.
 */
export function plural<Name extends Namespace>(words: Words, key: KeyOf<KeysOf<Name>>, count: number, locale: Locale): string {
  const template = words[`${key}_${pluralForm(count, locale)}`] ?? words[`${key}_other`] ?? words[key] ?? key;
  return fill(template, { count: formatNumber(count, locale) });
}

/** A translation file. */
export type Namespace = keyof WordKeys;

/** The keys of one namespace or of several, each with the names of its values. */
type KeysOf<Name extends Namespace> = Name extends Namespace ? WordKeys[Name] : never;
type KeyOf<Keys> = Keys extends unknown ? keyof Keys & string : never;
/** A key of a translation file. */
export type WordKey<Name extends Namespace> = KeyOf<KeysOf<Name>>;
type ValuesOf<Keys, Key extends string> = Keys extends unknown ? (Key extends keyof Keys ? Keys[Key] : never) : never;

/** The values of a key's text: nothing to pass when it has none. */
type ValuesArgument<Values> = [Values] extends [never] ? [] : [values: Readonly<Record<Values & string, string | number>>];

/** A translation by its key, with its values. An unknown key or a missing value does not compile. */
export type Translate<Name extends Namespace> = <Key extends KeyOf<KeysOf<Name>>>(
  key: Key,
  ...values: ValuesArgument<ValuesOf<KeysOf<Name>, Key>>
) => string;

/** A translation of any key. Functions that return translations are implemented with it: to compare `Translate` takes the compiler long. */
export type TranslateAny = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The translation of a key in an island's words; a missing translation returns its key. */
export function translator<Name extends Namespace>(words: Words): Translate<Name>;
export function translator(words: Words): TranslateAny {
  return (key, values = {}) => fill(words[key] ?? key, values);
}

/** A translator with additional words that were loaded later. */
export function withWords<Name extends Namespace, More extends Namespace>(t: Translate<Name>, words: Words): Translate<Name | More>;
export function withWords(t: (...args: never) => string, words: Words): TranslateAny {
  return (key, values = {}) => (Object.hasOwn(words, key) ? fill(words[key] ?? key, values) : (t as TranslateAny)(key, values));
}

/** The translation of a key from external data, such as a server's reason; null if there is none. */
export function translateUnknown(t: (...args: never) => string, key: string, values?: Parameters<TranslateAny>[1]): string | null {
  const text = (t as TranslateAny)(key, values);
  return text === key ? null : text;
}
