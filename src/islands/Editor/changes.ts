import { type ContentPage, contentPages, type PlainField, plainFields, textOf, textRules } from '#domain/content/fields.ts';
import { type Locale, locales } from '#domain/locale.ts';
import type { SiteSettings } from '#domain/site-settings.ts';

/** The pages on which the draft differs from the site. */
export function changedPages(draft: SiteSettings, published: SiteSettings): ContentPage[] {
  const isOther = (field: PlainField) => JSON.stringify(draft[field]) !== JSON.stringify(published[field]);
  const otherFields = (Object.keys(plainFields) as PlainField[]).filter(isOther);
  const hasOtherText = (page: ContentPage) =>
    textRules.some(
      (rule) => rule.page === page && locales.some((locale) => textOf(draft, rule.field, locale) !== textOf(published, rule.field, locale)),
    );
  return contentPages.filter((page) => hasOtherText(page) || otherFields.some((field) => plainFields[field] === page));
}

/** The languages in which a text differs from the site. */
export function changedLanguages(draft: SiteSettings, published: SiteSettings): Locale[] {
  return locales.filter((locale) => textRules.some(({ field }) => textOf(draft, field, locale) !== textOf(published, field, locale)));
}
