import { calls } from '#contract/calls.ts';
import { isOfRestaurants, withoutPhones, withoutPhonesOf } from '#contract/catalog/restaurant-changes.ts';
import { ignoredSections, soldSectionsOf } from '#contract/catalog/sold-records.ts';
import type { WireCatalogDraft } from '#contract/office/catalog.ts';
import { mayChange } from '#domain/office/team.ts';
import { problem } from '#domain/problem.ts';
import type { OfficeMember } from '../auth/office-access.ts';
import { toIso } from '../clock.ts';
import type { CatalogDraft } from '../modules/publishing/catalog-draft.ts';
import type { Services } from '../services.ts';
import { type Api, ProblemError, unwrap } from './context.ts';
import { handle } from './handle.ts';

/** The calls for the catalog's draft (`office/catalog/…`). */
export function addCatalogOffice(api: Api): void {
  handle(api, calls.catalogWorkspace, async ({ services, member }) => seenBy(member, await readWorkspace(services)));
  handle(api, calls.saveCatalogRecords, async ({ services, member, body: { records }, now }) => {
    const { name, restaurantIds } = member;
    const draft = draftOf(services);
    const isOwn = ({ section, id, base, value }: (typeof records)[number]) =>
      restaurantIds === null || isOfRestaurants({ section, id, before: base, after: value }, restaurantIds);
    if (!records.every(isOwn)) throw new ProblemError(problem('ROLE_NOT_ALLOWED'));
    unwrap(await draft.save(records, { by: name, now }));
    const { changes, ...rest } = await readDraft(services);
    return { ...rest, changes: seesCustomers(member) ? changes : changes.map(withoutPhones) };
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

/** Phones of customers are for those who work for all restaurants and may change something. */
function seesCustomers(member: OfficeMember): boolean {
  return member.restaurantIds === null && mayChange(member);
}

function seenBy<Workspace extends Awaited<ReturnType<typeof readWorkspace>>>(member: OfficeMember, workspace: Workspace): Workspace {
  if (seesCustomers(member)) return workspace;
  const { changes, live } = workspace;
  const promoCodes = live.promoCodes.map((code) => withoutPhonesOf(code));
  return { ...workspace, changes: changes.map(withoutPhones), live: { ...live, promoCodes } };
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
