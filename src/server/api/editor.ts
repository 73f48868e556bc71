import { calls } from '#contract/calls.ts';
import { fromWireDraft, toWireDraft } from '#contract/editor/draft-wire.ts';
import type { WireWorkspace } from '#contract/editor/editor-wire.ts';
import { toWireSiteSettings } from '#contract/shop/settings-wire.ts';
import { type Problem, problem } from '#domain/problem.ts';
import type { Result } from '#domain/result.ts';
import { unreachableLinks } from '../modules/content/outside-links.ts';
import { brokenLinks } from '../page-data/broken-links.ts';
import { type Api, type ApiContext, notFound, ProblemError, unwrap } from './context.ts';
import { handle } from './handle.ts';
import { closeSession, openSession, rejectClosed } from './staff-sessions.ts';

/** The calls for editors (contract §3, `editor/…`). */
export function addEditor(api: Api): void {
  handle(api, calls.editorSession, ({ member }) => member);
  handle(api, calls.openEditorSession, openSession('editor'), { before: rejectClosed('editor') });
  handle(api, calls.endEditorSession, closeSession('editor'));
  addDraft(api);
  addVersions(api);
  handle(api, calls.makePreviewLink, async ({ services, member, now }) => {
    const { token, expiresAt } = await services.content.makePreviewLink(member.name, now);
    return { url: `${services.config.siteUrl}/preview/${token}/about`, expiresAt: toIso(expiresAt) };
  });
  handle(api, calls.saveImage, async ({ services: { content, pictures }, member, query, body, now }) => {
    if (query.for === 'brand') return { path: unwrap(await content.saveImage(body, member.name, now)) };
    if (query.for === 'dish' && !content.canPublish) throw new ProblemError(problem('PUBLISHED_ELSEWHERE'));
    return { path: unwrap(await pictures.save(body, member.name, now)) };
  });
  handle(api, calls.checkLinks, async ({ services, body: { links }, now }) => {
    const [own, outside] = [links.filter((link) => link.startsWith('/')), links.filter((link) => !link.startsWith('/'))];
    const { draft } = await services.content.workspace();
    const sitePages = draft.pages;
    const dead = await Promise.all([brokenLinks({ backend: services.backend, sitePages }, own, now), unreachableLinks(outside)]);
    return { dead: dead.flat() };
  });
}

function addDraft(api: Api): void {
  handle(api, calls.editorWorkspace, ({ context }) => readWorkspace(context));
  const needsEtag = { before: ifMatch };
  handle(
    api,
    calls.saveDraft,
    async ({ context, services, member, body, now }) => {
      await unwrapWithTheirs(context, await services.content.save(fromWireDraft(body), ifMatch(context), member.name, now));
      return readWorkspace(context);
    },
    needsEtag,
  );
  handle(
    api,
    calls.publishDraft,
    async ({ context, services, member, body: { at }, now }) => {
      const instant = at === undefined ? null : Date.parse(at);
      await unwrapWithTheirs(context, await services.content.publish(ifMatch(context), instant, member.name, now));
      return readWorkspace(context);
    },
    needsEtag,
  );
  handle(api, calls.cancelPublication, async ({ context, services }) => {
    await services.content.cancelSchedule();
    return readWorkspace(context);
  });
}

function addVersions(api: Api): void {
  handle(api, calls.editorVersions, async ({ services }) => {
    const versions = await services.content.versions();
    return { versions: versions.map((version) => ({ ...version, publishedAt: toIso(version.publishedAt) })) };
  });
  handle(api, calls.editorVersion, async ({ services, path }) => {
    const version = await services.content.version(path.id);
    if (version === null) throw notFound();
    return { settings: toWireSiteSettings(version.settings), pages: version.pages };
  });
  handle(api, calls.restoreVersion, async ({ context, services, member, path, now }) => {
    unwrap(await services.content.restore(path.id, member.name, now));
    return readWorkspace(context);
  });
}

/** The draft with its ETag, which is also sent as the header. */
async function readWorkspace(context: ApiContext): Promise<WireWorkspace> {
  const { content } = context.get('services');
  const { draft, etag, saved, published, publishedPages, scheduled } = await content.workspace();
  context.header('ETag', etag);
  return {
    etag,
    draft: toWireDraft(draft),
    saved: saved && { at: toIso(saved.at), by: saved.by },
    published: toWireSiteSettings(published),
    publishedPages,
    scheduled: scheduled && { at: toIso(scheduled.at), by: scheduled.by },
    canPublish: content.canPublish,
  };
}

/** A conflict because another editor saved first includes the saved draft: the screen shows the difference immediately. */
async function unwrapWithTheirs(context: ApiContext, result: Result<null, Problem>): Promise<void> {
  if (result.ok || result.problem.code !== 'DRAFT_CHANGED') return void unwrap(result);
  const { draft, etag, saved } = await context.get('services').content.workspace();
  const details = { etag, draft: toWireDraft(draft), saved: saved && { at: toIso(saved.at), by: saved.by } };
  throw new ProblemError(problem('DRAFT_CHANGED', details));
}

function ifMatch(context: ApiContext): string {
  const etag = context.req.header('If-Match')?.trim().replace(/^W\//, '');
  if (!etag) throw new ProblemError(problem('IF_MATCH_MISSING'));
  return etag;
}

function toIso(instant: number): string {
  return new Date(instant).toISOString();
}
