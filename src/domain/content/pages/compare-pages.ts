import { type Locale, locales } from '../../locale.ts';
import { noText } from '../../localized-text.ts';
import { isSameValue } from '../../same-value.ts';
import { textsOfPage } from './block-texts.ts';
import type { Block, BlockKind } from './blocks.ts';
import { emptyPage, everyPage, type PageContent, type SitePages } from './site-pages.ts';

export interface TextChange {
  /** within its head or block: `title`, `items.0.answer` */
  readonly path: string;
  readonly locale: Locale;
  readonly before: string;
  readonly after: string;
}

export interface BlockChange {
  readonly id: string;
  readonly kind: BlockKind;
  readonly change: 'added' | 'removed' | 'moved' | 'changed';
  /** from 1; of a removed block its old place */
  readonly place: number;
  readonly texts: readonly TextChange[];
}

export interface PageChange {
  /** `about`, or `/p/delivery` as it is afterwards */
  readonly page: string;
  readonly change: 'added' | 'removed' | 'changed';
  /** the texts of the head */
  readonly texts: readonly TextChange[];
  /** other parts of the head: its picture, the slug, the place of the link */
  readonly hasOtherHead: boolean;
  readonly blocks: readonly BlockChange[];
}

/** How pages differ, in the order of the site; removed pages come last. Pages without a difference are left out. */
export function comparePages(before: SitePages, after: SitePages): PageChange[] {
  const [old, fresh] = [before, after].map((pages) =>
    everyPage(pages).map(({ name, page, own }) => ({ key: own === null ? name : `own ${own.id}`, name, page })),
  ) as [Listed[], Listed[]];
  const present = fresh.flatMap(({ key, name, page }) => {
    const was = old.find((each) => each.key === key);
    return changeOf(name, was === undefined ? 'added' : 'changed', was?.page ?? emptyPage, page);
  });
  const removed = old.filter(({ key }) => !fresh.some((each) => each.key === key));
  return [...present, ...removed.flatMap(({ name, page }) => changeOf(name, 'removed', page, emptyPage))];
}

interface Listed {
  readonly key: string;
  readonly name: string;
  readonly page: PageContent;
}

function changeOf(page: string, change: PageChange['change'], before: PageContent, after: PageContent): PageChange[] {
  const texts = textChanges({ ...before, blocks: [] }, { ...after, blocks: [] });
  const hasOtherHead = change === 'changed' && !isSameValue(plainHead(before), plainHead(after));
  const blocks = blockChanges(before.blocks, after.blocks);
  const isSame = change === 'changed' && texts.length === 0 && blocks.length === 0 && !hasOtherHead;
  return isSame ? [] : [{ page, change, texts, hasOtherHead, blocks }];
}

/** What a head has beside the texts that are compared word by word. */
function plainHead({ blocks: _, title: _title, lead: _lead, description: _description, ...head }: PageContent): object {
  return head;
}

/** A block is moved when it left the order of those that both lists have. */
function blockChanges(before: readonly Block[], after: readonly Block[]): BlockChange[] {
  const [oldIds, newIds] = [before, after].map((blocks) => blocks.map(({ id }) => id)) as [string[], string[]];
  const [oldOrder, newOrder] = [oldIds.filter((id) => newIds.includes(id)), newIds.filter((id) => oldIds.includes(id))];
  const still = new Set(longestOrder(newOrder.map((id) => oldOrder.indexOf(id))).map((at) => oldOrder[at]));
  const present = after.flatMap((block, at): BlockChange[] => {
    const old = before.find(({ id }) => id === block.id);
    const change = old === undefined ? 'added' : isSameValue(old, block) ? 'moved' : 'changed';
    if (change === 'moved' && still.has(block.id)) return [];
    return [{ id: block.id, kind: block.kind, change, place: at + 1, texts: blockTextChanges(old ?? null, block) }];
  });
  const removed = before.flatMap((block, at): BlockChange[] =>
    newIds.includes(block.id)
      ? []
      : [{ id: block.id, kind: block.kind, change: 'removed', place: at + 1, texts: blockTextChanges(block, null) }],
  );
  return [...present, ...removed];
}

/** The longest rising part of a list of numbers. */
function longestOrder(numbers: readonly number[]): readonly number[] {
  const best: (readonly number[])[] = numbers.map(() => []);
  for (const [at, number] of numbers.entries()) {
    const earlier = best.slice(0, at).filter((each) => (each.at(-1) ?? -1) < number);
    best[at] = [...earlier.reduce<readonly number[]>((longest, each) => (each.length > longest.length ? each : longest), []), number];
  }
  return best.reduce<readonly number[]>((longest, each) => (each.length > longest.length ? each : longest), []);
}

/** The texts of a block that differ; null: the block does not exist. */
export function blockTextChanges(before: Block | null, after: Block | null): TextChange[] {
  const page = (block: Block | null) => ({ ...emptyPage, blocks: block === null ? [] : [block] });
  return textChanges(page(before), page(after)).map((each) => ({ ...each, path: each.path.replace('blocks.0.', '') }));
}

function textChanges(before: PageContent, after: PageContent): TextChange[] {
  const [old, fresh] = [before, after].map((page) => new Map(textsOfPage(page).map(({ path, text }) => [path, text]))) as [
    Map<string, typeof noText>,
    Map<string, typeof noText>,
  ];
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((path) =>
    locales
      .map((locale) => ({ path, locale, before: (old.get(path) ?? noText)[locale], after: (fresh.get(path) ?? noText)[locale] }))
      .filter((each) => each.before !== each.after),
  );
}
