import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { pageQuality } from '#server/pages/finish.ts';

/** Bytes fetched by a page since counting began, each once except in `document`: scripts and styles gzip, HTML Brotli, fonts unchanged. */
export interface Weight {
  /** as transferred, including styles */
  document: number;
  /** without its inline styles, which count as stylesheets */
  unstyled: number;
  /** without its inline scripts and styles */
  html: number;
  script: number;
  /** linked and inline */
  stylesheet: number;
  font: number;
  inlineScript: number;
}

/** Starts counting; `read` returns the bytes received so far. */
export function measureSize(page: Page): { read(): Promise<Weight> } {
  const bodies: Promise<readonly [string, Buffer]>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!['document', 'script', 'stylesheet', 'font'].includes(kind) || response.status() !== 200) return;
    bodies.push(response.body().then((body) => [kind, body] as const));
  });
  return {
    async read() {
      const weight: Weight = { document: 0, unstyled: 0, html: 0, script: 0, stylesheet: 0, font: 0, inlineScript: 0 };
      for (const [kind, body] of await Promise.all(bodies)) {
        if (kind === 'document') measureDocument(weight, body.toString());
        else if (kind === 'font') weight.font += body.byteLength;
        else weight[kind as 'script' | 'stylesheet'] += gzip(body);
      }
      return weight;
    },
  };
}

function measureDocument(weight: Weight, html: string): void {
  const script = /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;
  const style = /<style[^>]*>([\s\S]*?)<\/style>/g;
  weight.inlineScript += gzipAll(html, script);
  weight.stylesheet += gzipAll(html, style);
  weight.document += brotli(Buffer.from(html));
  const unstyled = html.replace(style, '');
  weight.unstyled += brotli(Buffer.from(unstyled));
  weight.html += brotli(Buffer.from(unstyled.replace(script, '')));
}

function brotli(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: pageQuality } }).byteLength;
}

function gzipAll(html: string, part: RegExp): number {
  const texts = [...html.matchAll(part)].map((match) => match[1]);
  return texts.length === 0 ? 0 : gzip(Buffer.from(texts.join('\n')));
}

export function gzip(body: Buffer): number {
  return gzipSync(body, { level: 9 }).byteLength;
}
