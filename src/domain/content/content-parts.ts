import { isSameValue } from '../same-value.ts';
import type { SiteSettings } from '../site-settings.ts';
import type { SiteContent } from './draft.ts';
import { type ContentPage, contentPages, plainFields, textRules } from './fields.ts';
import { type FixedPage, fixedPages, type OwnPage, type SitePages } from './pages/site-pages.ts';

/**
 * What is published on its own: a section of the editor (`about` is its settings and its page), the page of the restaurants (`filial`), an
 * own page (`page:{id}`), the order of own pages (`order`), or another key of the pages.
 */
export type ContentPart = string;

const ownPrefix = 'page:';
export const orderPart = 'order';

export function partOfOwn(id: string): ContentPart {
  return `${ownPrefix}${id}`;
}

/** The id of the own page that a part is; null: it is another part. */
export function ownIdOf(part: ContentPart): string | null {
  return part.startsWith(ownPrefix) ? part.slice(ownPrefix.length) : null;
}

/** Every part that one of the contents has, in the order of the editor. */
export function partsOf(...contents: readonly SiteContent[]): ContentPart[] {
  const others = contents.flatMap(({ pages }) => [...otherKeys(pages), ...pages.own.map(({ id }) => partOfOwn(id))]);
  return [...new Set([...contentPages, ...fixedPages, ...others, orderPart])];
}

/** The parts in which two contents differ, in the order of the editor. */
export function differingParts(a: SiteContent, b: SiteContent): ContentPart[] {
  return partsOf(a, b).filter((part) => !isSamePart(a, b, part));
}

function isSamePart(a: SiteContent, b: SiteContent, part: ContentPart): boolean {
  if (part === orderPart) return isSameValue(commonOrder(a.pages, b.pages), commonOrder(b.pages, a.pages));
  return isSameValue(contentOf(a, part), contentOf(b, part));
}

/** `base` with some parts of another content. */
export function withParts(base: SiteContent, from: SiteContent, parts: readonly ContentPart[]): SiteContent {
  const chosen = new Set(parts);
  const pick = (keys: readonly string[], source: object) =>
    Object.fromEntries(Object.entries(source).filter(([key]) => keys.includes(key) && chosen.has(key)));
  const fields = settingsKeys.filter((key) => chosen.has(pageOfField[key])).map((key) => [key, from.settings[key]]);
  return {
    settings: { ...base.settings, ...Object.fromEntries(fields) },
    pages: {
      ...base.pages,
      ...pick(otherKeys(from.pages), from.pages),
      fixed: { ...base.pages.fixed, ...pick(Object.keys(from.pages.fixed), from.pages.fixed) },
      own: ownPages(base.pages.own, from.pages.own, chosen),
    },
  };
}

/** The part that an issue's page belongs to: a section, or the address of an own page. */
export function partOfIssue(page: string, { own }: SitePages): ContentPart {
  const found = own.find(({ slug }) => page === `/p/${slug}`);
  return found === undefined ? page : partOfOwn(found.id);
}

/** The section of each setting. */
export const pageOfField = {
  ...plainFields,
  ...Object.fromEntries(textRules.map(({ field, page }) => [field, page])),
} as Readonly<Record<keyof SiteSettings, ContentPage>>;
export const settingsKeys = Object.keys(pageOfField) as (keyof SiteSettings)[];

function contentOf({ settings, pages }: SiteContent, part: ContentPart): unknown {
  const id = ownIdOf(part);
  if (id !== null) return pages.own.find((page) => page.id === id) ?? null;
  const other: unknown = otherKeys(pages).includes(part) ? pages[part as keyof SitePages] : null;
  return [
    settingsKeys.filter((key) => pageOfField[key] === part).map((key) => settings[key]),
    pages.fixed[part as FixedPage] ?? null,
    other,
  ];
}

/** The keys of what pages have besides the pages themselves. */
export function otherKeys(pages: SitePages): string[] {
  return Object.keys(pages).filter((key) => key !== 'fixed' && key !== 'own');
}

/** The own pages that both have, in the order of the first. */
function commonOrder({ own }: SitePages, other: SitePages): string[] {
  const known = new Set(other.own.map(({ id }) => id));
  return own.map(({ id }) => id).filter((id) => known.has(id));
}

function ownPages(base: readonly OwnPage[], from: readonly OwnPage[], chosen: ReadonlySet<ContentPart>): readonly OwnPage[] {
  const isChosen = ({ id }: OwnPage) => chosen.has(partOfOwn(id));
  const newer = new Map(from.map((page) => [page.id, page]));
  const stayed = base.flatMap((page) => (isChosen(page) ? (newer.get(page.id) ?? []) : page));
  const merged = from.reduce<readonly OwnPage[]>(
    (list, page, at) => (isChosen(page) && !list.some(({ id }) => id === page.id) ? insertAfter(list, page, from.slice(0, at)) : list),
    stayed,
  );
  if (!chosen.has(orderPart)) return merged;
  const place = ({ id }: OwnPage) => (newer.has(id) ? from.findIndex((page) => page.id === id) : from.length);
  return merged.toSorted((a, b) => place(a) - place(b));
}

/** Inserts a page behind the nearest of those before it that the list has. */
function insertAfter(list: readonly OwnPage[], page: OwnPage, before: readonly OwnPage[]): readonly OwnPage[] {
  const previous = before.findLast(({ id }) => list.some((each) => each.id === id));
  const at = previous === undefined ? 0 : list.findIndex(({ id }) => id === previous.id) + 1;
  return list.toSpliced(at, 0, page);
}
