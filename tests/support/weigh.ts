import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Bytes a page fetched since it was asked, by kind; scripts and styles gzip, HTML Brotli, fonts as they are. */
export interface Weight {
  html: number;
  script: number;
  stylesheet: number;
  font: number;
  /** inline scripts of the page's HTML, gzip */
  inlineScript: number;
}

/** Counts from now on; `read` answers what arrived so far. */
export function weigh(page: Page): { read(): Promise<Weight> } {
  const bodies: Promise<readonly [string, Buffer]>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!['document', 'script', 'stylesheet', 'font'].includes(kind) || response.status() !== 200) return;
    bodies.push(response.body().then((body) => [kind, body] as const));
  });
  return {
    async read() {
      const weight: Weight = { html: 0, script: 0, stylesheet: 0, font: 0, inlineScript: 0 };
      for (const [kind, body] of await Promise.all(bodies)) {
        if (kind === 'document') {
          weight.html += brotli(body);
          weight.inlineScript += inlineScripts(body.toString());
        } else if (kind === 'font') weight.font += body.byteLength;
        else weight[kind as 'script' | 'stylesheet'] += gzipSync(body, { level: 9 }).byteLength;
      }
      return weight;
    },
  };
}

function brotli(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;
}

function inlineScripts(html: string): number {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1],
  );
  return scripts.length === 0 ? 0 : gzipSync(scripts.join('\n'), { level: 9 }).byteLength;
}
