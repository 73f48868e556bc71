import { calls } from '#contract/calls.ts';
import type { PublishingArea, RecordName } from '#contract/catalog/record-changes.ts';
import { isOfRestaurants, withoutPhones } from '#contract/catalog/restaurant-changes.ts';
import type { WirePlan, WirePublishing } from '#contract/publishing/publishing-wire.ts';
import { mayChange } from '#domain/office/team.ts';
import { type Problem, problem } from '#domain/problem.ts';
import type { Result } from '#domain/result.ts';
import type { OfficeMember } from '../auth/office-access.ts';
import { toIso } from '../clock.ts';
import type { StoredChange } from '../modules/publishing/draft-rows.ts';
import type { ListedPlan } from '../modules/publishing/list-plans.ts';
import type { SeenRecord } from '../modules/publishing/publish-changes.ts';
import type { Publisher } from '../modules/publishing/publishing.ts';
import type { Services } from '../services.ts';
import { type Api, ProblemError, unwrap } from './context.ts';
import { type HandlerInput, handle } from './handle.ts';
import { makePreviewLink } from './make-preview-link.ts';

/** How changes of the catalog and of the pages reach customers: for everybody who may change one of them, as far as they may. */
export function addPublishing(api: Api): void {
  handle(api, calls.publishing, read);
  handle(api, calls.publishChanges, async (input) => {
    const { services, body } = input;
    const asked = body.records?.map(({ at, ...name }) => ({ ...name, at: at === undefined ? undefined : Date.parse(at) })) ?? null;
    if (input.member.restaurantIds !== null && body.at !== undefined) throw new ProblemError(problem('ROLE_NOT_ALLOWED'));
    const names = await ownNames(input, asked);
    return changed(input, await services.publishing.publish(names, body.at === undefined ? null : Date.parse(body.at), publisherOf(input)));
  });
  handle(api, calls.discardChanges, async (input) => {
    const names = await ownNames(input, input.body.records ?? null);
    return changed(input, await input.services.publishing.discard(names, publisherOf(input)));
  });
  handle(api, calls.returnChanges, async (input) => {
    return changed(input, await input.services.publishing.returnDiscarded(input.path.id, publisherOf(input)));
  });
  handle(api, calls.reschedulePlan, async (input) => {
    return changed(input, await input.services.publishing.movePlan(input.path.id, Date.parse(input.body.at), publisherOf(input)));
  });
  handle(api, calls.withdrawPlan, async (input) => {
    return changed(input, await input.services.publishing.cancelPlan(input.path.id, publisherOf(input)));
  });
  addVersions(api);
  handle(api, calls.makeDraftLink, ({ services, member, body: { path = '/' }, now }) => {
    const of = areasOf(services, member).includes('catalog') ? 'catalog' : 'site';
    return makePreviewLink(services, { of, path, by: member.name, now });
  });
  handle(api, calls.publishingLog, async ({ services, member }) => {
    const entries = areasOf(services, member).includes('content') ? await services.siteLog() : [];
    return { entries: entries.map((entry) => ({ ...entry, at: toIso(entry.at) })) };
  });
}

function addVersions(api: Api): void {
  handle(api, calls.versions, async ({ services, member }) => {
    const versions = await services.publishing.versions(areasOf(services, member));
    return {
      versions: versions.map(({ publishedAt, records, ...version }) => ({
        ...version,
        publishedAt: toIso(publishedAt),
        records: [...records],
      })),
    };
  });
  handle(api, calls.versionChanges, async ({ services, member, path }) => {
    return { changes: [...unwrap(await services.publishing.changesTo(path.id, areasOf(services, member)))] };
  });
  handle(api, calls.publishVersion, async (input) => {
    return changed(input, await input.services.publishing.restore(input.path.id, publisherOf(input)));
  });
}

type Input = Pick<HandlerInput<typeof calls.publishing>, 'services' | 'member' | 'now'>;

async function changed(input: Input, result: Result<null, Problem>): Promise<WirePublishing> {
  unwrap(result);
  input.services.feed.notify();
  return read(input);
}

async function read(input: Input): Promise<WirePublishing> {
  const { services, member } = input;
  const areas = areasOf(services, member);
  const state = await services.publishing.state(areas);
  const { revision } = state;
  const seen = { changes: ownChanges(member, state.changes), planned: state.planned, discarded: state.discarded };
  const { changes, planned, discarded } = member.restaurantIds === null ? seen : { ...seen, planned: [], discarded: [] };
  if (!mayChange(member))
    return { revision, areas: [...areas], changes: changes.map(withoutPhones).map(toWireChange), planned: [], discarded: [] };
  return {
    revision,
    areas: [...areas],
    changes: changes.map(toWireChange),
    planned: planned.map(toWirePlan),
    discarded: discarded.map(({ at, ...set }) => ({ ...set, at: toIso(at) })),
  };
}

function toWireChange({ at, ...change }: StoredChange) {
  return { ...change, at: toIso(at) };
}

/** Of a manager of some restaurants the changes that concern nothing but these (R-TEAM-8). */
function ownChanges({ restaurantIds }: OfficeMember, changes: readonly StoredChange[]): readonly StoredChange[] {
  return restaurantIds === null ? changes : changes.filter((change) => isOfRestaurants(change, restaurantIds));
}

/** The records that are meant, as they were when they were judged; all of one's own when none is named. */
async function ownNames<Name extends RecordName>(
  { services, member }: Input,
  names: readonly Name[] | null,
): Promise<readonly (Name | SeenRecord)[] | null> {
  if (member.restaurantIds === null) return names;
  const own = ownChanges(member, (await services.publishing.state(areasOf(services, member))).changes);
  const found = (names ?? own).map((name) => own.find(({ section, id }) => section === name.section && id === name.id));
  if (found.length === 0 || found.includes(undefined)) throw new ProblemError(problem('ROLE_NOT_ALLOWED'));
  const seen = found.flatMap((change) => change ?? []).map(({ section, id, at }) => ({ section, id, at }));
  return names === null ? seen : names.map((name, index) => ({ ...seen[index], ...name }));
}

function toWirePlan({ at, madeAt, ...plan }: ListedPlan): WirePlan {
  return { ...plan, at: toIso(at), madeAt: toIso(madeAt) };
}

function publisherOf({ services, member, now }: Input): Publisher {
  return { areas: areasOf(services, member), by: member.name, now };
}

/** What a person may change and publish, of what is published here. */
function areasOf({ publishing }: Services, { parts }: OfficeMember): PublishingArea[] {
  return [
    ...(parts.includes('catalog') && publishing.ownsAll ? (['catalog'] as const) : []),
    ...(parts.includes('site') ? (['content'] as const) : []),
  ];
}
