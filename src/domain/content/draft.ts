import { type Locale, locales } from '../locale.ts';
import type { SiteSettings } from '../site-settings.ts';
import { type ContentPage, contentPages, textOf, textRules } from './fields.ts';
import { fromPageTree, mergeOrders, type PageTree, toPageTree } from './pages/page-leaves.ts';
import { noPages, type SitePages } from './pages/site-pages.ts';

/** What editors publish: the settings with the texts of pages, and all that is added to pages. */
export interface SiteContent {
  readonly settings: SiteSettings;
  readonly pages: SitePages;
}

/** What editors work on, separate from the published content. */
export interface Draft extends SiteContent {
  /** whether an editor has read this language and approved it */
  readonly ready: Readonly<Record<Locale, boolean>>;
  /** notes of the editors about a page */
  readonly comments: Readonly<Record<ContentPage, string>>;
}

/** A draft equal to the published content, with no language approved. */
export function freshDraft(settings: SiteSettings, pages: SitePages = noPages): Draft {
  const comments = Object.fromEntries(contentPages.map((page) => [page, ''])) as Record<ContentPage, string>;
  return { settings, pages, ready: { ru: false, en: false, uz: false }, comments };
}

/** The draft with other settings: a language whose texts changed loses its approval. */
export function withSettings(draft: Draft, settings: SiteSettings): Draft {
  const isSame = (locale: Locale) =>
    textRules.every(({ field }) => textOf(draft.settings, field, locale) === textOf(settings, field, locale)) &&
    draft.settings.phones[locale].join('\n') === settings.phones[locale].join('\n');
  const ready = Object.fromEntries(locales.map((locale) => [locale, draft.ready[locale] && isSame(locale)])) as Draft['ready'];
  return { ...draft, settings, ready };
}

type TreeDraft = Omit<Draft, 'pages'> & { readonly pages: PageTree };
type Leaf = readonly [path: string, value: string];

export interface Conflict {
  /** the path of the value: `settings.aboutUs.uz` */
  readonly path: string;
  readonly mine: string;
  readonly theirs: string;
}

/**
 * Merges two changes of one draft: a change by one side is taken over, different changes by both sides are a conflict and stay `mine`
 * in `merged` until an editor decides.
 */
export function mergeDrafts(base: Draft, mine: Draft, theirs: Draft): { readonly merged: Draft; readonly conflicts: readonly Conflict[] } {
  const [before, own, others] = [leaves(base), leaves(mine), leaves(theirs)].map((list) => new Map(list)) as [
    Map<string, string>,
    Map<string, string>,
    Map<string, string>,
  ];
  const conflicts: Conflict[] = [];
  let merged = toTree(mine);
  for (const path of new Set([...own.keys(), ...others.keys()])) {
    const [old, my, their] = [before.get(path), own.get(path), others.get(path)];
    if (my === their || their === old) continue;
    if (my === old) merged = withLeaf(merged, path, their);
    else if (path.endsWith('.order')) merged = withLeaf(merged, path, JSON.stringify(mergeOrders(listOf(my), listOf(their))));
    else conflicts.push({ path, mine: my ?? 'null', theirs: their ?? 'null' });
  }
  return { merged: fromTree(merged), conflicts };
}

/** The draft with one value taken from another draft: how an editor resolves a conflict. */
export function takeFrom(draft: Draft, other: Draft, path: string): Draft {
  return fromTree(withLeaf(toTree(draft), path, new Map(leaves(other)).get(path)));
}

function listOf(json: string | undefined): readonly string[] {
  return json === undefined ? [] : (JSON.parse(json) as readonly string[]);
}

/** Every value by its path as JSON; a list is one value, and so is a block; an absent privacy text counts as empty. */
function leaves(draft: Draft): Leaf[] {
  const privacy = draft.settings.privacy ?? { ru: '', en: '', uz: '' };
  return collect({ ...toTree(draft), settings: { ...draft.settings, privacy } }, '');
}

function collect(value: unknown, path: string): Leaf[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([key, inner]) => collect(inner, path === '' ? key : `${path}.${key}`));
}

function toTree(draft: Draft): TreeDraft {
  return { ...draft, pages: toPageTree(draft.pages) };
}

function fromTree(draft: TreeDraft): Draft {
  return { ...draft, pages: fromPageTree(draft.pages) };
}

function withLeaf(draft: TreeDraft, path: string, json: string | undefined): TreeDraft {
  const replaced = replace(draft, path.split('.'), json === undefined ? null : JSON.parse(json)) as TreeDraft;
  const { privacy } = replaced.settings;
  const isNone = privacy !== null && locales.every((locale) => (privacy[locale] ?? '') === '');
  if (privacy === null || isNone) return { ...replaced, settings: { ...replaced.settings, privacy: null } };
  return { ...replaced, settings: { ...replaced.settings, privacy: { ru: privacy.ru ?? '', en: privacy.en ?? '', uz: privacy.uz ?? '' } } };
}

function replace(target: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const record = (target ?? {}) as Readonly<Record<string, unknown>>;
  return { ...record, [key]: rest.length === 0 ? value : replace(record[key], rest, value) };
}
