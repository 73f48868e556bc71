import type { FixedPage, OwnPage, PageContent, SitePages } from './site-pages.ts';

/** A page that editors open: a fixed page by its name, an own page by its id. */
export type PageRef = { readonly fixed: FixedPage } | { readonly own: string };

/** Null: another editor has deleted the page. */
export function pageOf(pages: SitePages, ref: PageRef): PageContent | null {
  return 'fixed' in ref ? pages.fixed[ref.fixed] : (pages.own.find(({ id }) => id === ref.own) ?? null);
}

/** The name of a page in issues: `about`, or `/p/delivery`. */
export function nameOfPage(pages: SitePages, ref: PageRef): string {
  return 'fixed' in ref ? ref.fixed : `/p/${pages.own.find(({ id }) => id === ref.own)?.slug ?? ''}`;
}

export function withPage(pages: SitePages, ref: PageRef, change: (page: PageContent) => PageContent): SitePages {
  if ('own' in ref) return withOwnPage(pages, ref.own, (page) => ({ ...page, ...change(page) }));
  return { ...pages, fixed: { ...pages.fixed, [ref.fixed]: change(pages.fixed[ref.fixed]) } };
}

export function withOwnPage(pages: SitePages, id: string, change: (page: OwnPage) => OwnPage): SitePages {
  return { ...pages, own: pages.own.map((page) => (page.id === id ? change(page) : page)) };
}

/** The list with the item at `from` moved to the place `to`. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

export function insertItem<Item>(list: readonly Item[], at: number, item: Item): Item[] {
  return [...list.slice(0, at), item, ...list.slice(at)];
}
