import { z } from 'zod';
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
import { createPause } from '../../async/in-slices.ts';
import type { Executor } from '../../db/connection.ts';
import { parseStored } from '../../db/parse-stored.ts';
import { ensureStillAllowed } from './still-allowed.ts';

/** Saves by one editor within this time are one entry. */
const groupedWithinMs = 10 * 60_000;
const mostSiteEntries = 200;

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
  // a change of the team asks before it begins: it may concern the acting person
  if (partOf(kind) !== 'team') await ensureStillAllowed(transaction);
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
  await ensureStillAllowed(transaction);
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

function newestOfSite(transaction: Executor) {
  return transaction.selectFrom('content_log').selectAll().where('part', '=', 'site').orderBy('id', 'desc').limit(1).executeTakeFirst();
}

function partOf(kind: LogKind): LoggedPart {
  const parts = Object.keys(kindsOfPart) as LoggedPart[];
  return parts.find((part) => (kindsOfPart[part] as readonly LogKind[]).includes(kind)) ?? 'site';
}

/** The values of a save are stored whole, so that the next save can be joined to it, and are read as far as they differ. */
export function valuesOf(row: StoredValues): Pick<LogEntry, 'before' | 'after'> {
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

const loggedValues = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

function fromJson(json: string | null): LoggedValues | null {
  return json === null ? null : parseStored(loggedValues, json);
}

export function parseParts(json: string): readonly ContentPart[] {
  return parseStored(z.array(z.string()), json);
}
