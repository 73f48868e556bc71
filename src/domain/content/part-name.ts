import type { Locale } from '../locale.ts';
import { type Translate, translateUnknown } from '../words.ts';
import { type ContentPart, ownIdOf } from './content-parts.ts';
import { textIn } from './pages/block-view.ts';
import type { OwnPage } from './pages/site-pages.ts';

export interface PartNaming {
  readonly t: Translate<'editor'>;
  readonly locale: Locale;
  /** of the draft, and of the site: those that the draft has not */
  readonly own: readonly OwnPage[];
}

/** The name of a part for editors: that of its section, or the title of an own page. */
export function partName(part: ContentPart, { t, locale, own }: PartNaming): string {
  const id = ownIdOf(part);
  if (id === null) return translateUnknown(t, `part_${part}`) ?? translateUnknown(t, `page_${part}`) ?? part;
  const page = own.find((each) => each.id === id);
  return page === undefined ? t('part_removed') : t('part_own', { title: ownTitle(page, locale) });
}

/** A page without a title is named by its address. */
export function ownTitle(page: OwnPage, locale: Locale): string {
  return textIn(page.title, locale) || `/p/${page.slug}`;
}
