import { createHash } from 'node:crypto';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { LRUCache } from 'lru-cache';

const islandElement = `<script>${bytesOf(Buffer.from(islandScript))}</script>`;
/** The number that Astro gives each island; nothing reads it. */
const islandNumber = /(?<=<astro-island) uid="\w+"/g;
/** An island has its name in `component-export`, too. */
const islandName = / opts="\{&quot;name&quot;:&quot;\w+&quot;,/g;
/** Astro's own directives need its script at once. */
const ownDirective = / client="(?:load|idle|visible|media|only)"/;
const styleElement = /<style>([\s\S]*?)<\/style>/g;
const scriptElement = /<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g;
/** A rule of its own for dark colors, in minified CSS. */
const darkRule = /(?<=^|[{}])(?:html)?\[data-scheme=dark\][^{},]*\{[^{}]*\}/g;
const ownColors = /<html [^>]*style="--brand:[^"]*;--accent:/;
/** The colors in minified CSS that those of `<html>` replace (`src/ui/theme.ts`). */
const replacedColors = /(?<=:root\{)(?:--(?:brand|accent)(?:-\w+)?:[^;{}]*;)+/;
const hashInPolicy = / ('sha256-[^']+')/g;

/** Styles and scripts are those of the build, and few policies name them. */
const hashes = new LRUCache<string, string>({ max: 500 });
const allowedHashes = new LRUCache<string, ReadonlySet<string>>({ max: 100 });

export interface FinishedPage {
  readonly body: Buffer;
  /** null: the page has none, as on the development server */
  readonly policy: string | null;
}

/**
 * Makes the first response of a page small: its styles are one element in the head, without the rules for dark colors on a light page and
 * without colors that the page replaces, the script for islands is left to the directives that load it, islands have no number and their name once, and the
 * Content-Security-Policy names the hashes of what is on this page only. A style or script that the policy of the build does not allow stays
 * as it is, and stays forbidden.
 */
export function finishPage(rendered: Buffer, policy: string | null): FinishedPage {
  const html = bytesOf(rendered);
  if (policy === null) return { body: bufferOf(html.includes(islandStyle) ? withOneStyle(html, [islandStyle]) : html), policy };
  const allowed = allowedBy(policy);
  const styles = contentsOf(html, styleElement).filter((style) => allowed.has(hashOf(style)));
  const lean = (ownDirective.test(html) ? html : html.replace(islandElement, '')).replace(islandNumber, '').replace(islandName, ' opts="{');
  const joined = withoutUnused(styles.join(''), html);
  const finished = withOneStyle(lean, styles, joined);
  const scripts = new Set(contentsOf(finished, scriptElement).map(hashOf));
  const narrowed = policy.replace(hashInPolicy, (entry, hash: string) => (scripts.has(hash) ? entry : ''));
  const styleHash = styles.length === 0 ? '' : ` ${hashOf(joined)}`;
  return { body: bufferOf(finished), policy: narrowed.replace("style-src 'self'", `$&${styleHash}`) };
}

function withoutUnused(css: string, html: string): string {
  const colored = ownColors.test(html) ? css.replace(replacedColors, '') : css;
  return html.includes(' data-scheme="light"') ? colored.replace(darkRule, '') : colored;
}

/** A text with a character for each byte: what is looked for is ASCII, and a long page is copied instead of decoded and encoded. */
function bytesOf(buffer: Buffer): string {
  return buffer.toString('latin1');
}

function bufferOf(bytes: string): Buffer {
  return Buffer.from(bytes, 'latin1');
}

const islandStyle = 'astro-island,astro-slot,astro-static-slot{display:contents}';

/** Joins these styles in one element at the end of the head: HTML allows none in the body, where Astro prints that of islands. */
function withOneStyle(html: string, styles: readonly string[], joined = styles.join('')): string {
  const end = html.indexOf('</head>');
  if (end < 0 || styles.length === 0) return html;
  const remove = (part: string) => part.replace(styleElement, (element, style: string) => (styles.includes(style) ? '' : element));
  return `${remove(html.slice(0, end))}<style>${joined}</style>${remove(html.slice(end))}`;
}

/** What elements of a kind hold, each text once. */
function contentsOf(html: string, element: RegExp): string[] {
  return [...new Set([...html.matchAll(element)].map(([, text = '']) => text))];
}

function allowedBy(policy: string): ReadonlySet<string> {
  const known = allowedHashes.get(policy);
  if (known !== undefined) return known;
  const allowed = new Set([...policy.matchAll(hashInPolicy)].map(([, hash = '']) => hash));
  allowedHashes.set(policy, allowed);
  return allowed;
}

function hashOf(text: string): string {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const hash = `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`;
  // a copy, because a part of a text keeps all of it in memory
  hashes.set(bytesOf(bufferOf(text)), hash);
  return hash;
}
