import { useStore } from '@nanostores/react';
import { useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import { lintContent } from '#domain/content/lint-content.ts';
import { type IsGone, lintPages } from '#domain/content/pages/lint-pages.ts';
import { lacksOwnPage } from '#domain/content/pages/own-links.ts';
import type { SitePages } from '#domain/content/pages/site-pages.ts';
import { $brokenLinks, checkLinks } from '#stores/editor/links.ts';
import { $pageChoices, loadPageChoices } from '#stores/editor/page-choices.ts';
import type { Workspace } from '#stores/editor/workspace.ts';
import { useBannerIssues } from './banners/use-banner-issues.ts';
import type { Part } from './section-props.ts';

/** The issues of the settings' texts, of the pages and of banners; links are checked when nobody has typed for a moment. */
export function useIssues({ draft, canPublish }: Workspace): Pick<Part, 'issues' | 'pageIssues' | 'bannerIssues'> {
  const brokenLinks = useStore($brokenLinks);
  const [settings, pages] = [useDeferredValue(draft.settings), useDeferredValue(draft.pages)];
  const isGone = useIsGone(pages);
  const isDead = useCallback((path: string) => lacksOwnPage(pages, path) ?? brokenLinks.has(path), [pages, brokenLinks]);
  const issues = useMemo(() => {
    const found = lintContent(settings, isDead);
    // what another system publishes can't be corrected here
    return canPublish ? found : found.map((issue) => ({ ...issue, isBlocking: false }));
  }, [settings, isDead, canPublish]);
  const pageIssues = useMemo(() => lintPages(pages, isDead, isGone), [pages, isDead, isGone]);
  useEffect(() => {
    const timer = setTimeout(() => void checkLinks({ settings, pages }), 800);
    return () => clearTimeout(timer);
  }, [settings, pages]);
  return { issues, pageIssues, bannerIssues: useBannerIssues(pages.banners, isDead) };
}

/** Nothing counts as gone before the menus are known. */
function useIsGone(pages: SitePages): IsGone {
  const choices = useStore($pageChoices, { ssr: () => 'loading' as const });
  const blocks = [...Object.values(pages.fixed), ...pages.own].flatMap((page) => page.blocks);
  const needsMenus = blocks.some(
    (block) => (block.kind === 'dishes' ? block.ids : block.kind === 'restaurants' ? block.items : []).length > 0,
  );
  useEffect(() => {
    if (needsMenus) void loadPageChoices();
  }, [needsMenus]);
  return useCallback((of, id) => typeof choices !== 'string' && !choices[of].some((each) => each.id === id), [choices]);
}
