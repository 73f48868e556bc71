import { isSameValue } from '../same-value.ts';
import type { SiteSettings } from '../site-settings.ts';
import { type ContentPart, orderPart, otherKeys, ownIdOf, pageOfField, partsOf, settingsKeys } from './content-parts.ts';
import type { SiteContent } from './draft.ts';
import { emptyPage, type FixedPage, type OwnPage, type PageContent, type SitePages } from './pages/site-pages.ts';

/**
 * What a part of the content holds, as a record that is published on its own: the settings of its section and, under `page`, its page; an
 * own page; another key of the pages under its name; of `order`, the ids of the own pages.
 */
export type ContentRecord = Readonly<Record<string, unknown>> | readonly string[];

/** Records by their parts; null: an own page that does not exist. */
export type ContentRecords = Readonly<Record<ContentPart, ContentRecord | null>>;

export interface ContentChange {
  readonly id: ContentPart;
  readonly before: ContentRecord | null;
  readonly after: ContentRecord | null;
}

/** The record of a part; null: there is no such own page. */
export function recordOf({ settings, pages }: SiteContent, part: ContentPart): ContentRecord | null {
  if (part === orderPart) return pages.own.map(({ id }) => id);
  const ownId = ownIdOf(part);
  if (ownId !== null) return (pages.own.find(({ id }) => id === ownId) as ContentRecord | undefined) ?? null;
  if (otherKeys(pages).includes(part)) return { [part]: pages[part as keyof SitePages] };
  const fields = settingsKeys.filter((key) => pageOfField[key] === part).map((key) => [key, settings[key]]);
  const page = pages.fixed[part as FixedPage];
  return { ...Object.fromEntries(fields), ...(page !== undefined && { page }) };
}

export function recordsOfContent(content: SiteContent): ContentRecords {
  return Object.fromEntries(partsOf(content).map((part) => [part, recordOf(content, part)]));
}

/** `base` with some records in place of its own. Own pages that `order` does not name, such as new ones, come last. */
export function contentOfRecords(records: ContentRecords, base: SiteContent): SiteContent {
  const fixed: Record<string, PageContent> = { ...base.pages.fixed };
  const others: Record<string, unknown> = {};
  let settings: SiteSettings = base.settings;
  for (const [part, record] of Object.entries(records)) {
    if (part === orderPart || ownIdOf(part) !== null || record === null) continue;
    const { page, ...values } = record as Readonly<Record<string, unknown>>;
    if (page !== undefined) fixed[part] = { ...emptyPage, ...(page as PageContent) };
    const named = Object.entries(values);
    settings = { ...settings, ...Object.fromEntries(named.filter(([key]) => settingsKeys.some((known) => known === key))) };
    if (otherKeys(base.pages).includes(part)) others[part] = values[part];
  }
  return { settings, pages: { ...base.pages, ...others, fixed: fixed as SitePages['fixed'], own: ownPages(records, base.pages.own) } };
}

function ownPages(records: ContentRecords, base: readonly OwnPage[]): readonly OwnPage[] {
  const given = Object.entries(records).flatMap(([part, record]) => {
    const id = ownIdOf(part);
    return id === null ? [] : [[id, record as OwnPage | null] as const];
  });
  const newer = new Map(given);
  const stayed = base.flatMap((page) => {
    const next = newer.get(page.id);
    return next === undefined ? page : (next ?? []);
  });
  const known = new Set(base.map(({ id }) => id));
  const all = [...stayed, ...given.flatMap(([id, page]) => (known.has(id) ? [] : (page ?? [])))];
  const order = records[orderPart] as readonly string[] | null | undefined;
  return order === null || order === undefined ? all : inOrder(all, order);
}

function inOrder(pages: readonly OwnPage[], order: readonly string[]): readonly OwnPage[] {
  const places = new Map(order.map((id, place) => [id, place]));
  return pages.toSorted((a, b) => (places.get(a.id) ?? places.size) - (places.get(b.id) ?? places.size));
}

/** The records in which two contents differ, the removed pages last. The order is one of them where it does not follow from the others. */
export function contentChanges(before: SiteContent, after: SiteContent): ContentChange[] {
  const parts = partsOf(after, before).filter((part) => part !== orderPart);
  const changes = parts
    .map((id) => ({ id, before: recordOf(before, id), after: recordOf(after, id) }))
    .filter((change) => !isSameValue(change.before, change.after));
  const order = orderChange(before, after, changes);
  return order === null ? changes : [...changes, order];
}

function orderChange(before: SiteContent, after: SiteContent, changes: readonly ContentChange[]): ContentChange | null {
  const followed = recordOf(withChanges(before, changes), orderPart);
  const wanted = recordOf(after, orderPart);
  return isSameValue(followed, wanted) ? null : { id: orderPart, before: recordOf(before, orderPart), after: wanted };
}

export function withChanges(content: SiteContent, changes: readonly Pick<ContentChange, 'id' | 'after'>[]): SiteContent {
  return contentOfRecords(Object.fromEntries(changes.map(({ id, after }) => [id, after])), content);
}

/**
 * Content to which own pages were added, with each of them behind the page that it follows in the draft.
 * @param before the content without them
 */
export function placedAsInDraft(before: SiteContent, after: SiteContent, draft: SiteContent): SiteContent {
  const known = new Set(before.pages.own.map(({ id }) => id));
  const isNew = ({ id }: OwnPage) => !known.has(id);
  const own = after.pages.own.filter(isNew).reduce(
    (list, page) => {
      const place = draft.pages.own.findIndex(({ id }) => id === page.id);
      const previous = draft.pages.own.slice(0, place).findLast(({ id }) => list.some((each) => each.id === id));
      return list.toSpliced(previous === undefined ? 0 : list.findIndex(({ id }) => id === previous.id) + 1, 0, page);
    },
    after.pages.own.filter((page) => !isNew(page)),
  );
  return { ...after, pages: { ...after.pages, own } };
}
