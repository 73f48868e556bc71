import type { ContentIssue } from '#domain/content/lint-content.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import type { Workspace } from '#stores/editor/workspace.ts';

/** What every part of the desk is given. */
export interface Part {
  readonly locale: Locale;
  readonly t: Translate<'editor'>;
  readonly workspace: Workspace;
  readonly issues: readonly ContentIssue[];
}
