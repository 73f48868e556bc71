import type { SiteContent } from './draft.ts';

/**
 * Values that changed by their paths, as text: `email`, `aboutUs.uz`, or a page and a path in it, `about/title.ru`,
 * `page:{id}/blocks.{id}.text.en`, `banners/{id}.from`. '' is a value that does not exist.
 */
export type ChangedValues = Readonly<Record<string, string>>;

export interface ContentChanges {
  readonly before: ChangedValues;
  readonly after: ChangedValues;
}

/** A larger change is recorded by its parts alone. */
const mostValues = 60;

/** The values in which two contents differ. The order of pages and blocks is not a value. */
export function changesOf(before: SiteContent, after: SiteContent): ContentChanges {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  const paths = [...new Set([...was.keys(), ...is.keys()])].filter((path) => (was.get(path) ?? '') !== (is.get(path) ?? ''));
  return pick(paths.slice(0, mostValues), Object.fromEntries(was), Object.fromEntries(is));
}

/** Two changes, one after the other, as one: what was changed back is no change. */
export function joinChanges(first: ContentChanges, second: ContentChanges): ContentChanges {
  const before = { ...second.before, ...first.before };
  const after = { ...first.after, ...second.after };
  const paths = Object.keys(after).filter((path) => (before[path] ?? '') !== (after[path] ?? ''));
  return pick(paths.slice(0, mostValues), before, after);
}

function pick(paths: readonly string[], before: ChangedValues, after: ChangedValues): ContentChanges {
  const of = (values: ChangedValues) => Object.fromEntries(paths.map((path) => [path, values[path] ?? '']));
  return { before: of(before), after: of(after) };
}

const contextLetters = 30;
const mostLetters = 160;

/** Two texts as far as they differ, with a few letters around. */
export function shortenChange(before: string, after: string): readonly [before: string, after: string] {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < least - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const from = Math.max(0, start - contextLetters);
  const same = Math.max(0, end - contextLetters);
  const shorten = (text: string) => {
    const until = Math.min(text.length - same, from + mostLetters);
    return `${from > 0 ? '…' : ''}${text.slice(from, until)}${until < text.length ? '…' : ''}`;
  };
  return [shorten(before), shorten(after)];
}

function valuesOf({ settings, pages }: SiteContent): Map<string, string> {
  const { fixed, own, ...others } = pages;
  return new Map([
    ...collect(settings, ''),
    ...Object.entries(fixed).flatMap(([name, page]) => collect(page, `${name}/`)),
    ...own.flatMap((page) => collect(page, `page:${page.id}/`)),
    ...Object.entries(others).flatMap(([name, value]) => collect(value, `${name}/`)),
  ]);
}

function collect(value: unknown, path: string): [path: string, text: string][] {
  if (Array.isArray(value)) return collectList(value, path);
  if (typeof value !== 'object' || value === null) return [[path, value === null ? '' : String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'id' ? [] : collect(inner, joined(path, key))));
}

/** A list of records is known by their ids, or by their places; a list of words is one value. */
function collectList(list: readonly unknown[], path: string): [path: string, text: string][] {
  if (!list.some((item) => typeof item === 'object')) return [[path, list.join(', ')]];
  return list.flatMap((item, at) => collect(item, joined(path, (item as { readonly id?: string } | null)?.id ?? String(at))));
}

function joined(path: string, key: string): string {
  return path === '' || path.endsWith('/') ? path + key : `${path}.${key}`;
}
