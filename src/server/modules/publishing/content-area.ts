import type { RecordChange } from '#contract/catalog/record-changes.ts';
import { partOfIssue } from '#domain/content/content-parts.ts';
import { contentChanges, placedAsInDraft, recordOf, withChanges } from '#domain/content/content-records.ts';
import type { SiteContent } from '#domain/content/draft.ts';
import { lintContent } from '#domain/content/lint-content.ts';
import { mergeContentRecords } from '#domain/content/merge-records.ts';
import { lintBanners } from '#domain/content/pages/lint-banners.ts';
import { lintPages } from '#domain/content/pages/lint-pages.ts';
import { slugProblem } from '#domain/content/pages/site-pages.ts';
import { problem } from '#domain/problem.ts';
import { isSameValue } from '#domain/same-value.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import { bumpVersion } from '../catalog/catalog-version.ts';
import { readSitePages, writeSitePages } from '../catalog/site-pages.ts';
import { readSettings, writeSettings } from '../catalog/site-settings.ts';
import type { Area } from './area.ts';
import { readChanges } from './draft-rows.ts';

/** Settings, pages and banners. @param theirs the settings that another system publishes: only pages are published here; null: there is none */
export function contentArea(theirs: SiteSettings | null): Area<SiteContent> {
  return {
    name: 'content',
    showsPlans: true,
    read: async (executor) => ({ settings: theirs ?? (await readSettings(executor)), pages: await readSitePages(executor) }),
    readChanges: (executor) => readChanges(executor, 'content'),
    find: (content, { id }) => recordOf(content, id),
    apply: (content, changes) => withTheirs(withChanges(content, changes), theirs),
    merge: mergeContentRecords,
    changesBetween: async (before, after) => allChangesOfContent(before, after),
    ownChangesBetween: async (before, after) => changesOfContent(before, after),
    withPublished: ({ live, draft }, changes) => {
      const next = withTheirs(withChanges(live, changes), theirs);
      return changes.some(({ id }) => id === 'order') ? next : placedAsInDraft(live, next, draft);
    },

    async problemOf(_live, next, chosen) {
      const wrong = slugProblem(next.pages.own);
      if (chosen === null) return wrong && problem(wrong.code, { slug: wrong.slug });
      const parts = new Set(chosen.map(({ id }) => id));
      const isChosen = ({ page }: { readonly page: string }) => parts.has(partOfIssue(page, next.pages));
      const ofTexts = [...(theirs === null ? lintContent(next.settings) : []), ...lintPages(next.pages)].filter(isChosen);
      const remarks = [...ofTexts, ...(parts.has('banners') ? lintBanners(next.pages.banners) : [])].filter((issue) => issue.isBlocking);
      if (remarks.length > 0) return problem('CONTENT_INCOMPLETE', { remarks });
      return wrong && problem(wrong.code, { slug: wrong.slug });
    },

    async write(transaction, _engine, next) {
      if (theirs === null) await writeSettings(transaction, next.settings);
      await writeSitePages(transaction, next.pages);
      await bumpVersion(transaction, 'version');
    },
  };
}

export function changesOfContent(before: SiteContent, after: SiteContent): RecordChange[] {
  return contentChanges(before, after).map((change) => ({ section: 'content', ...change }));
}

/** With the order also where it follows from the other changes: going back needs the places of removed pages. */
export function allChangesOfContent(before: SiteContent, after: SiteContent): RecordChange[] {
  const changes = changesOfContent(before, after);
  const order: RecordChange = { section: 'content', id: 'order', before: recordOf(before, 'order'), after: recordOf(after, 'order') };
  const isKnown = changes.some(({ id }) => id === 'order') || isSameValue(order.before, order.after);
  return isKnown ? changes : [...changes, order];
}

function withTheirs(content: SiteContent, theirs: SiteSettings | null): SiteContent {
  return theirs === null ? content : { ...content, settings: theirs };
}
