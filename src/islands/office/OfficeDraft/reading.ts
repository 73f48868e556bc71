import type { SoldRecords } from '#contract/catalog/sold-records.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate, Words } from '#domain/words.ts';

/** What makes records readable: the words, the language, and the catalog that has the names of other records. */
export interface Reading {
  readonly t: Translate<'office-draft'>;
  readonly words: Words;
  readonly locale: Locale;
  readonly records: SoldRecords;
}

/** A value of a record before and after a change; '': it has none. */
export interface Difference {
  readonly path: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}
