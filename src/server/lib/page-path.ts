import { defaultLocale, type Locale } from '#domain/locale.ts';

export interface PagePath {
  readonly locale: Locale;
  /** the path without its language prefix, always beginning with a slash */
  readonly path: string;
}

/** Splits `/en/about` into its language and `/about`; `/ru/…` has no such page and stays whole (contract §6). */
export function splitPagePath(pathname: string): PagePath {
  const [, prefix, rest] = /^\/(en|uz)(\/.*)?$/.exec(pathname) ?? [];
  if (prefix === undefined) return { locale: defaultLocale, path: pathname };
  return { locale: prefix as Locale, path: rest ?? '/' };
}

/** What pages read of an address (contract §6). */
export const pageParameters: ReadonlySet<string> = new Set(['folder', 'q', 'next', 'cursor', 'lang']);

/** Addresses that the router knows without anybody being led there: problem pages, pictures drawn anew, pages by a file's name. */
export function isRoutersOwn(pathname: string): boolean {
  return /^\/(404|500|_image)$/.test(pathname) || pathname.endsWith('.html');
}

const contentPages = new Set(['/about', '/contacts', '/filial', '/offer', '/privacy']);

/** The board and the editor's desk: one address, their language is the locale cookie's (contract §6). */
export function isBackOfficePage(path: string): boolean {
  return path === '/staff' || path === '/editor';
}

/** A page of texts from the site settings. */
export function isContentPage(path: string): boolean {
  return contentPages.has(path);
}

/** The Cache-Control of a page (contract §6). */
export function cachePolicy(path: string): string {
  if (/^\/(profile|sign-in|staff|editor)(\/|$)/.test(path)) return 'no-store';
  return isContentPage(path) ? 'public, no-cache' : 'private, no-cache';
}
