import { calls } from '#contract/calls.ts';
import { fromSentDraft, toWireDraft } from '#contract/editor/draft-wire.ts';
import type { WirePlan, WireWorkspace } from '#contract/editor/editor-wire.ts';
import { toWireSiteSettings } from '#contract/shop/settings-wire.ts';
import { type ContentPart, partsOf } from '#domain/content/content-parts.ts';
import { withChanges } from '#domain/content/content-records.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { OfficeMember } from '../auth/office-access.ts';
import { toIso } from '../clock.ts';
import { unreachableLinks } from '../modules/content/outside-links.ts';
import type { ListedPlan } from '../modules/publishing/list-plans.ts';
import type { Publisher } from '../modules/publishing/publishing.ts';
import { brokenLinks } from '../pages/broken-links.ts';
import type { Services } from '../services.ts';
import { type Api, type ApiContext, ProblemError, unwrap } from './context.ts';
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
  handle(api, calls.saveImage, async ({ services: { images, pictures, publishing }, member, query, body, now }) => {
    if (query.for === 'brand') return { path: unwrap(await images.saveImage(body, member.name, now)) };
    if (query.for === 'dish' && !publishing.ownsAll) throw new ProblemError(problem('PUBLISHED_ELSEWHERE'));
    return { path: unwrap(await pictures.save(body, { by: member.name, now, isForLibrary: query.for === 'page' })) };
  });
  handle(api, calls.checkLinks, async ({ services, body: { links }, now }) => {
    const [own, outside] = [links.filter((link) => link.startsWith('/')), links.filter((link) => !link.startsWith('/'))];
    const { draft } = await services.publishing.content.workspace();
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
      const current = (await services.publishing.content.workspace()).draft.settings;
      const draft = fromSentDraft(body, current);
      await unwrapWithTheirs(context, await services.publishing.content.save(draft, ifMatch(context), { by: member.name, now }));
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
      const seen = { etag: ifMatch(context), parts: parts ?? null };
      await unwrapWithTheirs(context, await publishParts(services, seen, instant, { areas: ['content'], by: member.name, now }));
      services.feed.notify();
      return readWorkspace(context);
    },
    needsEtag,
  );
}

interface Seen {
  readonly etag: string;
  /** null: all that differs from the site */
  readonly parts: readonly ContentPart[] | null;
}

async function publishParts({ publishing }: Services, seen: Seen, at: number | null, publisher: Publisher): Promise<Result<null, Problem>> {
  const { content } = publishing;
  const { etag, draft, published, publishedPages } = await content.workspace();
  if (etag !== seen.etag) return err(problem('DRAFT_CHANGED', {}));
  const known = new Set(partsOf({ settings: published, pages: publishedPages }, draft));
  if (seen.parts?.some((part) => !known.has(part))) return err(problem('NOT_FOUND'));
  const { changes } = await publishing.state(publisher.areas);
  const chosen = changes.filter(({ id }) => seen.parts?.includes(id) ?? true);
  if (chosen.length === 0) return publishing.ownsAll ? ok(null) : err(problem('PUBLISHED_ELSEWHERE'));
  return publishing.publish(chosen, at, publisher);
}

function addPlans(api: Api): void {
  const ofContent = ({ member, now }: { member: OfficeMember; now: number }): Publisher => ({ areas: ['content'], by: member.name, now });
  handle(api, calls.cancelPublication, async ({ context, services, ...actor }) => {
    const { planned } = await services.publishing.content.workspace();
    for (const { id } of planned) unwrap(await services.publishing.cancelPlan(id, ofContent(actor)));
    services.feed.notify();
    return readWorkspace(context);
  });
  handle(api, calls.movePlan, async ({ context, services, path, body, ...actor }) => {
    unwrap(await services.publishing.movePlan(path.id, Date.parse(body.at), ofContent(actor)));
    services.feed.notify();
    return readWorkspace(context);
  });
  handle(api, calls.cancelPlan, async ({ context, services, path, ...actor }) => {
    unwrap(await services.publishing.cancelPlan(path.id, ofContent(actor)));
    services.feed.notify();
    return readWorkspace(context);
  });
}

function addVersions(api: Api): void {
  handle(api, calls.editorVersions, async ({ services }) => {
    const found = await services.publishing.versions(['content']);
    const listed = found.map(({ id, publishedAt, by, restoredFrom }) => ({
      id,
      by,
      restoredFrom,
      publishedAt: toIso(publishedAt),
      isImported: false,
    }));
    const oldest = listed.at(-1);
    // what was there before
    return { versions: oldest === undefined ? [] : [...listed, { ...oldest, id: 0, by: null, restoredFrom: null, isImported: true }] };
  });
  handle(api, calls.editorVersion, async ({ services: { publishing }, path }) => {
    const changes = unwrap(await publishing.changesTo(path.id, ['content']));
    const { published, publishedPages } = await publishing.content.workspace();
    const { settings, pages } = withChanges({ settings: published, pages: publishedPages }, changes);
    return { settings: toWireSiteSettings(settings), pages };
  });
  handle(api, calls.restoreVersion, async ({ context, services, member, path, now }) => {
    unwrap(await services.publishing.restore(path.id, { areas: ['content'], by: member.name, now }));
    services.feed.notify();
    return readWorkspace(context);
  });
}

/** The draft with its ETag, which is also sent as the header. */
async function readWorkspace(context: ApiContext): Promise<WireWorkspace> {
  const { publishing } = context.get('services');
  const { draft, etag, saved, published, publishedPages, planned, changed, revision } = await publishing.content.workspace();
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
    changed: [...changed],
    revision,
    canPublish: publishing.ownsAll,
  };
}

function toWirePlan({ id, at, by, madeAt, changes, problem: reason }: ListedPlan): WirePlan {
  return { id, at: toIso(at), by, madeAt: toIso(madeAt), parts: changes.map((change) => change.id), problem: reason };
}

/** A conflict because another editor saved first includes the saved draft: the screen shows the difference immediately. */
async function unwrapWithTheirs(context: ApiContext, result: Result<null, Problem>): Promise<void> {
  if (result.ok || result.problem.code !== 'DRAFT_CHANGED') return void unwrap(result);
  const { draft, etag, saved } = await context.get('services').publishing.content.workspace();
  const details = { etag, draft: toWireDraft(draft), saved: saved && { at: toIso(saved.at), by: saved.by } };
  throw new ProblemError(problem('DRAFT_CHANGED', details));
}

function ifMatch(context: ApiContext): string {
  const etag = context.req.header('If-Match')?.trim().replace(/^W\//, '');
  if (!etag) throw new ProblemError(problem('IF_MATCH_MISSING'));
  return etag;
}
