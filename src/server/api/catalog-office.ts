import { calls } from '#contract/calls.ts';
import { ignoredSections, soldSectionsOf } from '#contract/catalog/sold-records.ts';
import type { WireCatalogDraft } from '#contract/office/catalog-wire.ts';
import { problem } from '#domain/problem.ts';
import { toIso } from '../clock.ts';
import type { CatalogDraft } from '../modules/publishing/catalog-draft.ts';
import type { Publisher } from '../modules/publishing/publishing.ts';
import type { Services } from '../services.ts';
import { type Api, ProblemError, unwrap } from './context.ts';
import { handle } from './handle.ts';
import { makePreviewLink } from './make-preview-link.ts';

/** The calls for the catalog's draft, its publications and its versions (`office/catalog/…`). */
export function addCatalogOffice(api: Api): void {
  handle(api, calls.catalogWorkspace, ({ services }) => readWorkspace(services));
  handle(api, calls.saveCatalogRecords, async ({ services, member: { name }, body: { records }, now }) => {
    unwrap(await draftOf(services).save(records, { by: name, now }));
    return readDraft(services);
  });
  handle(api, calls.discardCatalogChanges, async ({ services, body: { records }, ...actor }) => {
    draftOf(services);
    unwrap(await services.publishing.discard(records ?? null, managerOf(actor)));
    return readDraft(services);
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
    await draftOf(services).replace(soldSectionsOf(body), { by: name, now });
    return { ...(await readDraft(services)), ignored: ignoredSections(body) };
  });
}

function addPublishing(api: Api): void {
  handle(api, calls.publishCatalog, async ({ services, body: { at, records }, ...actor }) => {
    draftOf(services);
    unwrap(await services.publishing.publish(records ?? null, at === undefined ? null : Date.parse(at), managerOf(actor)));
    return readWorkspace(services);
  });
  handle(api, calls.cancelCatalogPlan, async ({ services, path, ...actor }) => {
    draftOf(services);
    unwrap(await services.publishing.cancelPlan(path.id, managerOf(actor)));
    return readDraft(services);
  });
  handle(api, calls.moveCatalogPlan, async ({ services, path, body, ...actor }) => {
    draftOf(services);
    unwrap(await services.publishing.movePlan(path.id, Date.parse(body.at), managerOf(actor)));
    return readDraft(services);
  });
}

function addVersions(api: Api): void {
  handle(api, calls.catalogVersions, async ({ services }) => {
    draftOf(services);
    const versions = await services.publishing.versions(['catalog']);
    return {
      versions: versions.map(({ publishedAt, records, ...version }) => ({
        ...version,
        publishedAt: toIso(publishedAt),
        records: [...records],
      })),
    };
  });
  handle(api, calls.catalogVersion, async ({ services, path }) => {
    draftOf(services);
    return { changes: [...unwrap(await services.publishing.changesTo(path.id, ['catalog']))] };
  });
  handle(api, calls.restoreCatalogVersion, async ({ services, path, ...actor }) => {
    draftOf(services);
    unwrap(await services.publishing.restore(path.id, managerOf(actor)));
    return readWorkspace(services);
  });
}

/** Rejected with PUBLISHED_ELSEWHERE where another system has the catalog. */
function draftOf({ publishing: { catalog } }: Services): CatalogDraft {
  if (catalog === null) throw new ProblemError(problem('PUBLISHED_ELSEWHERE'));
  return catalog;
}

function managerOf({ member: { name }, now }: { readonly member: { readonly name: string | null }; readonly now: number }): Publisher {
  return { areas: ['catalog'], by: name, now };
}

async function readDraft(services: Services): Promise<WireCatalogDraft> {
  const { live: _, ...draft } = await readWorkspace(services);
  return draft;
}

async function readWorkspace(services: Services) {
  const catalog = draftOf(services);
  const planned = await services.publishing.planned(['catalog']);
  const { revision, changes, live } = await catalog.workspace();
  return {
    revision,
    changes: changes.map(({ at, ...change }) => ({ ...change, at: toIso(at) })),
    planned: planned.map(({ id, at, by, madeAt, changes: records, problem: reason }) => {
      return { id, by, at: toIso(at), madeAt: toIso(madeAt), changes: records, problem: reason };
    }),
    live,
  };
}
