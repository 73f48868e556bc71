import { checkSold, newIssues } from '#contract/catalog/catalog-checks.ts';
import { applyChanges, findRecord } from '#contract/catalog/record-changes.ts';
import type { SoldRecords } from '#contract/catalog/sold-records.ts';
import { limitedRecords, recordValueIssues } from '#contract/catalog/value-checks.ts';
import { mergeValues } from '#domain/merge-values.ts';
import type { CatalogIssue } from '#domain/office/catalog-issue.ts';
import { problem } from '#domain/problem.ts';
import { createPause, mapInSlices } from '../../async/in-slices.ts';
import { readSoldRecords } from '../catalog/catalog-rows.ts';
import { bumpVersion } from '../catalog/catalog-version.ts';
import { beginWriting, writeRecords } from '../catalog/import-catalog.ts';
import type { Area } from './area.ts';
import { changesBetween, ownChangesBetween } from './compare-catalogs.ts';
import { readChanges } from './draft-rows.ts';

/** The catalog; stop-list, portions, pauses and orders are kept apart from it. @param dishes the ids of the only dishes to read; null: all */
export function catalogArea(dishes: readonly string[] | null = null): Area<SoldRecords> {
  return {
    name: 'catalog',
    showsPlans: false,
    read: (executor) => readSoldRecords(executor, dishes),
    readChanges: (executor) => readChanges(executor, 'catalog', dishes),
    find: findRecord,
    apply: applyChanges,
    merge: ({ base, mine, theirs }) => (Array.isArray(mine) ? { merged: mine, conflicts: [] } : mergeValues({ base, mine, theirs })),
    changesBetween,
    ownChangesBetween,
    withPublished: ({ live }, changes) => applyChanges(live, changes),

    async problemOf(live, next) {
      const unstopped = { stopList: [], pauses: [] };
      const pause = createPause();
      const references = newIssues(checkSold, { ...live, ...unstopped }, { ...next, ...unstopped });
      await pause();
      const issues = [...references, ...(await newValueIssues(live, next))];
      return issues.length > 0 ? problem('CATALOG_INVALID', { issues }) : null;
    },

    async write(transaction, engine, next, changes) {
      await beginWriting(transaction, engine);
      const kinds = new Set(changes.map(({ section, id }) => (section === 'order' ? id : section)));
      await writeRecords(transaction, next, [...kinds]);
      await bumpVersion(transaction, 'stock');
    },
  };
}

async function newValueIssues(live: SoldRecords, next: SoldRecords): Promise<CatalogIssue[]> {
  const found = await mapInSlices(limitedRecords(next), recordValueIssues);
  if (found.every((issues) => issues.length === 0)) return [];
  return newIssues((records) => limitedRecords(records).flatMap(recordValueIssues), live, next);
}
