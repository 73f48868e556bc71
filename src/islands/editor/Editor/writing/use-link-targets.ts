import { useStore } from '@nanostores/react';
import { ownTitle } from '#domain/content/part-name.ts';
import { defaultLocale, type Locale } from '#domain/locale.ts';
import { pagePath } from '#domain/routes.ts';
import type { Translate } from '#domain/words.ts';
import { $workspace } from '#stores/editor/workspace.ts';
import { linkedPages } from './link-address.ts';

export interface LinkTarget {
  /** without a language */
  readonly path: string;
  readonly label: string;
}

/** The pages of this site that a link can lead to: those of the shop, then the own pages of the draft by their titles. */
export function useLinkTargets(t: Translate<'editor'>, locale: Locale): LinkTarget[] {
  const workspace = useStore($workspace, { ssr: () => null });
  const own = workspace?.draft.pages.own ?? [];
  return [
    ...linkedPages.map((page) => ({ path: pagePath(page, defaultLocale), label: t(`write_page_${page}`) })),
    ...own.map((page) => ({ path: pagePath('own', defaultLocale, page.slug), label: ownTitle(page, locale) })),
  ];
}
