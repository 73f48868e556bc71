import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import { promoDraftOf } from '#contract/catalog/promo-draft.ts';
import { localMinute } from '#domain/content/publish-time.ts';
import { parsePhone } from '#domain/customer/phone.ts';
import { formatClock } from '#domain/format.ts';
import { delivery, pickup } from '#domain/fulfillment/order-type.ts';
import { amount, choice, flag, text } from '#domain/office/field-kinds.ts';
import { type DraftOf, type FieldKind, type FieldTable, readFields, showFields, wrongFields } from '#domain/office/form-fields.ts';
import { type PromoRule, promoProblems } from '#domain/office/promo-problems.ts';
import { readSpan } from '#domain/office/typed-calendar.ts';
import { type OfferedTo, promoKey } from '#domain/order/promo.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { WordKey } from '#domain/words.ts';

export type CodeRecord = CatalogFile['promoCodes'][number];

/** A code in its form; `base` as it is in the draft, null for one that is new. */
export interface EditedCode {
  readonly record: CodeRecord;
  readonly base: CodeRecord | null;
}

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const dayMinutes = 1440;
const mostLetters = 64;

/** 0 is Sunday */
const weekdays: FieldKind<number[], readonly number[]> = {
  control: 'own',
  show: (stored) => stored ?? everyDay,
  isWrong: () => false,
  read: (typed, before) => (typed.length === everyDay.length && before == null ? undefined : sameOrder(typed, before ?? everyDay)),
};

/** YYYY-MM-DDTHH:mm in Tashkent; '': none */
const instant: FieldKind<string, string> = {
  control: 'own',
  show: (stored) => (stored == null ? '' : localMinute(Date.parse(stored))),
  isWrong: () => false,
  read: (typed) => (typed === '' ? undefined : new Date(`${typed}:00+05:00`).toISOString()),
};

const limit = { kind: amount({ min: 1, empty: null }), note: 'noLimitNote' } as const;

export const codeTable = {
  kind: { kind: choice<'code' | 'automatic'>('code'), label: 'kindLegend' },
  offeredTo: { kind: choice<OfferedTo>('nobody'), label: 'offeredToLegend' },
  combines: { kind: flag(), note: 'combinesNote' },
  title: { kind: text({ isRequired: true }) },
  type: { kind: choice<CodeRecord['type']>('percent'), label: 'discountLegend' },
  maxDiscount: limit,
  minOrderSum: { kind: amount({ empty: 0 }) },
  firstOrderOnly: { kind: flag() },
  totalLimit: limit,
  perCustomerLimit: limit,
  weekdays: { kind: weekdays },
  startsAt: { kind: instant },
  endsAt: { kind: instant },
} as const satisfies FieldTable<CodeRecord, WordKey<'office-promo'>>;

/** A promo code or an automatic discount as its form shows it; null: an empty field. */
export interface CodeDraft extends DraftOf<typeof codeTable> {
  readonly code: string;
  /** the code of a new automatic discount: nobody types it, and no former record had it, whose uses would count */
  readonly automaticName: string;
  /** as typed, one in a line */
  readonly phones: string;
  readonly value: number | null;
  readonly isDelivered: boolean;
  readonly isPickedUp: boolean;
  /** whether it is valid at some hours only */
  readonly hasHours: boolean;
  /** HH:MM */
  readonly from: string;
  readonly until: string;
}

/** What is wrong, by the field that shows it. */
export type CodeField = keyof typeof codeTable | 'code' | 'phones' | 'value' | 'ways' | 'dates' | 'hours';
export type CodeProblems = Readonly<Partial<Record<CodeField, PromoRule | 'missing' | 'wrong'>>>;

export function newCode(): CodeRecord {
  return { code: '', title: { ru: '' }, type: 'percent', value: 10, minOrderSum: 0, orderTypes: [delivery, pickup] };
}

export function draftOfCode(record: CodeRecord): CodeDraft {
  const { fromMinute = 0, toMinute = dayMinutes, orderTypes } = record;
  const hasHours = fromMinute !== 0 || toMinute !== dayMinutes;
  return {
    ...showFields(codeTable, record),
    code: record.code,
    automaticName: `AUTO-${Date.now().toString(36)}`,
    phones: (record.phones ?? []).map((phone) => `+${phone}`).join('\n'),
    value: record.type === 'free_delivery' ? null : record.value,
    isDelivered: orderTypes.includes(delivery),
    isPickedUp: orderTypes.includes(pickup),
    hasHours,
    from: hasHours ? formatClock(fromMinute) : '',
    until: hasHours ? formatClock(toMinute) : '',
  };
}

/**
 * The record that the form describes; values that it does not show stay those of the record before.
 * @param others the other codes of the draft
 */
export function readCode(draft: CodeDraft, before: CodeRecord, others: readonly CodeRecord[]): Result<CodeRecord, CodeProblems> {
  const hours = draft.hasHours ? readSpan({ start: draft.from, end: draft.until }) : { start: 0, end: dayMinutes };
  const record = recordOf(draft, before, hours);
  const wrong = wrongFields(codeTable, draft, before);
  const rules = promoProblems([...others, record].map(promoDraftOf)).flatMap(({ code, rule }) => (code === record.code ? rule : []));
  const first = (...names: readonly PromoRule[]) => names.find((name) => rules.includes(name));
  const missing = (isMissing: boolean) => (isMissing ? 'missing' : undefined);
  const problems = {
    code: missing(record.code === '' || record.code.length > mostLetters) ?? first('same'),
    title: missing(wrong.includes('title')),
    phones: isForNamed(draft) && typedPhones(draft.phones).wrong !== null ? 'wrong' : first('phones'),
    value: first('percent', 'amount'),
    maxDiscount: missing(wrong.includes('maxDiscount')),
    totalLimit: missing(wrong.includes('totalLimit')),
    perCustomerLimit: missing(wrong.includes('perCustomerLimit')),
    ways: first('orderTypes'),
    dates: first('dates'),
    weekdays: first('weekdays'),
    hours: missing(hours === null) ?? first('hours'),
  } satisfies { readonly [Field in CodeField]?: PromoRule | 'missing' | 'wrong' | undefined };
  const found = Object.entries(problems).filter(([, rule]) => rule !== undefined);
  return found.length === 0 ? ok(record) : err(Object.fromEntries(found));
}

function recordOf(draft: CodeDraft, before: CodeRecord, hours: { start: number; end: number } | null): CodeRecord {
  const orderTypes = [...(draft.isDelivered ? [delivery] : []), ...(draft.isPickedUp ? [pickup] : [])];
  const isCode = draft.kind === 'code';
  const shown = {
    ...draft,
    maxDiscount: draft.type === 'percent' ? draft.maxDiscount : null,
    // an automatic discount is for everybody
    ...(!isCode && { offeredTo: before.offeredTo ?? 'nobody', combines: before.combines ?? false }),
  };
  const { fromMinute: _, toMinute: __, phones, ...others } = readFields(codeTable, shown, before);
  const named = isForNamed(draft) ? typedPhones(draft.phones).phones : isCode ? undefined : phones;
  return {
    ...others,
    // a code that exists keeps its spelling, by which its uses are counted
    code: before.code || promoKey(isCode ? draft.code : draft.automaticName),
    value: draft.type === 'free_delivery' ? 0 : (draft.value ?? 0),
    orderTypes: sameOrder(orderTypes, before.orderTypes),
    ...(named !== undefined && { phones: named }),
    ...(draft.hasHours && hours !== null && { fromMinute: hours.start, toMinute: hours.end }),
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

/** The chosen values in the order of the record before, so that the same choice is no change. */
function sameOrder<Value extends number>(chosen: readonly Value[], before: readonly Value[]): Value[] {
  return [...before.filter((value) => chosen.includes(value)), ...chosen.filter((value) => !before.includes(value))];
}
