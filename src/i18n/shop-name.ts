import { textIn } from '#domain/content/pages/block-view.ts';
import type { Locale } from '#domain/locale.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import { createTranslator } from './create-translator.ts';

export interface HomeIntro {
  readonly heading: string;
  /** '': none */
  readonly lead: string;
}

/**
 * The shop's name in a header and in titles (R-SITE-5): its brand; without one, its legal name without quotation marks and the legal form;
 * without both, its tagline.
 */
export function shopName({ brand, legalName }: Pick<SiteSettings, 'brand' | 'legalName'>, locale: Locale): string {
  const branded = brand[locale].trim() || brand.ru.trim();
  if (branded !== '') return branded;
  const full = legalName[locale].trim() || legalName.ru.trim();
  if (full === '') return createTranslator(locale, 'seo')('nameless');
  const quoted = /^[^«“"]*[«“"](.+)[»”"][^»”"]*$/s.exec(full)?.[1];
  return quoted ?? full.replace(/^(ООО|ОАО|АО|ИП|ЧП|MCHJ|AJ|XK)\s+|(?<![\s,])[\s,]+(LLC|Ltd\.?|Inc\.?|MCHJ|AJ|XK|OOO)$/gi, '');
}

/** What the shop does, in a few words. */
export function shopTagline({ tagline }: Pick<SiteSettings, 'tagline'>, locale: Locale): string {
  return tagline[locale].trim() || tagline.ru.trim() || createTranslator(locale, 'seo')('tagline');
}

/** The heading of home's dishes and the text below it; null: none is set. */
export function homeIntro({ homeHeading, homeLead }: Pick<SiteSettings, 'homeHeading' | 'homeLead'>, locale: Locale): HomeIntro | null {
  const heading = textIn(homeHeading, locale);
  return heading === '' ? null : { heading, lead: textIn(homeLead, locale) };
}

/** One sentence about the shop for search engines, shared links and the installed application. */
export function shopDescription(settings: Pick<SiteSettings, 'brand' | 'legalName' | 'description'>, locale: Locale): string {
  const own = settings.description[locale].trim() || settings.description.ru.trim();
  return own || createTranslator(locale, 'shell')('description', { name: shopName(settings, locale) });
}
