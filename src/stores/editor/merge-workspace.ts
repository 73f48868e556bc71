import { fromWireDraft } from '#contract/editor/draft-wire.ts';
import type { WireDraft, WireWorkspace } from '#contract/editor/editor-wire.ts';
import { fromWireSiteSettings } from '#contract/shop/settings-wire.ts';
import { type ContentPart, differingParts, partsOf } from '#domain/content/content-parts.ts';
import { type Conflict, type Draft, mergeDrafts } from '#domain/content/draft.ts';
import type { SitePages } from '#domain/content/pages/site-pages.ts';
import type { SiteSettings } from '#domain/site-settings.ts';

interface Signed {
  /** ISO 8601 */
  readonly at: string;
  readonly by: string | null;
}

export interface Workspace {
  /** as shown on this screen */
  readonly draft: Draft;
  /** as stored on the server under `etag` */
  readonly base: Draft;
  readonly etag: string;
  readonly published: SiteSettings;
  readonly publishedPages: SitePages;
  readonly saved: Signed | null;
  /** how many publications of the content wait for their time */
  readonly planned: number;
  /** of the stored draft, what is neither published nor planned */
  readonly changed: readonly ContentPart[];
  /** of the server's workspace that is known here */
  readonly revision: string;
  readonly canPublish: boolean;
}

export function workspaceOf(wire: WireWorkspace): Workspace {
  const base = fromWireDraft(wire.draft);
  return { draft: base, base, etag: wire.etag, saved: wire.saved, ...siteOf(wire) };
}

/** What a workspace contains beside the draft. */
export function siteOf({ planned, changed, revision, canPublish, published, publishedPages }: WireWorkspace) {
  return { planned, changed, revision, canPublish, published: fromWireSiteSettings(published), publishedPages };
}

type StoredDraft = Pick<WireWorkspace, 'draft' | 'etag' | 'saved'>;

/** The workspace with a draft that another editor saved, merged; different changes of one value stay mine until an editor decides. */
export function withTheirs(
  workspace: Workspace,
  { draft, etag, saved }: StoredDraft,
): { readonly workspace: Workspace; readonly theirs: Draft; readonly conflicts: readonly Conflict[] } {
  const theirs = fromWireDraft(draft);
  const { merged, conflicts } = mergeDrafts(workspace.base, workspace.draft, theirs);
  return { workspace: { ...workspace, draft: merged, base: theirs, etag, saved }, theirs, conflicts };
}

export interface MergeConflict {
  readonly conflicts: readonly Conflict[];
  readonly theirs: Draft;
  readonly by: string | null;
}

/** The settings of another system may be longer than what this one stores, and may have changed. */
export function withoutSettings({ settings: _, ...draft }: WireDraft): Omit<WireDraft, 'settings'> {
  return draft;
}

/** The parts that can be published: what differs from the site and is not planned, also where it is not saved yet. */
export function changedParts({ base, draft, changed, published, publishedPages }: Workspace): ContentPart[] {
  const all = new Set([...changed, ...differingParts(base, draft)]);
  // a removed page is only on the site
  return partsOf({ settings: published, pages: publishedPages }, base, draft).filter((part) => all.has(part));
}
