import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import { promoDraftOf } from '#contract/catalog/promo-draft.ts';
import { localMinute } from '#domain/content/publish-time.ts';
import { parsePhone } from '#domain/customer/phone.ts';
import { formatClock } from '#domain/format.ts';
import { delivery, pickup } from '#domain/fulfillment/order-type.ts';
import type { LocalizedText } from '#domain/locale.ts';
import { fullText, isEmptyText, shortText } from '#domain/localized-text.ts';
import { type PromoRule, promoProblems } from '#domain/office/promo-problems.ts';
import { readSpan } from '#domain/office/typed-calendar.ts';
import { type OfferedTo, promoKey } from '#domain/order/promo.ts';
import { err, ok, type Result } from '#domain/result.ts';

export type CodeRecord = CatalogFile['promoCodes'][number];

/** A code in its form; `base` as it is in the draft, null for one that is new. */
export interface EditedCode {
  readonly record: CodeRecord;
  readonly base: CodeRecord | null;
}

/** A promo code or an automatic discount as its form shows it; null: an empty field. */
export interface CodeDraft {
  readonly kind: 'code' | 'automatic';
  readonly code: string;
  /** the code of a new automatic discount: nobody types it, and no former record had it, whose uses would count */
  readonly automaticName: string;
  readonly offeredTo: OfferedTo;
  /** as typed, one in a line */
  readonly phones: string;
  readonly combines: boolean;
  readonly title: LocalizedText;
  readonly type: CodeRecord['type'];
  readonly value: number | null;
  readonly maxDiscount: number | null;
  readonly minOrderSum: number | null;
  readonly isDelivered: boolean;
  readonly isPickedUp: boolean;
  readonly firstOrderOnly: boolean;
  readonly perCustomerLimit: number | null;
  readonly totalLimit: number | null;
  /** 0 is Sunday */
  readonly weekdays: readonly number[];
  /** whether it is valid at some hours only */
  readonly hasHours: boolean;
  /** HH:MM */
  readonly from: string;
  readonly until: string;
  /** YYYY-MM-DDTHH:mm in Tashkent; '': none */
  readonly startsAt: string;
  readonly endsAt: string;
}

/** What is wrong, by the field that shows it, in the order of the form. */
const codeFields = [
  'code',
  'title',
  'phones',
  'value',
  'maxDiscount',
  'totalLimit',
  'perCustomerLimit',
  'ways',
  'dates',
  'weekdays',
  'hours',
] as const;
export type CodeField = (typeof codeFields)[number];
export type CodeProblems = Readonly<Partial<Record<CodeField, PromoRule | 'missing' | 'wrong'>>>;

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const dayMinutes = 1440;
const mostLetters = 64;

export function newCode(): CodeRecord {
  return { code: '', title: { ru: '' }, type: 'percent', value: 10, minOrderSum: 0, orderTypes: [delivery, pickup] };
}

export function draftOfCode(record: CodeRecord): CodeDraft {
  const { fromMinute = 0, toMinute = dayMinutes, orderTypes } = record;
  const hasHours = fromMinute !== 0 || toMinute !== dayMinutes;
  return {
    kind: record.kind ?? 'code',
    code: record.code,
    automaticName: `AUTO-${Date.now().toString(36)}`,
    offeredTo: record.offeredTo ?? 'nobody',
    phones: (record.phones ?? []).map((phone) => `+${phone}`).join('\n'),
    combines: record.combines ?? false,
    title: fullText(record.title),
    type: record.type,
    value: record.type === 'free_delivery' ? null : record.value,
    maxDiscount: record.maxDiscount ?? null,
    minOrderSum: record.minOrderSum,
    isDelivered: orderTypes.includes(delivery),
    isPickedUp: orderTypes.includes(pickup),
    firstOrderOnly: record.firstOrderOnly ?? false,
    perCustomerLimit: record.perCustomerLimit ?? null,
    totalLimit: record.totalLimit ?? null,
    weekdays: record.weekdays ?? everyDay,
    hasHours,
    from: hasHours ? formatClock(fromMinute) : '',
    until: hasHours ? formatClock(toMinute) : '',
    startsAt: localOf(record.startsAt),
    endsAt: localOf(record.endsAt),
  };
}

/**
 * The record that the form describes; values that it does not show stay those of the record before.
 * @param others the other codes of the draft
 */
export function readCode(draft: CodeDraft, before: CodeRecord, others: readonly CodeRecord[]): Result<CodeRecord, CodeProblems> {
  const hours = draft.hasHours ? readSpan({ start: draft.from, end: draft.until }) : { start: 0, end: dayMinutes };
  const record = recordOf(draft, before, hours);
  const rules = promoProblems([...others, record].map(promoDraftOf)).flatMap(({ code, rule }) => (code === record.code ? rule : []));
  const first = (...names: readonly PromoRule[]) => names.find((name) => rules.includes(name));
  const missing = (isMissing: boolean) => (isMissing ? 'missing' : undefined);
  const problems = {
    code: missing(record.code === '' || record.code.length > mostLetters) ?? first('same'),
    title: missing(isEmptyText(draft.title)),
    phones: isForNamed(draft) && typedPhones(draft.phones).wrong !== null ? 'wrong' : first('phones'),
    value: first('percent', 'amount'),
    maxDiscount: missing(draft.maxDiscount === 0),
    totalLimit: missing(draft.totalLimit === 0),
    perCustomerLimit: missing(draft.perCustomerLimit === 0),
    ways: first('orderTypes'),
    dates: first('dates'),
    weekdays: first('weekdays'),
    hours: missing(hours === null) ?? first('hours'),
  } satisfies Record<CodeField, PromoRule | 'missing' | 'wrong' | undefined>;
  const wrong = codeFields.filter((field) => problems[field] !== undefined);
  return wrong.length === 0 ? ok(record) : err(Object.fromEntries(wrong.map((field) => [field, problems[field]])));
}

function recordOf(draft: CodeDraft, before: CodeRecord, hours: { start: number; end: number } | null): CodeRecord {
  const { weekdays: _, fromMinute: __, toMinute: ___, startsAt: ____, endsAt: _____, phones: ______, ...others } = before;
  const shown = draftOfCode(before);
  const orderTypes = [...(draft.isDelivered ? [delivery] : []), ...(draft.isPickedUp ? [pickup] : [])];
  const isEveryDay = draft.weekdays.length === everyDay.length && before.weekdays === undefined;
  return {
    ...others,
    // a code that exists keeps its spelling, by which its uses are counted
    code: before.code || promoKey(draft.kind === 'automatic' ? draft.automaticName : draft.code),
    ...(draft.kind === (before.kind ?? 'code') ? {} : { kind: draft.kind }),
    ...offerOf(draft, before),
    title: shortText(draft.title, before.title),
    type: draft.type,
    value: draft.type === 'free_delivery' ? 0 : (draft.value ?? 0),
    ...optional('maxDiscount', draft.type === 'percent' ? draft.maxDiscount : null, before),
    minOrderSum: draft.minOrderSum ?? 0,
    orderTypes: sameOrder(orderTypes, before.orderTypes),
    ...(draft.firstOrderOnly === (before.firstOrderOnly ?? false) ? {} : { firstOrderOnly: draft.firstOrderOnly }),
    ...optional('perCustomerLimit', draft.perCustomerLimit, before),
    ...optional('totalLimit', draft.totalLimit, before),
    ...(isEveryDay ? {} : { weekdays: sameOrder(draft.weekdays, before.weekdays ?? everyDay) }),
    ...(draft.hasHours && hours !== null && { fromMinute: hours.start, toMinute: hours.end }),
    ...instant('startsAt', draft.startsAt, shown.startsAt, before),
    ...instant('endsAt', draft.endsAt, shown.endsAt, before),
  };
}

/** Whom a code is shown to; what was absent and is not chosen stays absent. An automatic discount is for everybody. */
function offerOf({ kind, offeredTo, phones, combines }: CodeDraft, before: CodeRecord): Partial<CodeRecord> {
  if (kind === 'automatic') return before.phones === undefined ? {} : { phones: before.phones };
  return {
    ...(offeredTo === (before.offeredTo ?? 'nobody') ? {} : { offeredTo }),
    ...(isForNamed({ kind, offeredTo }) && { phones: typedPhones(phones).phones }),
    ...(combines === (before.combines ?? false) ? {} : { combines }),
  };
}

export function isForNamed({ kind, offeredTo }: Pick<CodeDraft, 'kind' | 'offeredTo'>): boolean {
  return kind === 'code' && offeredTo === 'named';
}

/** The phones of a list, and the first entry that is none. */
export function typedPhones(text: string): { readonly phones: string[]; readonly wrong: string | null } {
  const entries = text
    .split(/[\n,;]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const phones = entries.flatMap((entry) => parsePhone(entry) ?? []);
  return { phones: [...new Set(phones)], wrong: entries.find((entry) => parsePhone(entry) === null) ?? null };
}

/** A code that ends now. One that has not begun yet is removed instead. */
export function endedCode(record: CodeRecord, now: number): CodeRecord {
  return { ...record, endsAt: new Date(now).toISOString() };
}

export type CodeState = 'later' | 'over' | 'used_up' | 'valid';

export function stateOfCode({ startsAt, endsAt, totalLimit }: CodeRecord, uses: number, now: number): CodeState {
  if (endsAt !== undefined && Date.parse(endsAt) <= now) return 'over';
  if (totalLimit != null && uses >= totalLimit) return 'used_up';
  return startsAt !== undefined && Date.parse(startsAt) > now ? 'later' : 'valid';
}

function localOf(instantText: string | undefined): string {
  return instantText === undefined ? '' : localMinute(Date.parse(instantText));
}

/** A time that was not changed stays as exact as it was. */
function instant(name: 'startsAt' | 'endsAt', typed: string, shown: string, before: CodeRecord): Partial<CodeRecord> {
  if (typed === '') return {};
  return { [name]: typed === shown ? before[name] : new Date(`${typed}:00+05:00`).toISOString() };
}

/** A value that may be absent stays absent instead of null. */
function optional<Name extends 'maxDiscount' | 'perCustomerLimit' | 'totalLimit'>(name: Name, value: number | null, before: CodeRecord) {
  return value === null && before[name] === undefined ? {} : { [name]: value };
}

/** The chosen values in the order of the record before, so that the same choice is no change. */
function sameOrder<Value extends number>(chosen: readonly Value[], before: readonly Value[]): Value[] {
  return [...before.filter((value) => chosen.includes(value)), ...chosen.filter((value) => !before.includes(value))];
}
