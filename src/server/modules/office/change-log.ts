import { type ExpressionBuilder, sql } from 'kysely';
import { type ChangedValues, type ContentChanges, joinChanges, shortenChange } from '#domain/content/content-changes.ts';
import type { ContentPart } from '#domain/content/content-parts.ts';
import {
  kindsOfPart,
  type LogEntry,
  type LoggedValues,
  type LogKind,
  type SiteLogEntry,
  type SiteLogKind,
} from '#domain/office/change-log.ts';
import type { OfficePart } from '#domain/office/team.ts';
import type { Executor } from '../../db/connection.ts';
import type { Database } from '../../db/schema.ts';
import { createPause } from '../../lib/in-slices.ts';

/** Saves by one editor within this time are one entry. */
const groupedWithinMs = 10 * 60_000;
const mostSiteEntries = 200;
const entriesOfPage = 50;

type LoggedPart = keyof typeof kindsOfPart;

/** What entries of the site and of the other parts have in common. */
interface Signed {
  /** ms */
  readonly at: number;
  /** null: somebody without a name */
  readonly by: string | null;
}

interface SiteChange extends Signed {
  readonly kind: SiteLogKind;
  readonly parts: readonly ContentPart[];
  readonly detail: string | null;
  /** the versions, of a publication; the values, of a save */
  readonly before?: LoggedValues | ChangedValues | null;
  readonly after?: LoggedValues | ChangedValues | null;
}

export interface OfficeChange extends Signed {
  readonly kind: Exclude<LogKind, SiteLogKind>;
  readonly subject: string;
  /** the names of a record of the catalog */
  readonly detail?: string | null;
  readonly before: LoggedValues | ChangedValues | null;
  readonly after: LoggedValues | ChangedValues | null;
}

/** Writes what somebody of the office did, inside the transaction that does it. */
export async function addLogEntry(transaction: Executor, entry: SiteChange | OfficeChange): Promise<void> {
  const { at, by, kind, parts, detail, subject, before, after } = {
    parts: [],
    detail: null,
    subject: '',
    before: null,
    after: null,
    ...entry,
  };
  const last = kind === 'saved' ? await newestOfSite(transaction) : undefined;
  const isGrouped = last?.kind === 'saved' && last.by === by && at - last.at < groupedWithinMs;
  const all = isGrouped ? [...new Set([...parseParts(last.parts), ...parts])] : parts;
  const values = isGrouped ? joinChanges(changesIn(last), { before: changed(before), after: changed(after) }) : { before, after };
  const row = toRow({ at, by, kind, parts: all, detail, subject, ...values });
  if (isGrouped) await transaction.updateTable('content_log').set(row).where('id', '=', last.id).execute();
  else await transaction.insertInto('content_log').values(row).execute();
}

const rowsAtOnce = 100;

/** Writes what became of many records. */
export async function addLogEntries(transaction: Executor, entries: readonly OfficeChange[]): Promise<void> {
  const pause = createPause();
  for (let start = 0; start < entries.length; start += rowsAtOnce) {
    const rows = entries.slice(start, start + rowsAtOnce).map((entry) => toRow({ parts: [], detail: null, ...entry }));
    await transaction.insertInto('content_log').values(rows).execute();
    await pause();
  }
}

type LoggedChange = Required<Omit<SiteChange, 'kind'> & Omit<OfficeChange, 'kind'>> & { readonly kind: LogKind };

function toRow({ parts, before, after, ...entry }: LoggedChange) {
  const [written, was, is] = [JSON.stringify(parts), toJson(before), toJson(after)];
  const { by, kind, subject, detail } = entry;
  const words = [by, subject, detail, written, was, is].join(' ').toLowerCase();
  return { ...entry, parts: written, part: partOf(kind), before: was, after: is, words };
}

/** The entries about the site, the newest first. */
export async function readSiteLog(executor: Executor): Promise<readonly SiteLogEntry[]> {
  const rows = await executor
    .selectFrom('content_log')
    .select(['id', 'at', 'by', 'kind', 'parts', 'detail'])
    .where('part', '=', 'site')
    .orderBy('id', 'desc')
    .limit(mostSiteEntries)
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as SiteLogKind, parts: parseParts(row.parts) }));
}

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

export async function searchLog(executor: Executor, search: LogSearch): Promise<LogPage> {
  const rows = await executor
    .selectFrom('content_log')
    .selectAll()
    .where('part', 'in', [...search.parts])
    .where((row) => row.and(conditionsOf(row, search)))
    .orderBy('id', 'desc')
    .limit(entriesOfPage + 1)
    .execute();
  const shown = rows.slice(0, entriesOfPage);
  const entries = shown.map(({ part: _, words: __, ...row }) => ({
    ...row,
    kind: row.kind as LogKind,
    parts: parseParts(row.parts),
    ...valuesOf(row),
  }));
  return { entries, next: rows.length > entriesOfPage ? (shown.at(-1)?.id ?? null) : null, people: await peopleOf(executor, search.parts) };
}

function conditionsOf(row: ExpressionBuilder<Database, 'content_log'>, { by, kind, from, until, text, before }: LogSearch) {
  const pattern = `%${(text ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return [
    ...(by === null ? [] : [row('by', '=', by)]),
    ...(kind === null ? [] : [row('kind', '=', kind)]),
    ...(from === null ? [] : [row('at', '>=', from)]),
    ...(until === null ? [] : [row('at', '<', until)]),
    ...(text === null ? [] : [sql<boolean>`words like ${pattern} escape '\\'`]),
    ...(before === null ? [] : [row('id', '<', before)]),
  ];
}

async function peopleOf(executor: Executor, parts: readonly OfficePart[]): Promise<readonly string[]> {
  const rows = await executor
    .selectFrom('content_log')
    .select('by')
    .distinct()
    .where('part', 'in', [...parts])
    .where('by', 'is not', null)
    .orderBy('by')
    .execute();
  return rows.flatMap(({ by }) => by ?? []);
}

function newestOfSite(transaction: Executor) {
  return transaction.selectFrom('content_log').selectAll().where('part', '=', 'site').orderBy('id', 'desc').limit(1).executeTakeFirst();
}

function partOf(kind: LogKind): LoggedPart {
  const parts = Object.keys(kindsOfPart) as LoggedPart[];
  return parts.find((part) => (kindsOfPart[part] as readonly LogKind[]).includes(kind)) ?? 'site';
}

/** The values of a save are stored whole, so that the next save can be joined to it, and are read as far as they differ. */
function valuesOf(row: StoredValues): Pick<LogEntry, 'before' | 'after'> {
  if (row.kind !== 'saved') return { before: fromJson(row.before), after: fromJson(row.after) };
  if (row.before === null) return { before: null, after: null };
  const { before, after } = changesIn(row);
  const pairs = Object.keys(after).map((path) => [path, shortenChange(before[path] ?? '', after[path] ?? '')] as const);
  const side = (at: 0 | 1) => Object.fromEntries(pairs.map(([path, pair]) => [path, pair[at]]));
  return { before: side(0), after: side(1) };
}

interface StoredValues {
  readonly kind: string;
  readonly before: string | null;
  readonly after: string | null;
}

function changesIn({ before, after }: StoredValues): ContentChanges {
  return { before: changed(fromJson(before)), after: changed(fromJson(after)) };
}

function changed(values: LoggedValues | ChangedValues | null): ChangedValues {
  return (values ?? {}) as ChangedValues;
}

function toJson(values: LoggedValues | ChangedValues | null): string | null {
  return values && JSON.stringify(values);
}

function fromJson(json: string | null): LoggedValues | null {
  return json === null ? null : (JSON.parse(json) as LoggedValues);
}

export function parseParts(json: string): readonly ContentPart[] {
  return JSON.parse(json) as readonly ContentPart[];
}
