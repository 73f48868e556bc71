import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { LogEntry, LogKind } from '#domain/office/change-log.ts';
import { isOfPublication, publicationKinds } from '#domain/office/log-groups.ts';
import type { OfficePart } from '#domain/office/team.ts';
import { createPause } from '../../async/in-slices.ts';
import type { Executor } from '../../db/connection.ts';
import type { Database } from '../../db/schema.ts';
import { parseParts, valuesOf } from './change-log.ts';

const entriesOfPage = 50;
const mostOfPublication = 1_000;
/** How many entries one statement looks through: a search that finds little reads the log in steps. */
const entriesAtOnce = 2_000;

/** Which entries of the log are read; null: all. */
export interface LogSearch {
  /** the parts of the office that the reader may use */
  readonly parts: readonly OfficePart[];
  /** somebody's name */
  readonly by: string | null;
  readonly kind: LogKind | null;
  /** ms, inclusive */
  readonly from: number | null;
  /** ms, exclusive */
  readonly until: number | null;
  readonly text: string | null;
  /** the entry after which the page begins */
  readonly before: number | null;
}

/** A page of the log, the newest first. */
export interface LogPage {
  readonly entries: readonly LogEntry[];
  /** the `before` of the next page; null: this is the last one */
  readonly next: number | null;
  /** all names in the log */
  readonly people: readonly string[];
}

type LogRow = Selectable<Database['content_log']>;

export async function searchLog(executor: Executor, search: LogSearch): Promise<LogPage> {
  const { first, last } = await executor
    .selectFrom('content_log')
    .select(({ fn }) => [fn.min('id').as('first'), fn.max('id').as('last')])
    .executeTakeFirstOrThrow();
  const rows: LogRow[] = [];
  const pause = createPause();
  let newest = Math.min(last ?? 0, (search.before ?? Number.MAX_SAFE_INTEGER) - 1);
  for (; newest >= (first ?? 1) && rows.length <= entriesOfPage; newest -= entriesAtOnce) {
    rows.push(...(await searchStep(executor, search, newest, entriesOfPage + 1 - rows.length)));
    await pause();
  }
  const page = rows.slice(0, entriesOfPage);
  const shown = [...page, ...(rows.length > entriesOfPage ? await restOfPublication(executor, search, page.at(-1)) : [])];
  const entries = shown.map(({ part: _, words: __, ...row }) => ({
    ...row,
    kind: row.kind as LogKind,
    parts: parseParts(row.parts),
    ...valuesOf(row),
  }));
  return { entries, next: rows.length > entriesOfPage ? (shown.at(-1)?.id ?? null) : null, people: await peopleOf(executor, search.parts) };
}

/** What the publication that a page ends in has written besides: a page has it whole, up to a thousand entries. */
async function restOfPublication(executor: Executor, search: LogSearch, last: LogRow | undefined): Promise<LogRow[]> {
  if (last === undefined || !isOfPublication({ kind: last.kind as LogKind })) return [];
  const rest = await executor
    .selectFrom('content_log')
    .selectAll()
    .where('part', 'in', [...search.parts])
    .where('at', '=', last.at)
    .where('id', '<', last.id)
    .where('kind', 'in', [...publicationKinds])
    .where((row) => row.and(conditionsOf(row, search)))
    .orderBy('id', 'desc')
    .limit(mostOfPublication)
    .execute();
  return rest.filter(({ by }) => by === last.by);
}

/** What is found among the entries up to one of them. */
function searchStep(executor: Executor, search: LogSearch, newest: number, most: number): Promise<LogRow[]> {
  return executor
    .selectFrom('content_log')
    .selectAll()
    .where('id', '<=', newest)
    .where('id', '>', newest - entriesAtOnce)
    .where('part', 'in', [...search.parts])
    .where((row) => row.and(conditionsOf(row, search)))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

function conditionsOf(row: ExpressionBuilder<Database, 'content_log'>, { by, kind, from, until, text }: LogSearch) {
  const pattern = `%${(text ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return [
    ...(by === null ? [] : [row('by', '=', by)]),
    ...(kind === null ? [] : [row('kind', '=', kind)]),
    ...(from === null ? [] : [row('at', '>=', from)]),
    ...(until === null ? [] : [row('at', '<', until)]),
    ...(text === null ? [] : [sql<boolean>`words like ${pattern} escape '\\'`]),
  ];
}

/** Each name is found in the index after the one before it, however often it is there. */
async function peopleOf(executor: Executor, parts: readonly OfficePart[]): Promise<readonly string[]> {
  const names = new Set<string>();
  for (const part of parts) {
    const { rows } = await sql<{ name: string }>`
      with recursive people(name) as (
        select min("by") from content_log where part = ${part}
        union all
        select (select min("by") from content_log where part = ${part} and "by" > people.name) from people where people.name is not null
      )
      select name from people where name is not null`.execute(executor);
    for (const { name } of rows) names.add(name);
  }
  return [...names].sort();
}
