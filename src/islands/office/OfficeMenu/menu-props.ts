import type { Locale } from '#domain/locale.ts';
import type { Translate, Words } from '#domain/words.ts';
import type { CatalogState } from '#stores/office/catalog-draft.ts';

/** What every part of the menu's pages gets. */
export interface MenuProps {
  readonly t: Translate<'office-menu'>;
  readonly words: Words;
  readonly locale: Locale;
  readonly catalog: CatalogState;
  /** nothing is edited in place */
  readonly isReadOnly: boolean;
}
