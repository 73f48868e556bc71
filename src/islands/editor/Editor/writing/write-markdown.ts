import type { Node } from '@tiptap/pm/model';
import { escapeText, writeInline } from './write-inline.ts';

/** A block of the editor as Markdown, without empty lines around it; '' for an empty paragraph. */
export function writeBlock(node: Node, previous: Node | null = null): string {
  switch (node.type.name) {
    case 'heading':
      return writeHeading(node);
    case 'paragraph':
      return writeInline(node);
    case 'blockquote':
      return prefixed(writeBlocks(node), '> ', '>');
    case 'bulletList':
    case 'orderedList':
      return writeList(node, previous);
    case 'table':
      return writeTable(node);
    case 'picture':
      return node.attrs['image'] === '' ? '' : `![${escapeText(String(node.attrs['alt']).trim())}](${node.attrs['image']})`;
    case 'horizontalRule':
      return '---';
    default:
      return String(node.attrs['source'] ?? '');
  }
}

/** Blocks inside a quote or an item. */
function writeBlocks(parent: Node, gap = '\n\n'): string {
  const written: string[] = [];
  parent.forEach((node, _offset, index) => {
    const text = writeBlock(node, index === 0 ? null : parent.child(index - 1));
    if (text !== '') written.push(text);
  });
  return written.join(gap);
}

/** Its closing signs are escaped, because the parser removes them. */
function writeHeading(node: Node): string {
  const text = writeInline(node).replace(/\\\n/g, ' ');
  return text === '' ? '' : `${'#'.repeat(Number(node.attrs['level']))} ${text.replace(/ (#+)$/, ' \\$1')}`;
}

/** Two lists of one kind that follow each other need different markers to stay two. */
function writeList(list: Node, previous: Node | null): string {
  const isNext = previous?.type === list.type;
  const isOrdered = list.type.name === 'orderedList';
  const sign = markerOf(list, isNext && previous !== null ? markerOf(previous) : null);
  const start = isOrdered ? Number(list.attrs['start'] ?? 1) : 0;
  const isLoose = list.attrs['isLoose'] === true;
  const items: string[] = [];
  for (const item of list.children) {
    const text = writeBlocks(item, isLoose || needsEmptyLine(item) ? '\n\n' : '\n');
    const marker = isOrdered ? `${start + items.length}${sign} ` : `${sign} `;
    // below a text, the marker of an empty item would make it a heading
    if (text !== '') items.push(prefixed(text, ' '.repeat(marker.length), '').replace(/^ +/, marker));
  }
  return items.join(isLoose ? '\n\n' : '\n');
}

function markerOf(list: Node, other: string | null = null): string {
  const signs = list.type.name === 'orderedList' ? ['.', ')'] : ['-', '*', '+'];
  const own = signs.find((sign) => sign === list.attrs['marker']) ?? signs[0] ?? '-';
  return own === other ? (signs.find((sign) => sign !== other) ?? own) : own;
}

/** Paragraphs of one item need an empty line between them, a list below its text only if it begins with another number than 1. */
function needsEmptyLine(item: Node): boolean {
  const isClose = ({ type, attrs }: Node) =>
    type.name === 'bulletList' || (type.name === 'orderedList' && Number(attrs['start'] ?? 1) === 1);
  return !item.children.slice(1).every(isClose);
}

/** The first row is the head, which Markdown requires. */
function writeTable(table: Node): string {
  const rows: string[][] = [];
  const columns: string[] = [];
  table.forEach((row, _offset, rowIndex) => {
    const cells: string[] = [];
    row.forEach((cell) => {
      cells.push(cell.firstChild === null ? '' : writeInline(cell.firstChild, true));
      if (rowIndex === 0) columns.push(separatorOf(cell.attrs['align']));
    });
    rows.push(cells);
  });
  const [head = [], ...body] = rows;
  return [head, columns, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function separatorOf(align: unknown): string {
  if (align === 'center') return ':---:';
  if (align === 'right') return '---:';
  return align === 'left' ? ':---' : '---';
}

function prefixed(text: string, prefix: string, empty: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? empty : `${prefix}${line}`))
    .join('\n');
}
