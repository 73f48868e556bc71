import type { Locale } from '#domain/locale.ts';
import type { Translate, Words } from '#domain/words.ts';
import type { CatalogState } from '#stores/office/catalog-draft.ts';

/** What both views get. */
export interface PromoProps {
  readonly t: Translate<'office-promo'>;
  readonly words: Words;
  readonly locale: Locale;
  readonly catalog: CatalogState;
}
