import type { Locale } from '#domain/locale.ts';
import type { Translate, Words } from '#domain/words.ts';
import type { CatalogState } from '#stores/office/catalog-draft.ts';

/** What the parts get. */
export interface RegionsProps {
  readonly t: Translate<'office-places'>;
  readonly words: Words;
  readonly locale: Locale;
  readonly catalog: CatalogState;
}
