import { calls } from '#contract/calls.ts';
import { ignoredSections, soldSectionsOf } from '#contract/catalog/sold-records.ts';
import type { WireCatalogDraft } from '#contract/office/catalog.ts';
import { problem } from '#domain/problem.ts';
import { toIso } from '../clock.ts';
import type { CatalogDraft } from '../modules/publishing/catalog-draft.ts';
import type { Services } from '../services.ts';
import { type Api, ProblemError, unwrap } from './context.ts';
import { handle } from './handle.ts';

/** The calls for the catalog's draft (`office/catalog/…`). */
export function addCatalogOffice(api: Api): void {
  handle(api, calls.catalogWorkspace, ({ services }) => readWorkspace(services));
  handle(api, calls.saveCatalogRecords, async ({ services, member: { name }, body: { records }, now }) => {
    unwrap(await draftOf(services).save(records, { by: name, now }));
    return readDraft(services);
  });
  handle(api, calls.promoUses, async ({ services: { promoUses } }) => {
    if (promoUses === null) throw new ProblemError(problem('PUBLISHED_ELSEWHERE'));
    return promoUses();
  });
  addFile(api);
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

/** Rejected with PUBLISHED_ELSEWHERE where another system has the catalog. */
function draftOf({ publishing: { catalog } }: Services): CatalogDraft {
  if (catalog === null) throw new ProblemError(problem('PUBLISHED_ELSEWHERE'));
  return catalog;
}

async function readDraft(services: Services): Promise<WireCatalogDraft> {
  const { live: _, ...draft } = await readWorkspace(services);
  return draft;
}

async function readWorkspace(services: Services) {
  const catalog = draftOf(services);
  const planned = await services.publishing.planCount('catalog');
  const { revision, changes, live } = await catalog.workspace();
  return { revision, changes: changes.map(({ at, ...change }) => ({ ...change, at: toIso(at) })), planned, live };
}
