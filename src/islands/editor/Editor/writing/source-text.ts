import type { JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type Block, parseMarkdown } from './markdown-to-document.ts';
import { writeBlock } from './write-markdown.ts';

interface SourceBlock {
  readonly node: Node;
  readonly block: Block;
  readonly index: number;
}

/** A text that was loaded into the editor: blocks that are not edited keep their source, and the spaces between them. */
export interface SourceText {
  readonly source: string;
  readonly before: string;
  readonly blocks: readonly SourceBlock[];
}

/** The editor's document for a Markdown text. */
export function toDocument(text: string): { readonly before: string; readonly blocks: readonly Block[]; readonly content: JSONContent } {
  const { before, blocks } = parseMarkdown(text);
  const content = blocks.map(({ node }) => node);
  return { before, blocks, content: { type: 'doc', content: content.length === 0 ? [{ type: 'paragraph' }] : content } };
}

/** Remembers the source of each block of a document that was made by `toDocument`. */
export function toSourceText(source: string, doc: Node, before: string, blocks: readonly Block[]): SourceText {
  const original = blocks.map((block, index) => ({ node: doc.child(index), block, index }));
  return { source, before, blocks: original };
}

/** The document as Markdown. A document that was not edited is its source, byte for byte. */
export function writeDocument(doc: Node, original: SourceText): string {
  const written: { readonly text: string; readonly from: SourceBlock | null }[] = [];
  let previous: Node | null = null;
  doc.forEach((node) => {
    const from = blockOf(node, original.blocks, (written.at(-1)?.from?.index ?? -1) + 1);
    const text = from?.block.source ?? writeBlock(node, previous);
    if (text !== '') written.push({ text, from });
    previous = node;
  });
  const isSame = written.length === original.blocks.length && written.every(({ from }, index) => from?.index === index);
  if (isSame) return original.source;
  const start = written[0]?.from?.index === 0 ? original.before : '';
  return start + written.map(({ text }, index) => text + gapAfter(written, index, original)).join('');
}

/** The block that a node came from: the same node, or an equal one, which undoing an edit makes; the expected one first. */
function blockOf(node: Node, blocks: readonly SourceBlock[], expected: number): SourceBlock | null {
  const next = blocks[expected];
  if (next?.node.eq(node) === true) return next;
  return blocks.find((each) => each.node === node) ?? blocks.find((each) => each.node.eq(node)) ?? null;
}

/** Neighbors of the source keep what was between them, the last block what was at the end of the text. */
function gapAfter(written: readonly { readonly from: SourceBlock | null }[], index: number, original: SourceText): string {
  const [own, next] = [written[index]?.from ?? null, written[index + 1]?.from ?? null];
  const isLast = index === written.length - 1;
  if (own === null) return isLast ? '' : '\n\n';
  const wasLast = own.index === original.blocks.length - 1;
  if (isLast) return wasLast ? own.block.gap : '';
  return next !== null && next.index === own.index + 1 ? own.block.gap : '\n\n';
}
