import { calls } from '#contract/calls.ts';
import { fromSentDraft, toWireDraft } from '#contract/editor/draft-wire.ts';
import type { WireWorkspace } from '#contract/editor/editor-wire.ts';
import { toWireSiteSettings } from '#contract/shop/settings-wire.ts';
import { type Problem, problem } from '#domain/problem.ts';
import type { Result } from '#domain/result.ts';
import { toIso } from '../clock.ts';
import { unreachableLinks } from '../modules/content/outside-links.ts';
import { brokenLinks } from '../pages/broken-links.ts';
import { type Api, type ApiContext, ProblemError, unwrap } from './context.ts';
import { addCollaboration } from './editor-collaboration.ts';
import { handle } from './handle.ts';
import { addPictureLibrary } from './picture-library.ts';
import { closeSession, openSession, rejectClosed } from './staff-sessions.ts';

/** The calls for editors (R-EDITOR-1). */
export function addEditor(api: Api): void {
  handle(api, calls.editorSession, ({ member: { name } }) => ({ name }));
  handle(api, calls.openEditorSession, openSession('editor'), { before: rejectClosed('editor') });
  handle(api, calls.endEditorSession, closeSession('editor'));
  addDraft(api);
  addPictureLibrary(api);
  addCollaboration(api);
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
    { before: ifMatch },
  );
}

/** The draft with its ETag, which is also sent as the header. */
async function readWorkspace(context: ApiContext): Promise<WireWorkspace> {
  const { publishing } = context.get('services');
  const { draft, etag, saved, published, publishedPages, planned, changed, revision } = await publishing.content.workspace();
  context.header('ETag', etag);
  return {
    etag,
    draft: toWireDraft(draft),
    saved: saved && { at: toIso(saved.at), by: saved.by },
    published: toWireSiteSettings(published),
    publishedPages,
    planned,
    changed: [...changed],
    revision,
    canPublish: publishing.ownsAll,
  };
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
