import { foreignLanguage } from '../foreign-language.ts';
import { type Locale, type LocalizedText, locales } from '../locale.ts';
import { isEmptyText, noText } from '../localized-text.ts';
import type { SiteSettings } from '../site-settings.ts';
import { textsOfPage } from './pages/block-texts.ts';
import type { PageContent, SitePages } from './pages/site-pages.ts';

/** Whether some of the texts are written in a language; texts without letters, or none, are the same in all of them. */
export function isWrittenIn(texts: readonly LocalizedText[], locale: Locale): boolean {
  if (locale === 'ru') return true;
  // the settings' texts repeat the Russian one where there is none
  const isOwn = (text: LocalizedText) => text[locale].trim() !== '' && text[locale].trim() !== text.ru.trim();
  return texts.some(isOwn) || texts.every((text) => foreignLanguage(text[locale].trim() || text.ru, locale) === undefined);
}

/** The languages in which a page without an `:id` of the shop exists, for links, search engines and the sitemap. */
export function languagesOf(path: string, settings: SiteSettings, pages: SitePages): readonly Locale[] {
  const texts = textsAt(path, settings, pages);
  return texts === null ? locales : locales.filter((locale) => isWrittenIn(texts, locale));
}

/** null: the page has more than what editors write */
function textsAt(path: string, settings: SiteSettings, { fixed, own }: SitePages): readonly LocalizedText[] | null {
  if (path === '/about') return textsIn(fixed.about, settings.aboutUs);
  if (path === '/offer') return textsIn(fixed.offer, settings.offer);
  if (path === '/privacy') return settings.privacy === null ? null : textsIn(fixed.privacy, settings.privacy);
  const page = own.find(({ slug }) => path === `/p/${slug}`);
  return page === undefined ? null : textsIn(page);
}

/** The texts below the head, which readers come for; of a page without any, those of its head. */
function textsIn(page: PageContent, main: LocalizedText = noText): readonly LocalizedText[] {
  const texts = textsOfPage(page);
  const body = [main, ...texts.filter(({ path }) => path.startsWith('blocks.')).map(({ text }) => text)];
  return body.every(isEmptyText) ? texts.map(({ text }) => text) : body;
}
