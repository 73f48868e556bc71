import type { ContentIssue } from '#domain/content/lint-content.ts';
import type { BannerIssue } from '#domain/content/pages/lint-banners.ts';
import type { PageIssue } from '#domain/content/pages/lint-pages.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import type { Workspace } from '#stores/editor/workspace.ts';

/** Props of every part of the workspace. */
export interface Part {
  readonly locale: Locale;
  readonly t: Translate<'editor'>;
  readonly workspace: Workspace;
  readonly issues: readonly ContentIssue[];
  /** of the texts that editors add to pages */
  readonly pageIssues: readonly PageIssue[];
  readonly bannerIssues: readonly BannerIssue[];
}
