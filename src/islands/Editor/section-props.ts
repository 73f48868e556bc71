import type { Remark } from '#domain/content/lint-content.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import type { Desk } from '#stores/editor/workspace.ts';

/** What every part of the desk is given. */
export interface Part {
  readonly locale: Locale;
  readonly say: Translate<'editor'>;
  readonly desk: Desk;
  readonly remarks: readonly Remark[];
}
