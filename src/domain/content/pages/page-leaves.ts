import type { Banner } from './banners.ts';
import type { Block } from './blocks.ts';
import { type FixedPage, fixedPages, type OwnPage, type PageContent, type SitePages } from './site-pages.ts';

/**
 * Pages as a tree in which each head and each block is a value under its own key, so that two editors change different blocks of a page,
 * or different pages, without a conflict. `order` lists the keys.
 */
export interface PageTree {
  readonly fixed: Readonly<Record<FixedPage, PageNode<PageHead>>>;
  readonly own: Keyed<PageNode<OwnHead>>;
  readonly banners: Keyed<readonly [Banner] | null>;
}

type PageHead = Omit<PageContent, 'blocks'>;
type OwnHead = Omit<OwnPage, 'blocks'>;

export interface PageNode<Head> {
  /** null: the page was removed */
  readonly head: readonly [Head] | null;
  /** absent from a page that another side removed */
  readonly blocks?: Partial<Keyed<readonly [Block] | null>>;
}

export interface Keyed<Value> {
  readonly order: readonly string[];
  readonly byId: Readonly<Record<string, Value>>;
}

export function toPageTree({ fixed, own, banners }: SitePages): PageTree {
  return {
    fixed: Object.fromEntries(fixedPages.map((name) => [name, toNode(fixed[name])])) as unknown as PageTree['fixed'],
    own: { order: own.map(({ id }) => id), byId: Object.fromEntries(own.map((page) => [page.id, toNode(page)])) },
    banners: toKeyed(banners),
  };
}

/** The heads and blocks are lists of one value, which count as one value where drafts are compared. */
export function toNode<Page extends PageContent>({ blocks, ...head }: Page): PageNode<Omit<Page, 'blocks'>> {
  return { head: [head], blocks: toKeyed(blocks) };
}

export function toKeyed<Item extends { readonly id: string }>(items: readonly Item[]): Keyed<readonly [Item]> {
  return { order: items.map(({ id }) => id), byId: Object.fromEntries(items.map((item) => [item.id, [item] as const])) };
}

/** What is not in the order, because the other side removed it, comes last; what both removed is gone. */
export function fromPageTree({ fixed, own, banners }: PageTree): SitePages {
  const pages = keysOf(own).flatMap((id) => {
    const node = own.byId[id];
    const head = node?.head?.[0];
    return node === undefined || head === undefined ? [] : [{ ...head, blocks: blocksOf(node) }];
  });
  const contents = fixedPages.map((name) => [name, { ...fixed[name].head?.[0], blocks: blocksOf(fixed[name]) }]);
  return { fixed: Object.fromEntries(contents) as unknown as SitePages['fixed'], own: pages, banners: itemsOf(banners) };
}

export function blocksOf({ blocks = {} }: PageNode<unknown>): Block[] {
  return itemsOf(blocks);
}

export function itemsOf<Item>(keyed: Partial<Keyed<readonly [Item] | null>>): Item[] {
  return keysOf(keyed).flatMap((id) => keyed.byId?.[id] ?? []);
}

function keysOf({ order, byId }: Partial<Keyed<unknown>>): string[] {
  return [...new Set([...(order ?? []), ...Object.keys(byId ?? {})])];
}

/** Both sides changed an order: mine, with what they added at the end. */
export function mergeOrders(mine: readonly string[], theirs: readonly string[]): string[] {
  return [...new Set([...mine, ...theirs])];
}
