import { calls } from '#contract/calls.ts';
import { fromSentDraft, toWireDraft } from '#contract/editor/draft-wire.ts';
import type { WirePlan, WireWorkspace } from '#contract/editor/editor-wire.ts';
import { toWireSiteSettings } from '#contract/shop/settings-wire.ts';
import { type Problem, problem } from '#domain/problem.ts';
import type { Result } from '#domain/result.ts';
import { toIso } from '../clock.ts';
import { unreachableLinks } from '../modules/content/outside-links.ts';
import type { Plan } from '../modules/content/plans.ts';
import { brokenLinks } from '../page-data/broken-links.ts';
import { type Api, type ApiContext, notFound, ProblemError, unwrap } from './context.ts';
import { addCollaboration } from './editor-collaboration.ts';
import { handle } from './handle.ts';
import { makePreviewLink } from './make-preview-link.ts';
import { addPictureLibrary } from './picture-library.ts';
import { closeSession, openSession, rejectClosed } from './staff-sessions.ts';

/** The calls for editors (R-EDITOR-1). */
export function addEditor(api: Api): void {
  handle(api, calls.editorSession, ({ member: { name } }) => ({ name }));
  handle(api, calls.openEditorSession, openSession('editor'), { before: rejectClosed('editor') });
  handle(api, calls.endEditorSession, closeSession('editor'));
  addDraft(api);
  addVersions(api);
  addPictureLibrary(api);
  addPlans(api);
  addCollaboration(api);
  handle(api, calls.makePreviewLink, ({ services, member, body: { path = '/about' }, now }) =>
    makePreviewLink(services, { of: 'site', path, by: member.name, now }),
  );
  handle(api, calls.saveImage, async ({ services: { content, pictures }, member, query, body, now }) => {
    if (query.for === 'brand') return { path: unwrap(await content.saveImage(body, member.name, now)) };
    if (query.for === 'dish' && !content.canPublish) throw new ProblemError(problem('PUBLISHED_ELSEWHERE'));
    return { path: unwrap(await pictures.save(body, { by: member.name, now, isForLibrary: query.for === 'page' })) };
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
      const current = (await services.content.workspace()).draft.settings;
      const draft = fromSentDraft(body, current);
      await unwrapWithTheirs(context, await services.content.save(draft, ifMatch(context), member.name, now));
      services.feed.notify();
      return readWorkspace(context);
    },
    needsEtag,
  );
  handle(
    api,
    calls.publishDraft,
    async ({ context, services, member, body: { at, parts }, now }) => {
      const instant = at === undefined ? null : Date.parse(at);
      await unwrapWithTheirs(context, await services.content.publish(ifMatch(context), instant, member.name, now, parts));
      services.feed.notify();
      return readWorkspace(context);
    },
    needsEtag,
  );
}

function addPlans(api: Api): void {
  handle(api, calls.cancelPublication, async ({ context, services, member, now }) => {
    await services.content.cancelPlans(member.name, now);
    services.feed.notify();
    return readWorkspace(context);
  });
  handle(api, calls.movePlan, async ({ context, services, member, path, body, now }) => {
    unwrap(await services.content.movePlan(path.id, Date.parse(body.at), member.name, now));
    services.feed.notify();
    return readWorkspace(context);
  });
  handle(api, calls.cancelPlan, async ({ context, services, member, path, now }) => {
    unwrap(await services.content.cancelPlan(path.id, member.name, now));
    services.feed.notify();
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
    services.feed.notify();
    return readWorkspace(context);
  });
}

/** The draft with its ETag, which is also sent as the header. */
async function readWorkspace(context: ApiContext): Promise<WireWorkspace> {
  const { content } = context.get('services');
  const { draft, etag, saved, published, publishedPages, planned, revision } = await content.workspace();
  const next = planned.find((plan) => plan.problem === null);
  context.header('ETag', etag);
  return {
    etag,
    draft: toWireDraft(draft),
    saved: saved && { at: toIso(saved.at), by: saved.by },
    published: toWireSiteSettings(published),
    publishedPages,
    scheduled: next === undefined ? null : { at: toIso(next.at), by: next.by },
    planned: planned.map(toWirePlan),
    revision,
    canPublish: content.canPublish,
  };
}

function toWirePlan({ id, at, by, madeAt, parts, problem: reason }: Plan): WirePlan {
  return { id, at: toIso(at), by, madeAt: madeAt === null ? null : toIso(madeAt), parts, problem: reason };
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
