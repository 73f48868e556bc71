import type { LocalizedText } from '../locale.ts';
import { isEmptyText, noText } from '../localized-text.ts';
import { mergeValues, type ValueConflict } from '../merge-values.ts';
import type { ContentRecord } from './content-records.ts';
import type { Banner } from './pages/banners.ts';
import { blocksOf, itemsOf, type Keyed, type PageNode, toKeyed, toNode } from './pages/page-leaves.ts';
import type { PageContent } from './pages/site-pages.ts';

interface Sides {
  readonly base: ContentRecord | null;
  readonly mine: ContentRecord | null;
  readonly theirs: ContentRecord | null;
}

interface MergedRecord {
  readonly merged: ContentRecord | null;
  /** the values that both sides changed differently: mine are in `merged` */
  readonly conflicts: readonly ValueConflict[];
}

/** Merges two changes of one record, by texts in their languages, heads, blocks and banners; of two orders mine counts. */
export function mergeContentRecords({ base, mine, theirs }: Sides): MergedRecord {
  if (Array.isArray(mine) || Array.isArray(theirs)) return { merged: mine, conflicts: [] };
  const { merged, conflicts } = mergeValues({ base: toTree(base), mine: toTree(mine), theirs: toTree(theirs) });
  return { merged: fromTree(merged), conflicts: conflicts.filter(({ path }) => !path.endsWith('.order')) };
}

type Tree = Readonly<Record<string, unknown>> | null;

/** A record in which each head, block and banner is a value of its own; an absent privacy text is an empty one. */
function toTree(record: ContentRecord | null): Tree {
  if (record === null || Array.isArray(record)) return null;
  const { page, blocks, banners, ...values } = record as Readonly<Record<string, unknown>>;
  if (blocks !== undefined) return { own: toNode({ ...values, blocks } as unknown as PageContent) };
  return {
    ...values,
    ...('privacy' in values && { privacy: values['privacy'] ?? noText }),
    ...(page !== undefined && { page: toNode(page as PageContent) }),
    ...(banners !== undefined && { banners: toKeyed(banners as readonly Banner[]) }),
  };
}

function fromTree(tree: Tree): ContentRecord | null {
  if (tree === null) return null;
  const { own, page, banners, privacy, ...values } = tree;
  if (own !== undefined) return pageOf(own as PageNode<object>);
  // a language that one side removed is absent
  const texts = { ...noText, ...(privacy as Partial<LocalizedText>) };
  return {
    ...values,
    ...(privacy !== undefined && { privacy: isEmptyText(texts) ? null : texts }),
    ...(page !== undefined && { page: pageOf(page as PageNode<object>) }),
    ...(banners !== undefined && { banners: itemsOf(banners as Keyed<readonly [Banner]>) }),
  };
}

function pageOf(node: PageNode<object>): Readonly<Record<string, unknown>> {
  return { ...node.head?.[0], blocks: blocksOf(node) };
}
