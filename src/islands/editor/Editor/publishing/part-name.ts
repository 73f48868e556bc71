import { type ContentPart, ownIdOf } from '#domain/content/content-parts.ts';
import { textIn } from '#domain/content/pages/block-view.ts';
import type { OwnPage } from '#domain/content/pages/site-pages.ts';
import type { Locale } from '#domain/locale.ts';
import { type Translate, translateUnknown } from '#domain/words.ts';
import type { Workspace } from '#stores/editor/workspace.ts';

/** The name of a part for editors: that of its section, or the title of an own page of the draft or of the site. */
export function partName(part: ContentPart, { t, locale, workspace }: PartNaming): string {
  const id = ownIdOf(part);
  if (id === null) return translateUnknown(t, `part_${part}`) ?? translateUnknown(t, `page_${part}`) ?? part;
  const page = [...workspace.draft.pages.own, ...workspace.publishedPages.own].find((own) => own.id === id);
  return page === undefined ? t('part_removed') : t('part_own', { title: ownTitle(page, locale) });
}

export interface PartNaming {
  readonly t: Translate<'editor'>;
  readonly locale: Locale;
  readonly workspace: Pick<Workspace, 'draft' | 'publishedPages'>;
}

/** The names of parts in one line. */
export function partNames(parts: readonly ContentPart[], context: PartNaming): string {
  return parts.map((part) => partName(part, context)).join(', ');
}

/** A page without a title is named by its address. */
export function ownTitle(page: OwnPage, locale: Locale): string {
  return textIn(page.title, locale) || `/p/${page.slug}`;
}
