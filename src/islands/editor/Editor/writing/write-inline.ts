import type { Mark, Node } from '@tiptap/pm/model';
import { splitEnds } from './split-ends.ts';

/** The marks of a text, the outermost first. */
const order = ['link', 'bold', 'italic', 'strike', 'code'] as const;
type MarkName = (typeof order)[number];

/** How a mark is written: the delimiters to try in turn, then the HTML elements that pages show. */
const delimiters: Readonly<Record<string, readonly string[]>> = { bold: ['**', '__'], italic: ['*', '_'], strike: ['~~'] };
const tagOfMark: Readonly<Record<string, string>> = { bold: 'strong', italic: 'em', strike: 'del' };

const space = /^\s$/u;
/** The parser counts `~` as a letter. */
const punctuation = /^(?!~)[\p{P}\p{S}]$/u;

interface Segment {
  readonly text: string;
  /** null: written without delimiters */
  readonly mark: string | null;
  readonly isLink?: boolean;
}

/** The text of a paragraph, a heading or a cell as Markdown. In a cell, breaks are elements and `|` is escaped. */
export function writeInline(block: Node, isCell = false): string {
  const text = trimmed(write(block.content.content, order, isCell, '', ''));
  return isCell ? text.replaceAll('|', '\\|') : escapeStarts(text);
}

/** Pages don't show spaces and breaks at the ends of a block, nor spaces before a break. */
function trimmed(text: string): string {
  const lines = splitEnds(text).middle.split('\\\n');
  return lines.map((line, at) => (at === lines.length - 1 ? line : line.trimEnd())).join('\\\n');
}

function write(nodes: readonly Node[], names: readonly MarkName[], isCell: boolean, before: string, after: string): string {
  const [name, ...rest] = names;
  if (name === undefined) return nodes.map((node) => writeLeaf(node, isCell)).join('');
  const segments = runsOf(nodes, name).flatMap(({ mark, run }): Segment[] => {
    if (mark === null) return [{ text: write(run, rest, isCell, '', ''), mark: null }];
    if (name === 'code') return [{ text: writeCode(run.map(({ text }) => text ?? '').join('')), mark: null }];
    const edge = name === 'link' ? '' : '*';
    const inner = write(run, rest, isCell, edge, edge);
    if (name !== 'link') return outsideSpaces(inner, name);
    return [{ text: writeLink(inner, String(mark.attrs['href'])), mark: null, isLink: true }];
  });
  return joinPieces(segments, before, after);
}

/** Neighbors with an equal mark of this name belong to one run. */
function runsOf(nodes: readonly Node[], name: MarkName): { readonly mark: Mark | null; readonly run: Node[] }[] {
  const runs: { mark: Mark | null; run: Node[] }[] = [];
  for (const node of nodes) {
    const mark = node.marks.find(({ type }) => type.name === name) ?? null;
    const last = runs.at(-1);
    const isSame = last !== undefined && (mark === null ? last.mark === null : last.mark?.eq(mark) === true);
    if (isSame) last.run.push(node);
    else runs.push({ mark, run: [node] });
  }
  return runs;
}

/** Delimiters must touch the text, so spaces and breaks at its ends are written outside. */
function outsideSpaces(inner: string, mark: string): Segment[] {
  const { start, middle, end } = splitEnds(inner);
  const segments = [
    { text: start, mark: null },
    { text: middle, mark },
    { text: end, mark: null },
  ];
  return segments.filter(({ text }) => text !== '');
}

function joinPieces(segments: readonly Segment[], before: string, after: string): string {
  let text = '';
  for (const [index, segment] of segments.entries()) {
    // `![` would begin a picture
    if (segment.mark === null) text = segment.isLink === true ? text.replace(/!$/, '\\!') + segment.text : text + segment.text;
    else text += delimited(segment.mark, segment.text, lastChar(text) || before, firstChar(segments[index + 1]) || after);
  }
  return text;
}

function firstChar(segment: Segment | undefined): string {
  if (segment === undefined) return '';
  return segment.mark === null ? ([...segment.text][0] ?? '') : '*';
}

/** An escaped sign counts as its backslash: it is punctuation, and no delimiter. */
function lastChar(text: string): string {
  if (/[!-/:-@[-`{-~]$/.test(text) && backslashesBefore(text, text.length - 1) % 2 === 1) return '\\';
  return [...text.slice(-2)].at(-1) ?? '';
}

function backslashesBefore(text: string, end: number): number {
  let start = end;
  while (text.charAt(start - 1) === '\\') start -= 1;
  return end - start;
}

/** The text between the first delimiters that the parser reads here, else between the tags of an element. */
function delimited(mark: string, text: string, before: string, after: string): string {
  const fitting = delimiters[mark]?.find((delimiter) => isReadable(delimiter, text, before, after));
  if (fitting !== undefined) return `${fitting}${text}${fitting}`;
  const tag = tagOfMark[mark] ?? mark;
  return `<${tag}>${text}</${tag}>`;
}

/** The rules of CommonMark for delimiters beside punctuation, and for `_` inside words, stated more strictly. */
function isReadable(delimiter: string, text: string, before: string, after: string): boolean {
  const sign = delimiter[0] ?? '';
  const [first = '', last = ''] = [[...text][0], lastChar(text)];
  // the parser does not always pair delimiters around escaped ones
  if ([before, after, first, last].includes(sign) || /\\[*_~\\]/.test(text)) return false;
  const isOpen = (char: string) => char === '' || space.test(char) || punctuation.test(char);
  if (sign === '_' && !(isOpen(before) && isOpen(after))) return false;
  return (!punctuation.test(first) || isOpen(before)) && (!punctuation.test(last) || isOpen(after));
}

function writeLeaf(node: Node, isCell: boolean): string {
  if (node.type.name === 'hardBreak') return isCell ? '<br>' : '\\\n';
  return escapeText(node.text ?? '');
}

function writeLink(text: string, href: string): string {
  const target = /[\s()<>\\]/.test(href) ? `<${href.replace(/[\n<>\\]/g, (char) => encodeURIComponent(char))}>` : href;
  return `[${text}](${target})`;
}

/** Code between more backticks than it contains in a row. */
function writeCode(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

/** Escapes what would be markup anywhere in a line. */
export function escapeText(text: string): string {
  return text
    .replace(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\')
    .replace(/\]\(|[*`[\]~]/g, (signs) => signs.replace(/./g, '\\$&'))
    .replace(/[\p{L}\p{N}]_(?=[\p{L}\p{N}])|_/gu, (found) => (found === '_' ? '\\_' : found))
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replace(/<(?=[a-z/!?])/gi, '&lt;')
    .replace(/\n/g, ' ');
}

/** Escapes what would begin a heading, a quote, a list or a line at the start of a line. */
function escapeStarts(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line
        .trimStart()
        .replace(/^(#{1,6}(?=\s|$)|[>|]|:(?=-)|[-+](?=\s|$)|[-=:][-=:|\s]*$|-(?=[\s-]))/, '\\$&')
        .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2'),
    )
    .join('\n');
}
