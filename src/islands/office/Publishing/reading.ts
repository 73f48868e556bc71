import type { SoldRecords } from '#contract/catalog/sold-records.ts';
import type { OwnPage } from '#domain/content/pages/site-pages.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate, Words } from '#domain/words.ts';

/** What makes records readable: the words, the language, the catalog that has the names of other records, and the own pages. */
export interface Reading {
  readonly t: Translate<'publishing' | 'publish-bar'>;
  readonly words: Words;
  readonly locale: Locale;
  readonly records: SoldRecords;
  /** what editors call the parts of the site and their values */
  readonly siteWords: Words;
  /** of the draft and of the site */
  readonly own: readonly OwnPage[];
}

/** A value of a record before and after a change; '': it has none. */
export interface Difference {
  /** of the value within the record, as `takeValue` reads it, or as the catalog calls it */
  readonly path: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}
