import { calls } from '#contract/calls.ts';
import { ignoredSections, soldSectionsOf } from '#contract/catalog/sold-records.ts';
import type { WireCatalogDraft } from '#contract/office/catalog-wire.ts';
import { problem } from '#domain/problem.ts';
import { toIso } from '../clock.ts';
import type { CatalogDraft, CatalogWorkspace } from '../modules/publishing/catalog-draft.ts';
import type { Services } from '../services.ts';
import { type Api, ProblemError, unwrap } from './context.ts';
import { handle } from './handle.ts';
import { makePreviewLink } from './make-preview-link.ts';

/** The calls for the catalog's draft, its publications and its versions (`office/catalog/…`). */
export function addCatalogOffice(api: Api): void {
  handle(api, calls.catalogWorkspace, async ({ services }) => toWireWorkspace(await draftOf(services).workspace()));
  handle(api, calls.saveCatalogRecords, async ({ services, member: { name }, body: { records }, now }) => {
    const draft = draftOf(services);
    unwrap(await draft.save(records, { by: name, now }));
    return toWireDraft(await draft.workspace());
  });
  handle(api, calls.discardCatalogChanges, async ({ services, member: { name }, body: { records }, now }) => {
    const draft = draftOf(services);
    await draft.discard(records ?? null, { by: name, now });
    return toWireDraft(await draft.workspace());
  });
  handle(api, calls.makeCatalogPreviewLink, ({ services, member: { name }, body: { path = '/' }, now }) => {
    draftOf(services);
    return makePreviewLink(services, { of: 'catalog', path, by: name, now });
  });
  handle(api, calls.promoUses, async ({ services: { promoUses } }) => {
    if (promoUses === null) throw new ProblemError(problem('PUBLISHED_ELSEWHERE'));
    return promoUses();
  });
  addFile(api);
  addPublishing(api);
  addVersions(api);
}

function addFile(api: Api): void {
  handle(api, calls.exportCatalogFile, async ({ services, context }) => {
    const { draft } = await draftOf(services).workspace();
    context.header('Content-Disposition', 'attachment; filename="catalog.json"');
    return draft;
  });
  handle(api, calls.importCatalogFile, async ({ services, member: { name }, body, now }) => {
    const draft = draftOf(services);
    await draft.replace(soldSectionsOf(body), { by: name, now });
    return { ...toWireDraft(await draft.workspace()), ignored: ignoredSections(body) };
  });
}

function addPublishing(api: Api): void {
  handle(api, calls.publishCatalog, async ({ services, member: { name }, body: { at, records }, now }) => {
    const draft = draftOf(services);
    unwrap(await draft.publish(records ?? null, at === undefined ? null : Date.parse(at), { by: name, now }));
    return toWireWorkspace(await draft.workspace());
  });
  handle(api, calls.cancelCatalogPlan, async ({ services, member: { name }, path, now }) => {
    const draft = draftOf(services);
    unwrap(await draft.cancelPlan(path.id, { by: name, now }));
    return toWireDraft(await draft.workspace());
  });
  handle(api, calls.moveCatalogPlan, async ({ services, member: { name }, path, body, now }) => {
    const draft = draftOf(services);
    unwrap(await draft.movePlan(path.id, Date.parse(body.at), { by: name, now }));
    return toWireDraft(await draft.workspace());
  });
}

function addVersions(api: Api): void {
  handle(api, calls.catalogVersions, async ({ services }) => {
    const versions = await draftOf(services).versions();
    return {
      versions: versions.map(({ publishedAt, records, ...version }) => ({
        ...version,
        publishedAt: toIso(publishedAt),
        records: [...records],
      })),
    };
  });
  handle(api, calls.catalogVersion, async ({ services, path }) => {
    return { changes: unwrap(await draftOf(services).changesTo(path.id)) };
  });
  handle(api, calls.restoreCatalogVersion, async ({ services, member: { name }, path, now }) => {
    const draft = draftOf(services);
    unwrap(await draft.restore(path.id, { by: name, now }));
    return toWireWorkspace(await draft.workspace());
  });
}

/** Rejected with PUBLISHED_ELSEWHERE where another system has the catalog. */
function draftOf({ catalogDraft }: Services): CatalogDraft {
  if (catalogDraft === null) throw new ProblemError(problem('PUBLISHED_ELSEWHERE'));
  return catalogDraft;
}

function toWireDraft({ revision, changes, planned }: CatalogWorkspace): WireCatalogDraft {
  return {
    revision,
    changes: changes.map(({ at, ...change }) => ({ ...change, at: toIso(at) })),
    planned: planned.map(({ at, madeAt, ...plan }) => ({ ...plan, at: toIso(at), madeAt: toIso(madeAt) })),
  };
}

function toWireWorkspace(workspace: CatalogWorkspace) {
  return { ...toWireDraft(workspace), live: workspace.live };
}
