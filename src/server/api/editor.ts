import { calls } from '#contract/calls.ts';
import { fromWireDraft, toWireDraft } from '#contract/editor/draft-wire.ts';
import { editorDraft, linksBody, publishBody, type WireDesk } from '#contract/editor/editor-draft.ts';
import type { WireVersion } from '#contract/editor/editor-versions.ts';
import { toWireSiteSettings } from '#contract/shop/settings-wire.ts';
import { type Problem, problem } from '#domain/problem.ts';
import type { Result } from '#domain/result.ts';
import type { Worker } from '../auth/staff-access.ts';
import type { Content } from '../modules/content/content.ts';
import { silentLinks } from '../modules/content/outside-links.ts';
import { deadPaths } from '../page-data/broken-links.ts';
import { type Api, type ApiContext, notFound, Refused, unwrap } from './context.ts';
import { readBody, readBytes, readOptionalBody } from './read-input.ts';
import { route } from './route.ts';
import { addWorkerSession, requireWorker } from './worker-access.ts';

const mostDraftBytes = 2 * 1024 * 1024;
const mostImageBytes = 10 * 1024 * 1024;

/** The editor's side (contract §3, `editor/…`). */
export function addEditor(api: Api): void {
  addWorkerSession(api, 'editor', { who: calls.editorSession, open: calls.openEditorSession, end: calls.endEditorSession });
  route(api, calls.editorDesk, async (context) => {
    await requireWorker(context, 'editor');
    return answerDesk(context);
  });
  route(api, calls.saveDraft, saveDraft);
  route(api, calls.publishDraft, publish);
  route(api, calls.cancelPublication, async (context) => {
    await requireWorker(context, 'editor');
    await contentOf(context).cancelSchedule();
    return answerDesk(context);
  });
  route(api, calls.editorVersions, listVersions);
  route(api, calls.editorVersion, oneVersion);
  route(api, calls.restoreVersion, restore);
  route(api, calls.makePreviewLink, makePreviewLink);
  route(api, calls.keepImage, keepImage);
  route(api, calls.checkLinks, async (context) => {
    await requireWorker(context, 'editor');
    const { links } = await readBody(context, linksBody);
    const { backend } = context.get('services');
    const [own, outside] = [links.filter((link) => link.startsWith('/')), links.filter((link) => !link.startsWith('/'))];
    const dead = await Promise.all([deadPaths(backend, own, context.get('now')), silentLinks(outside)]);
    return context.json({ dead: dead.flat() });
  });
}

function contentOf(context: ApiContext): Content {
  return context.get('services').content;
}

async function answerDesk(context: ApiContext): Promise<Response> {
  const content = contentOf(context);
  const { draft, etag, saved, published, scheduled } = await content.desk();
  const desk: WireDesk = {
    etag,
    draft: toWireDraft(draft),
    saved: saved && { at: toIso(saved.at), by: saved.by },
    published: toWireSiteSettings(published),
    scheduled: scheduled && { at: toIso(scheduled.at), by: scheduled.by },
    canPublish: content.canPublish,
  };
  context.header('ETag', etag);
  return context.json(desk);
}

async function saveDraft(context: ApiContext): Promise<Response> {
  const { name } = await requireWorker(context, 'editor');
  const etag = ifMatch(context);
  const draft = fromWireDraft(await readBody(context, editorDraft, mostDraftBytes));
  await unwrapWithTheirs(context, await contentOf(context).save(draft, etag, name, context.get('now')));
  return answerDesk(context);
}

async function publish(context: ApiContext): Promise<Response> {
  const worker: Worker = await requireWorker(context, 'editor');
  const etag = ifMatch(context);
  const { at } = await readOptionalBody(context, publishBody);
  const instant = at === undefined ? null : Date.parse(at);
  await unwrapWithTheirs(context, await contentOf(context).publish(etag, instant, worker.name, context.get('now')));
  return answerDesk(context);
}

/** A refusal because somebody else saved carries what they saved: the screen shows the difference at once. */
async function unwrapWithTheirs(context: ApiContext, result: Result<null, Problem>): Promise<void> {
  if (result.ok || result.problem.code !== 'DRAFT_CHANGED') return void unwrap(result);
  const { draft, etag, saved } = await contentOf(context).desk();
  const details = { etag, draft: toWireDraft(draft), saved: saved && { at: toIso(saved.at), by: saved.by } };
  throw new Refused(problem('DRAFT_CHANGED', details));
}

async function listVersions(context: ApiContext): Promise<Response> {
  await requireWorker(context, 'editor');
  const versions = await contentOf(context).versions();
  return context.json({ versions: versions.map((version): WireVersion => ({ ...version, publishedAt: toIso(version.publishedAt) })) });
}

async function oneVersion(context: ApiContext): Promise<Response> {
  await requireWorker(context, 'editor');
  const settings = await contentOf(context).version(versionId(context));
  if (settings === null) throw notFound();
  return context.json({ settings: toWireSiteSettings(settings) });
}

async function restore(context: ApiContext): Promise<Response> {
  const { name } = await requireWorker(context, 'editor');
  unwrap(await contentOf(context).restore(versionId(context), name, context.get('now')));
  return answerDesk(context);
}

async function makePreviewLink(context: ApiContext): Promise<Response> {
  const { name } = await requireWorker(context, 'editor');
  const { token, expiresAt } = await contentOf(context).makePreviewLink(name, context.get('now'));
  const url = `${context.get('services').config.siteUrl}/preview/${token}/about`;
  return context.json({ url, expiresAt: toIso(expiresAt) }, 201);
}

async function keepImage(context: ApiContext): Promise<Response> {
  const { name } = await requireWorker(context, 'editor');
  const isPicture = /^image\/(png|jpeg|webp)$/i.test(context.req.header('Content-Type') ?? '');
  if (!isPicture) throw new Refused(problem('UNSUPPORTED_MEDIA_TYPE'));
  const bytes = await readBytes(context, mostImageBytes);
  const path = unwrap(await contentOf(context).keepImage(bytes, name, context.get('now')));
  return context.json({ path }, 201);
}

function ifMatch(context: ApiContext): string {
  const etag = context.req.header('If-Match')?.trim().replace(/^W\//, '');
  if (!etag) throw new Refused(problem('IF_MATCH_MISSING'));
  return etag;
}

function versionId(context: ApiContext): number {
  const id = Number(context.req.param('id'));
  if (!Number.isSafeInteger(id)) throw notFound();
  return id;
}

function toIso(instant: number): string {
  return new Date(instant).toISOString();
}
