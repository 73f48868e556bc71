import type { Id } from '#domain/id.ts';
import type { Locale, LocalizedText } from '#domain/locale.ts';
import { withFallbacks } from '#domain/localized-text.ts';
import { countedStatuses } from '#domain/report/order-figures.ts';
import type { NamedReport, ReportShare, ShareSums } from '#domain/report/report.ts';
import { dayOf } from '#domain/schedule/clock.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { Backend } from '../../ports/backend.ts';
import { type ReportSearch, readReport } from './read-report.ts';

/** What was sold, from sums that are kept as orders end (R-REPORT-2). */
export interface Reports {
  /** @param restaurantIds the restaurants that the reader may see; null: all */
  read(search: ReportSearch, locale: Locale, now: number): Promise<NamedReport>;
  /** The restaurants that a report can be limited to. */
  restaurants(locale: Locale, now: number): Promise<readonly { readonly id: Id; readonly name: string }[]>;
}

export function createReports({ db }: Connection, backend: Pick<Backend, 'restaurants'>): Reports {
  const restaurants = async (locale: Locale, now: number) => {
    const own = await readNames(db, 'restaurants', locale);
    return own.size > 0 ? [...own].map(([id, name]) => ({ id, name })) : backend.restaurants(locale, now);
  };
  return {
    async read(search, locale, now) {
      const { report, names } = await readReport(db, search, dayOf(now));
      const placeNames = new Map((await restaurants(locale, now)).map(({ id, name }) => [id, name]));
      const dishes = await readDishes(db, locale);
      const categories = await readNames(db, 'categories', locale);
      const nameOf = (id: Id) => dishes.get(id)?.name ?? nameIn(names.get(id), locale);
      const named = report.shares.map((share) => ({
        ...share,
        name: share.facet === 'dish' ? nameOf(share.item) : share.facet === 'courier' ? nameIn(names.get(share.item), locale) : '',
      }));
      const byCategory = categoryShares(report.shares, (id) => dishes.get(id)?.categoryId ?? '');
      return {
        ...report,
        restaurants: report.restaurants.map((sums) => ({ ...sums, name: placeNames.get(sums.id) ?? '' })),
        shares: [...named, ...byCategory.map((share) => ({ ...share, name: categories.get(share.item) ?? '' }))],
        isComplete: await isAllCounted(db),
      };
    },
    restaurants,
  };
}

function nameIn(name: LocalizedText | undefined, locale: Locale): string {
  return name === undefined ? '' : withFallbacks(name)[locale];
}

interface NamedRecord {
  readonly name: LocalizedText;
  readonly categoryId?: string | number;
}

/** The records of a list of the catalog; none where another system has it. */
async function readRecords(executor: Executor, kind: string): Promise<Map<Id, NamedRecord>> {
  const rows = await executor.selectFrom('catalogue').select(['id', 'record']).where('kind', '=', kind).orderBy('position').execute();
  return new Map(rows.map(({ id, record }) => [id, JSON.parse(record) as NamedRecord]));
}

async function readNames(executor: Executor, kind: string, locale: Locale): Promise<Map<Id, string>> {
  const records = await readRecords(executor, kind);
  return new Map([...records].map(([id, { name }]) => [id, withFallbacks(name)[locale]]));
}

async function readDishes(executor: Executor, locale: Locale): Promise<Map<Id, { readonly name: string; readonly categoryId: Id }>> {
  const records = await readRecords(executor, 'products');
  return new Map(
    [...records].map(([id, { name, categoryId = '' }]) => [id, { name: withFallbacks(name)[locale], categoryId: String(categoryId) }]),
  );
}

/** The dishes by the category that they have now. An order with two dishes of a category counts for each. */
function categoryShares(shares: readonly ReportShare[], categoryOf: (id: Id) => Id) {
  const dishes = shares.filter(({ facet }) => facet === 'dish');
  const grouped = Map.groupBy(dishes, ({ item }) => categoryOf(item));
  return [...grouped]
    .map(([item, same]) => ({
      facet: 'category' as const,
      item,
      sums: added(same.map(({ sums }) => sums)),
      before: added(same.map(({ before }) => before)),
    }))
    .sort((one, other) => other.sums.total - one.sums.total);
}

function added(sums: readonly ShareSums[]): ShareSums {
  const add = (measure: keyof ShareSums) => sums.reduce((sum, share) => sum + share[measure], 0);
  return { orders: add('orders'), portions: add('portions'), total: add('total') };
}

/** Whether every order that has ended is counted. */
async function isAllCounted(executor: Executor): Promise<boolean> {
  const missed = executor
    .selectFrom('orders')
    .select('number')
    .where('counted', 'is', null)
    .where('status', 'in', [...countedStatuses]);
  return (await missed.limit(1).executeTakeFirst()) === undefined;
}
