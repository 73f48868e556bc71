import type { PublishingArea } from '#contract/catalog/record-changes.ts';
import type { Connection } from '#server/db/connection.ts';
import type { DiscardedName } from '#server/modules/publishing/discard-changes.ts';
import type { SeenRecord } from '#server/modules/publishing/publish-changes.ts';
import { createPublishing } from '#server/modules/publishing/publishing.ts';
import type { Author } from '#server/modules/publishing/save-records.ts';

const areas: readonly PublishingArea[] = ['catalog'];

/** The draft of the catalog and how it is published, for somebody who publishes the catalog alone. */
export function catalogPublishing(connection: Connection) {
  const { catalog, state, ...publishing } = createPublishing(connection);
  if (catalog === null) throw new Error('the catalog is published here');
  return {
    save: catalog.save,
    replace: catalog.replace,
    workspace: async () => ({ ...(await state(areas)), ...(await catalog.workspace()) }),
    publish: (names: readonly SeenRecord[] | null, at: number | null, author: Author) =>
      publishing.publish(names, at, { areas, ...author }),
    discard: (names: readonly DiscardedName[] | null, author: Author) => publishing.discard(names, { areas, ...author }),
    returnDiscarded: (id: number, author: Author) => publishing.returnDiscarded(id, { areas, ...author }),
    cancelPlan: (id: number, author: Author) => publishing.cancelPlan(id, { areas, ...author }),
    movePlan: (id: number, at: number, author: Author) => publishing.movePlan(id, at, { areas, ...author }),
    publishDue: publishing.publishDue,
    versions: () => publishing.versions(areas),
    changesTo: (id: number) => publishing.changesTo(id, areas),
    restore: (id: number, author: Author) => publishing.restore(id, { areas, ...author }),
    forgetVersions: publishing.forgetVersions,
  };
}
