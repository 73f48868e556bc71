import type { RecordChange } from '#contract/catalog/record-changes.ts';
import { orderPart, ownIdOf } from '#domain/content/content-parts.ts';
import { ownTitle, partName } from '#domain/content/part-name.ts';
import { nameOfField, textOfValue } from '#domain/office/name-of-value.ts';
import { isSameValue } from '#domain/same-value.ts';
import { differingPaths, valueAt } from '#domain/take-values.ts';
import { translator } from '#domain/words.ts';
import type { Difference, Reading } from './reading.ts';

/** What editors call a part of the site. */
export function nameOfPart(part: string, { siteWords, locale, own }: Reading): string {
  return partName(part, { t: translator<'editor'>(siteWords), locale, own });
}

/** What a change does to the values of a part of the site: texts by their languages, blocks and banners one by one. */
export function contentDifferences({ id, before, after }: RecordChange, reading: Reading): Difference[] {
  if (id === orderPart) return [orderDifference(before, after, reading)];
  return differingPaths(before ?? {}, after ?? {})
    .filter((path) => path !== 'id')
    .map((path) => {
      const [was, is] = [valueAt(before, path), valueAt(after, path)];
      const label = labelOfContent(id, path, was ?? is, reading);
      if (isReordered(was, is)) return { path, label, before: '', after: reading.t('reordered') };
      return { path, label, before: textOf(id, path, was, reading), after: textOf(id, path, is, reading) };
    });
}

function orderDifference(before: unknown, after: unknown, { t, own, locale }: Reading): Difference {
  const titles = (ids: unknown) =>
    (Array.isArray(ids) ? ids : [])
      .map((id) => own.find((page) => page.id === id))
      .map((page) => (page === undefined ? t('removedPage') : ownTitle(page, locale)))
      .join(', ');
  return { path: '', label: t('pageOrder'), before: titles(before), after: titles(after) };
}

function isReordered(was: unknown, is: unknown): boolean {
  if (!Array.isArray(was) || !Array.isArray(is) || was.length !== is.length) return false;
  return is.every((item) => was.some((other) => isSameValue(other, item)));
}

/** What editors call a value: `Block “Text”`, `Text · Uzbek` of `blocks.k2.text.uz`. */
export function labelOfContent(part: string, path: string, value: unknown, { t, siteWords }: Reading): string {
  const keys = path.split('.');
  const at = keys.indexOf('blocks');
  const isWhole = (place: number) => place >= 0 && keys.length === place + 2;
  if (at >= 0 && keys.length > at + 1) {
    const kind = isWhole(at) ? (value as { readonly kind?: string } | undefined)?.kind : undefined;
    return kind === undefined
      ? nameOfField(siteWords, logPath(part, path))
      : t('block', { name: translator<'editor'>(siteWords)(`block_${kind}` as 'block_text') });
  }
  if (part === 'banners' && isWhole(0)) return t('banner');
  return nameOfField(siteWords, logPath(part, path));
}

/** The path as the log of changes has it: `about/title.ru`, `banners/k1.from`; a setting alone, `aboutUs.uz`. */
function logPath(part: string, path: string): string {
  if (ownIdOf(part) !== null) return `${part}/${path}`;
  const [first = '', ...rest] = path.split('.');
  return first === 'page' || first === 'banners' ? `${part}/${rest.join('.')}` : path;
}

function textOf(part: string, path: string, value: unknown, reading: Reading): string {
  const { t, siteWords } = reading;
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    if (value.startsWith('/media/')) return t('picture');
    return String(textOfValue({ words: siteWords, pages: {} }, logPath(part, path), value));
  }
  const entries = Array.isArray(value) ? value.map((item) => ['', item] as const) : Object.entries(value);
  return entries
    .filter(([key]) => key !== 'id' && key !== 'kind')
    .map(([key, inner]) => textOf(part, key, inner, reading))
    .filter((text) => text !== '')
    .join(' · ');
}
