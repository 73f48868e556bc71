import { type Locale, locales } from '../locale.ts';
import { type Leaves, leavesOf, mergeLeaves, withValue } from '../merge-values.ts';
import type { SiteSettings } from '../site-settings.ts';
import { type ContentPage, contentPages, textOf, textRules } from './fields.ts';
import { textsOfBanner, textsOfPage } from './pages/block-texts.ts';
import { fromPageTree, mergeOrders, type PageTree, toPageTree } from './pages/page-leaves.ts';
import { everyPage, noPages, type SitePages } from './pages/site-pages.ts';

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

/** The draft with other pages: a language whose texts changed loses its approval. */
export function withPages(draft: Draft, pages: SitePages): Draft {
  const isSame = (locale: Locale) => textsIn(draft.pages, locale) === textsIn(pages, locale);
  const ready = Object.fromEntries(locales.map((locale) => [locale, draft.ready[locale] && isSame(locale)])) as Draft['ready'];
  return { ...draft, pages, ready };
}

function textsIn(pages: SitePages, locale: Locale): string {
  const ofPages = everyPage(pages).flatMap(({ page }) => textsOfPage(page).map(({ text }) => text));
  const texts = [...ofPages, ...pages.banners.flatMap(textsOfBanner)];
  return JSON.stringify(texts.map((text) => text[locale]));
}

type TreeDraft = Omit<Draft, 'pages'> & { readonly pages: PageTree };

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
  let merged = toTree(mine);
  const conflicts = mergeLeaves(
    { base: leaves(base), mine: leaves(mine), theirs: leaves(theirs) },
    (path, json) => {
      merged = withLeaf(merged, path, json);
    },
    (path, my, their) => (path.endsWith('.order') ? JSON.stringify(mergeOrders(listOf(my), listOf(their))) : null),
  );
  const asJson = conflicts.map(({ path, mine: my, theirs: their }) => ({ path, mine: my ?? 'null', theirs: their ?? 'null' }));
  return { merged: fromTree(merged), conflicts: asJson };
}

/** The draft with one value taken from another draft: how an editor resolves a conflict. */
export function takeFrom(draft: Draft, other: Draft, path: string): Draft {
  return fromTree(withLeaf(toTree(draft), path, leaves(other).get(path)));
}

function listOf(json: string | undefined): readonly string[] {
  return json === undefined ? [] : (JSON.parse(json) as readonly string[]);
}

/** Every value by its path as JSON; a list is one value, and so is a block; an absent privacy text counts as empty. */
function leaves(draft: Draft): Leaves {
  const privacy = draft.settings.privacy ?? { ru: '', en: '', uz: '' };
  return leavesOf({ ...toTree(draft), settings: { ...draft.settings, privacy } });
}

function toTree(draft: Draft): TreeDraft {
  return { ...draft, pages: toPageTree(draft.pages) };
}

function fromTree(draft: TreeDraft): Draft {
  return { ...draft, pages: fromPageTree(draft.pages) };
}

function withLeaf(draft: TreeDraft, path: string, json: string | undefined): TreeDraft {
  const replaced = withValue(draft, path, json === undefined ? null : JSON.parse(json));
  const { privacy } = replaced.settings;
  const isNone = privacy !== null && locales.every((locale) => (privacy[locale] ?? '') === '');
  if (privacy === null || isNone) return { ...replaced, settings: { ...replaced.settings, privacy: null } };
  return { ...replaced, settings: { ...replaced.settings, privacy: { ru: privacy.ru ?? '', en: privacy.en ?? '', uz: privacy.uz ?? '' } } };
}
