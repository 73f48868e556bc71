import type { JSONContent } from '@tiptap/core';
import { Marked, type MarkedToken, type Token, type Tokens } from 'marked';
import { parsePicture } from '#domain/menu/dish-picture.ts';
import { isAllowedLink } from './link-address.ts';

/** A block of a text: its source, the node of the editor that shows it, and the whitespace that follows it in the source. */
export interface Block {
  readonly source: string;
  readonly node: JSONContent;
  readonly gap: string;
}

type Mark = NonNullable<JSONContent['marks']>[number];

const markdown = new Marked({ gfm: true });
/** HTML elements that pages show and that are also marks of the editor. */
const markOfTag: Readonly<Record<string, string>> = { strong: 'bold', em: 'italic', del: 'strike', code: 'code' };
/** The lowest heading that pages show. */
const lowestHeading = 4;

/** Thrown for markup that has no node of its own: the block then keeps its source. */
class Unsupported extends Error {}

/** Splits a Markdown text into its blocks; the sources and gaps joined together, after `before`, are the text. */
export function parseMarkdown(text: string): { readonly before: string; readonly blocks: readonly Block[] } {
  let before = '';
  const blocks: Block[] = [];
  for (const token of markdown.lexer(text)) {
    const source = withoutLastBreaks(token.raw);
    const gap = token.raw.slice(source.length);
    const last = blocks.at(-1);
    if (token.type !== 'space') blocks.push({ source, gap, node: blockNode(token, source) });
    else if (last === undefined) before += token.raw;
    else blocks[blocks.length - 1] = { ...last, gap: last.gap + token.raw };
  }
  return { before, blocks };
}

function blockNode(token: Token, source: string): JSONContent {
  try {
    return pictureNode(token as MarkedToken) ?? nodeOf(token as MarkedToken);
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error;
    return { type: 'source', attrs: { source } };
  }
}

/** A paragraph that is one stored picture; null: it is another block. */
function pictureNode(token: MarkedToken): JSONContent | null {
  const [picture, ...others] = token.type === 'paragraph' ? (token.tokens as readonly MarkedToken[]) : [];
  if (picture?.type !== 'image' || others.length > 0 || picture.title || parsePicture(picture.href) === null) return null;
  const alt = inlineNodes(picture.tokens, [])
    .map(({ text = ' ' }) => text)
    .join('');
  return { type: 'picture', attrs: { image: picture.href, alt } };
}

function nodeOf(token: MarkedToken): JSONContent {
  switch (token.type) {
    case 'heading':
      if (token.depth > lowestHeading) throw new Unsupported();
      return textBlock('heading', token.tokens, { level: token.depth });
    case 'paragraph':
    case 'text':
      return textBlock('paragraph', token.tokens ?? []);
    case 'blockquote':
      return withContent('blockquote', children(token.tokens));
    case 'list':
      return listNode(token);
    case 'table':
      return tableNode(token);
    case 'hr':
      return { type: 'horizontalRule' };
    default:
      throw new Unsupported();
  }
}

/** Blocks inside a quote or an item; a quote or an item without text has an empty paragraph. */
function children(tokens: readonly Token[]): JSONContent[] {
  const nodes = tokens.filter(({ type }) => type !== 'space').map((token) => nodeOf(token as MarkedToken));
  return nodes.length === 0 ? [{ type: 'paragraph' }] : nodes;
}

function listNode(list: Tokens.List): JSONContent {
  const items = list.items.map((item) => {
    if (item.task) throw new Unsupported();
    const [first, ...rest] = children(item.tokens);
    const leading: JSONContent[] = first?.type === 'paragraph' ? [first] : [{ type: 'paragraph' }, ...(first ? [first] : [])];
    return withContent('listItem', [...leading, ...rest]);
  });
  const marker = /^\s*(?:\d+)?(\S)/.exec(list.raw)?.[1] ?? '-';
  const common = { marker, isLoose: list.loose };
  return list.ordered
    ? { type: 'orderedList', attrs: { ...common, start: Number(list.start) }, content: items }
    : { type: 'bulletList', attrs: common, content: items };
}

function tableNode(table: Tokens.Table): JSONContent {
  const row = (cells: readonly Tokens.TableCell[], type: 'tableHeader' | 'tableCell') =>
    withContent(
      'tableRow',
      cells.map(({ tokens, align }) => ({ type, attrs: { align }, content: [textBlock('paragraph', tokens)] })),
    );
  return withContent('table', [row(table.header, 'tableHeader'), ...table.rows.map((cells) => row(cells, 'tableCell'))]);
}

function textBlock(type: string, tokens: readonly Token[], attrs?: Readonly<Record<string, unknown>>): JSONContent {
  const content = trimmed(inlineNodes(tokens, []));
  return { type, ...(attrs && { attrs }), ...(content.length > 0 && { content }) };
}

function withContent(type: string, content: JSONContent[]): JSONContent {
  return { type, content };
}

function inlineNodes(tokens: readonly Token[], outer: readonly Mark[]): JSONContent[] {
  const nodes: JSONContent[] = [];
  // marks that HTML elements open
  const opened: Mark[] = [];
  for (const token of tokens as readonly MarkedToken[]) {
    const marks = [...outer, ...opened];
    if (token.type === 'html') readTag(token.raw, nodes, opened, outer);
    else nodes.push(...inlineNode(token, marks));
  }
  if (opened.length > 0) throw new Unsupported();
  return joined(nodes);
}

function inlineNode(token: MarkedToken, marks: readonly Mark[]): JSONContent[] {
  switch (token.type) {
    case 'text':
      return token.tokens === undefined ? plain(token.text, marks) : inlineNodes(token.tokens, marks);
    case 'escape':
      return plain(token.text, marks);
    case 'strong':
      return inlineNodes(token.tokens, [...marks, { type: 'bold' }]);
    case 'em':
      return inlineNodes(token.tokens, [...marks, { type: 'italic' }]);
    case 'del':
      return inlineNodes(token.tokens, [...marks, { type: 'strike' }]);
    case 'codespan':
      return textNode(token.text, [...marks, { type: 'code' }]);
    case 'br':
      return [{ type: 'hardBreak', marks: [...marks] }];
    case 'link':
      return linkNodes(token, marks);
    default:
      throw new Unsupported();
  }
}

/** A URL or an e-mail address that stands in the text is linked by the pages themselves, so it is plain text here. */
function linkNodes(token: Tokens.Link, marks: readonly Mark[]): JSONContent[] {
  if (token.raw === token.text) return plain(token.text, marks);
  if (!isAllowedLink(token.href)) throw new Unsupported();
  return inlineNodes(token.tokens, [...marks, { type: 'link', attrs: { href: token.href } }]);
}

function readTag(raw: string, nodes: JSONContent[], opened: Mark[], outer: readonly Mark[]): void {
  const [, slash, name = ''] = /^<(\/?)([a-z]+) *\/?>$/i.exec(raw) ?? [];
  const tag = name.toLowerCase();
  const type = markOfTag[tag];
  if (tag === 'br' && slash === '') nodes.push({ type: 'hardBreak', marks: [...outer, ...opened] });
  else if (type === undefined) throw new Unsupported();
  else if (slash === '') opened.push({ type });
  else if (opened.pop()?.type !== type) throw new Unsupported();
}

/** A line break of the source is a space on the page. */
function plain(text: string, marks: readonly Mark[]): JSONContent[] {
  const lines = text.split('\n');
  const trimmed = lines.map((line, at) => {
    const end = at === lines.length - 1 ? line : line.trimEnd();
    return at === 0 ? end : end.trimStart();
  });
  return textNode(decoded(trimmed.join(' ')), marks);
}

function withoutLastBreaks(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n') end -= 1;
  return text.slice(0, end);
}

function textNode(text: string, marks: readonly Mark[]): JSONContent[] {
  return text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks: distinct(marks) }) }];
}

/** Each mark once: `**a __b__**` is bold, not twice bold. */
function distinct(marks: readonly Mark[]): Mark[] {
  return [...new Map(marks.map((mark) => [mark.type, mark])).values()];
}

/** Replaces character references such as `&nbsp;`; as on the pages, a reference without `;` is text. */
function decoded(text: string): string {
  return text.replace(/&#?\w+;/g, (reference) => new DOMParser().parseFromString(`<pre>${reference}`, 'text/html').body.textContent);
}

/** Joins neighbors with the same marks, as the editor does. */
function joined(nodes: readonly JSONContent[]): JSONContent[] {
  const result: JSONContent[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    const isSame = last?.type === 'text' && node.type === 'text' && JSON.stringify(last.marks) === JSON.stringify(node.marks);
    if (isSame) result[result.length - 1] = { ...last, text: `${last.text}${node.text}` };
    else result.push(node);
  }
  return result;
}

/** Pages don't show spaces and breaks at the end of a block. */
function trimmed(nodes: readonly JSONContent[]): JSONContent[] {
  const rest = [...nodes];
  while (rest.at(-1)?.type === 'hardBreak') rest.pop();
  return rest;
}
