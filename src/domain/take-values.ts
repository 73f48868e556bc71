import { type Locale, locales, parseLocale } from './locale.ts';
import { isSameValue } from './same-value.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * `target` with one value as `source` has it.
 * @param path keys joined by dots; in a list the `id` of an item, or its place where items have none
 */
export function takeValue(target: unknown, source: unknown, path: string): unknown {
  return take(target, source, path.split('.'));
}

function take(target: unknown, source: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return source;
  if (Array.isArray(target) || Array.isArray(source)) return takeItem(listOf(target), listOf(source), key, rest);
  const [present, wanted] = [objectOf(target), objectOf(source)];
  const value = take(present[key], wanted[key], rest);
  if (value !== undefined) return { ...present, [key]: value };
  const { [key]: _, ...others } = present;
  return others;
}

function takeItem(target: readonly unknown[], source: readonly unknown[], key: string, rest: readonly string[]): readonly unknown[] {
  const place = target.findIndex((item, at) => keyOf(item, at) === key);
  const sourcePlace = source.findIndex((item, at) => keyOf(item, at) === key);
  if (place < 0 && sourcePlace < 0) return target;
  if (sourcePlace < 0) return target.toSpliced(place, 1);
  if (place < 0) return target.toSpliced(sourcePlace, 0, source[sourcePlace]);
  return target.with(place, take(target[place], source[sourcePlace], rest));
}

/** `target` with its texts of one language as `source` has them; what only one of them has stays as it is. */
export function takeLanguage(target: unknown, source: unknown, locale: Locale): unknown {
  if (source === undefined || source === null || target === null || typeof target !== 'object') return target;
  if (Array.isArray(target)) {
    const items = new Map(listOf(source).map((item, at) => [keyOf(item, at), item]));
    return target.map((item, at) => takeLanguage(item, items.get(keyOf(item, at)), locale));
  }
  if (isText(target)) return take(target, source, [locale]);
  return Object.fromEntries(Object.entries(target).map(([key, value]) => [key, takeLanguage(value, objectOf(source)[key], locale)]));
}

/** The paths at which two values differ, as `takeValue` reads them. */
export function differingPaths(before: unknown, after: unknown, path = ''): string[] {
  if (isSameValue(before, after)) return [];
  const areLists = Array.isArray(before) && Array.isArray(after);
  const areObjects = !areLists && isObject(before) && isObject(after);
  const hasIds = areLists && [...before, ...after].every((item) => typeof objectOf(item)['id'] === 'string');
  if (!areObjects && !hasIds) return [path];
  const [was, is] = areObjects ? [before, after] : [byId(before as Json[]), byId(after as Json[])];
  const paths = [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) =>
    differingPaths(was[key], is[key], path === '' ? key : `${path}.${key}`),
  );
  // only the order of the items differs
  return paths.length === 0 ? [path] : paths;
}

function byId(items: readonly Json[]): Json {
  return Object.fromEntries(items.map((item) => [String(item['id']), item]));
}

function isText(value: object): boolean {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => parseLocale(key) !== null);
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function keyOf(item: unknown, at: number): string {
  const { id } = objectOf(item);
  return typeof id === 'string' || typeof id === 'number' ? String(id) : String(at);
}

function objectOf(value: unknown): Json {
  return isObject(value) ? value : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The languages in which the texts of two values differ. */
export function differingLanguages(before: unknown, after: unknown): Locale[] {
  return locales.filter((locale) => textsIn(before, locale).join('\n') !== textsIn(after, locale).join('\n'));
}

/** All texts of a value in one language. */
function textsIn(value: unknown, locale: Locale): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { [locale]: text, ...others } = objectOf(value);
  const own = typeof text === 'string' && text !== '' ? [text] : [];
  return [...own, ...Object.values(Array.isArray(value) ? value : others).flatMap((inner) => textsIn(inner, locale))];
}

/** The value at a path as `takeValue` reads it; undefined: there is none. */
export function valueAt(value: unknown, path: string): unknown {
  return path === '' ? value : path.split('.').reduce(innerValue, value);
}

function innerValue(value: unknown, key: string): unknown {
  return Array.isArray(value) ? value.find((item, at) => keyOf(item, at) === key) : objectOf(value)[key];
}
