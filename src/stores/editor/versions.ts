import { atom, type ReadableAtom } from 'nanostores';
import type { WireVersion } from '#contract/editor/editor-versions.ts';
import { fromWireSiteSettings } from '#contract/shop/settings-wire.ts';
import type { SiteContent } from '#domain/content/draft.ts';
import { linksOf } from '#domain/content/extract-facts.ts';
import { textOf, textRules } from '#domain/content/fields.ts';
import { linksOfPages } from '#domain/content/pages/lint-pages.ts';
import { lacksOwnPage } from '#domain/content/pages/own-links.ts';
import { locales } from '#domain/locale.ts';
import { type ApiResult, api } from '../lib/api.ts';

const versions = atom<readonly WireVersion[] | null>(null);
const brokenLinks = atom<ReadonlySet<string>>(new Set());
const requested = new Set<string>();
/** The maximum per call. */
const mostLinks = 100;

/** The newest first; null until they are loaded. */
export const $versions: ReadableAtom<readonly WireVersion[] | null> = versions;
/** Checked links that are broken or don't respond. */
export const $brokenLinks: ReadableAtom<ReadonlySet<string>> = brokenLinks;

export async function loadVersions(): Promise<void> {
  const result = await api('GET /api/v1/editor/versions');
  if (result.ok) versions.set(result.value.versions);
}

export async function readVersion(id: number): Promise<SiteContent | null> {
  const result = await api('GET /api/v1/editor/versions/:id', { path: { id } });
  return result.ok ? { settings: fromWireSiteSettings(result.value.settings), pages: result.value.pages } : null;
}

/** @param path a public page of the site, with its language */
export function makePreviewLink(path: string): Promise<ApiResult<{ readonly url: string; readonly expiresAt: string }>> {
  return api('POST /api/v1/editor/preview-links', { body: { path } });
}

/** Checks the links that have not been checked yet; links to own pages need no request. */
export async function checkLinks({ settings, pages }: SiteContent): Promise<void> {
  const texts = textRules.flatMap(({ field, isMarkdown }) => (isMarkdown ? locales.map((locale) => textOf(settings, field, locale)) : []));
  const all = [...texts.flatMap(linksOf), ...settings.socials.map(({ url }) => url), ...linksOfPages(pages)];
  const links = [...new Set(all)].filter((link) => !requested.has(link) && lacksOwnPage(pages, link) === null).slice(0, mostLinks);
  if (links.length === 0) return;
  for (const link of links) requested.add(link);
  const result = await api('POST /api/v1/editor/links', { body: { links }, silent: true });
  if (!result.ok) {
    for (const link of links) requested.delete(link);
    return;
  }
  brokenLinks.set(new Set([...brokenLinks.get(), ...result.value.dead]));
}
