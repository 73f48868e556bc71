import { createHash } from 'node:crypto';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { LRUCache } from 'lru-cache';

const islandElement = `<script>${bytesOf(Buffer.from(islandScript))}</script>`;
/** HTML allows no style in the body, where Astro prints that of islands. */
const islandStyle = 'astro-island,astro-slot,astro-static-slot{display:contents}';
/** The number that Astro gives each island; nothing reads it. */
const islandNumber = /<astro-island uid="\w+"/g;
/** An island has its name in `component-export`, too. Each page has about seven: number and name are a hundred bytes of its response. */
const islandName = / opts="\{&quot;name&quot;:&quot;\w+&quot;,/g;
/** Astro's own directives need its script at once. */
const ownDirective = / client="(?:load|idle|visible|media|only)"/;
/** The elements that are looked at: styles, inline scripts, the end of the head. */
const elements = /<style>([\s\S]*?)<\/style>|<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>|<\/head>/g;
/** A rule of its own for dark colors, in minified CSS. */
const darkRule = /(?<=^|[{}])(?:html)?\[data-scheme=dark\][^{},]*\{[^{}]*\}/g;
const ownColors = /<html [^>]*style="--brand:[^"]*;--accent:/;
/** The colors in minified CSS that those of `<html>` replace (`src/ui/theme.ts`). */
const replacedColors = /(?<=:root\{)(?:--(?:brand|accent)(?:-\w+)?:[^;{}]*;)+/;
const hashInPolicy = / ('sha256-[^']+')/g;

/** Styles and scripts are those of the build, and few policies name them. */
const hashes = new LRUCache<string, string>({ max: 500 });
const allowedHashes = new LRUCache<string, ReadonlySet<string>>({ max: 100 });

export interface LeanPage {
  readonly body: Buffer;
  /** null: the page has none, as on the development server */
  readonly policy: string | null;
}

/**
 * Makes the first response of a page small, the same for every visitor: its styles are one element in the head, so that its policy names one
 * hash, without the rules for dark colors on a light page and without colors that the page replaces; the script for islands, an eighth of
 * the response, is left to the directives that load it; islands have no number and their name once; the Content-Security-Policy names the hashes of what is on this page, not those of
 * all pages. A style or script that the policy of the build does not allow stays as it is, and stays forbidden.
 */
export function leanPage(rendered: Buffer, policy: string | null): LeanPage {
  const html = bytesOf(rendered);
  const allowed = policy === null ? null : allowedBy(policy);
  const hasHead = html.includes('</head>');
  const isAllowed = (style: string) => hasHead && (allowed === null ? style === islandStyle : allowed.has(hashOf(style)));
  const hasOwnDirective = policy === null || ownDirective.test(html);
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const kept: string[] = [];
  let end = 0;
  let endOfHead = 0;
  for (const { 0: element, 1: style, 2: script, index } of html.matchAll(elements)) {
    kept.push(html.slice(end, index));
    end = index;
    if (element === '</head>' && endOfHead === 0) endOfHead = kept.push('');
    if (style !== undefined && isAllowed(style)) styles.add(style);
    else if (hasOwnDirective || element !== islandElement) {
      if (script !== undefined) scripts.add(hashOf(script));
      continue;
    }
    end += element.length;
  }
  const joined = allowed === null ? [...styles].join('') : withoutUnused([...styles].join(''), html);
  if (endOfHead > 0 && styles.size > 0) kept[endOfHead - 1] = `<style>${joined}</style>`;
  const lean = kept.join('') + html.slice(end);
  if (policy === null) return { body: endOfHead > 0 ? bufferOf(lean) : rendered, policy };
  const body = bufferOf(lean.replace(islandNumber, '<astro-island').replace(islandName, ' opts="{'));
  const narrowed = policy.replace(hashInPolicy, (entry, hash: string) => (scripts.has(hash) ? entry : ''));
  return { body, policy: narrowed.replace("style-src 'self'", `$&${styles.size === 0 ? '' : ` ${hashOf(joined)}`}`) };
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
