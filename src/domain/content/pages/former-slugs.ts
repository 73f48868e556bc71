import type { SitePages } from './site-pages.ts';

/** The ids of own pages by the slugs that they had and that no page has now. */
export type FormerSlugs = Readonly<Record<string, string>>;

type Owned = { readonly own: readonly Pick<SitePages['own'][number], 'id' | 'slug'>[] };

/** The former slugs after a publication: those of renamed pages are added, those that a page has now are removed. */
export function followSlugs(former: FormerSlugs, before: Owned, after: Owned): FormerSlugs {
  const renamed = before.own.filter(({ id, slug }) => after.own.some((page) => page.id === id && page.slug !== slug));
  const taken = new Set(after.own.map(({ slug }) => slug));
  const all = [...Object.entries(former), ...renamed.map(({ id, slug }) => [slug, id] as const)];
  return Object.fromEntries(all.filter(([slug]) => !taken.has(slug)));
}

/** The slug that the page of a former slug has now; null: there is no such page. */
export function slugNow(former: FormerSlugs, { own }: Owned, slug: string): string | null {
  const id = Object.hasOwn(former, slug) ? former[slug] : undefined;
  return own.find((page) => page.id === id)?.slug ?? null;
}
