import { atom, type ReadableAtom } from 'nanostores';
import type { SiteContent } from '#domain/content/draft.ts';
import { linksOf } from '#domain/content/extract-facts.ts';
import { textOf, textRules } from '#domain/content/fields.ts';
import { linksOfPages } from '#domain/content/pages/lint-pages.ts';
import { lacksOwnPage } from '#domain/content/pages/own-links.ts';
import { locales } from '#domain/locale.ts';
import { api } from '../lib/api.ts';

const brokenLinks = atom<ReadonlySet<string>>(new Set());
const requested = new Set<string>();
/** The maximum per call. */
const mostLinks = 100;

/** Checked links that are broken or don't respond. */
export const $brokenLinks: ReadableAtom<ReadonlySet<string>> = brokenLinks;

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
