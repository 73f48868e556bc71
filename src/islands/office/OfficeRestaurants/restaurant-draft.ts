import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import type { LocalizedText } from '#domain/locale.ts';
import { fullText, isEmptyText, shortText } from '#domain/localized-text.ts';
import {
  everyDay,
  readCalendar,
  readHours,
  type TypedCalendar,
  type TypedProblem,
  type TypedSpan,
  typedCalendar,
  typedHours,
} from '#domain/office/typed-calendar.ts';
import { readPoint, type TypedPoint, typedPoint } from '#domain/office/typed-corners.ts';
import { parseShopPhones, shopPhonesText } from '#domain/place/shop-phones.ts';
import { err, ok, type Result } from '#domain/result.ts';

export type RestaurantRecord = CatalogFile['restaurants'][number];

/** A restaurant in its form; `base` as it is in the draft, null for one that is new. */
export interface EditedRestaurant {
  readonly record: RestaurantRecord;
  readonly base: RestaurantRecord | null;
}

/** A restaurant as its form shows it. */
export interface RestaurantDraft {
  readonly name: LocalizedText;
  readonly address: LocalizedText;
  readonly phone: string;
  readonly regionId: string;
  readonly isActive: boolean;
  readonly supportsDelivery: boolean;
  readonly supportsPickup: boolean;
  readonly deliveryDuration: number | null;
  readonly pickupDuration: number | null;
  /** null: unlimited */
  readonly slotCapacity: number | null;
  readonly point: TypedPoint;
  /** whether the hours are those of the calendar */
  readonly hasCalendar: boolean;
  readonly hours: TypedSpan;
  readonly calendar: TypedCalendar;
}

/** Fields that can be wrong, in the order of the form. */
const restaurantFields = ['name', 'phone', 'point', 'deliveryDuration', 'pickupDuration', 'slotCapacity', 'hours'] as const;
export type RestaurantField = (typeof restaurantFields)[number];

export interface RestaurantProblems {
  readonly fields: readonly RestaurantField[];
  readonly calendar: readonly TypedProblem[];
}

const longestDuration = 1440;

/** @param isNew its point is not known yet: whoever adds it says where it is */
export function draftOfRestaurant(record: RestaurantRecord, isNew = false): RestaurantDraft {
  const hours = typedHours({ start: record.startOfWorkingTime, end: record.endOfWorkingTime });
  const { calendar } = record;
  const exceptions = calendar?.exceptions?.map(({ note, ...date }) => ({ ...date, note: note == null ? null : fullText(note) })) ?? [];
  return {
    name: fullText(record.name),
    address: fullText(record.address),
    phone: record.phone == null ? '' : shopPhonesText(record.phone),
    regionId: String(record.regionId),
    isActive: record.isActive,
    supportsDelivery: record.supportsDelivery,
    supportsPickup: record.supportsPickup,
    deliveryDuration: record.deliveryDuration,
    pickupDuration: record.pickupDuration,
    slotCapacity: record.slotCapacity ?? null,
    point: isNew ? { latitude: '', longitude: '' } : typedPoint(record),
    hasCalendar: calendar != null,
    hours,
    calendar: calendar == null ? everyDay(hours) : typedCalendar({ week: calendar.week, exceptions }),
  };
}

/** The record that the form describes; other values stay those of the record before. */
export function readRestaurant(draft: RestaurantDraft, before: RestaurantRecord): Result<RestaurantRecord, RestaurantProblems> {
  const point = readPoint(draft.point);
  const hours = readHours(draft.hours);
  const read = readCalendar(draft.calendar);
  const phone = phoneOf(draft, before);
  const wrong: Readonly<Record<RestaurantField, boolean>> = {
    name: isEmptyText(draft.name),
    phone: phone === undefined,
    point: point === null,
    deliveryDuration: !isBetween(draft.deliveryDuration, 0, longestDuration),
    pickupDuration: !isBetween(draft.pickupDuration, 0, longestDuration),
    slotCapacity: draft.slotCapacity !== null && !isBetween(draft.slotCapacity, 1, Number.MAX_SAFE_INTEGER),
    hours: !draft.hasCalendar && hours === null,
  };
  const problems = { fields: restaurantFields.filter((field) => wrong[field]), calendar: draft.hasCalendar ? read.problems : [] };
  if (problems.fields.length > 0 || problems.calendar.length > 0 || point === null) return err(problems);
  return ok({
    ...before,
    ...(draft.regionId !== String(before.regionId) && { regionId: draft.regionId }),
    ...samePoint(point, before),
    ...(hours !== null && !draft.hasCalendar && { startOfWorkingTime: hours.start, endOfWorkingTime: hours.end }),
    ...optional('calendar', draft.hasCalendar ? calendarOf(read.calendar) : null, before),
    ...optional('phone', phone ?? null, before),
    ...optional('slotCapacity', draft.slotCapacity, before),
    name: shortText(draft.name, before.name),
    address: shortText(draft.address, before.address),
    isActive: draft.isActive,
    supportsDelivery: draft.supportsDelivery,
    supportsPickup: draft.supportsPickup,
    deliveryDuration: draft.deliveryDuration ?? 0,
    pickupDuration: draft.pickupDuration ?? 0,
  });
}

/** A restaurant that does not exist yet. */
export function newRestaurant(
  id: number,
  regionId: RestaurantRecord['regionId'],
  center: { longitude: number; latitude: number },
): RestaurantRecord {
  return {
    id,
    regionId,
    longitude: center.longitude,
    latitude: center.latitude,
    name: { ru: '' },
    address: { ru: '' },
    isActive: true,
    startOfWorkingTime: 540,
    endOfWorkingTime: 1380,
    supportsDelivery: true,
    supportsPickup: true,
    deliveryDuration: 45,
    pickupDuration: 20,
  };
}

function calendarOf({ week, exceptions }: ReturnType<typeof readCalendar>['calendar']): NonNullable<RestaurantRecord['calendar']> {
  const spans = (list: readonly { start: number; end: number }[]) => list.map(({ start, end }) => ({ start, end }));
  return {
    week: Object.fromEntries(Object.entries(week).map(([day, list]) => [day, spans(list)])) as NonNullable<
      RestaurantRecord['calendar']
    >['week'],
    exceptions: exceptions.map(({ date, spans: list, note }) => ({
      date,
      spans: spans(list),
      ...(note !== null && { note: shortText(note) }),
    })),
  };
}

/** null: none; undefined: not phones. One that was not changed stays, whatever it is. */
function phoneOf({ phone }: RestaurantDraft, before: RestaurantRecord): string | null | undefined {
  if (phone.trim() === '') return null;
  if (before.phone != null && phone === shopPhonesText(before.phone)) return before.phone;
  return parseShopPhones(phone)
    ?.map(({ dial }) => dial.replace('+', ''))
    .join(', ');
}

/** A value that may be absent stays absent instead of null. */
function optional<Name extends 'calendar' | 'phone' | 'slotCapacity'>(name: Name, value: RestaurantRecord[Name], before: RestaurantRecord) {
  return value === null && before[name] === undefined ? {} : { [name]: value };
}

/** A point that was not changed stays as exact as it was. */
function samePoint(point: { longitude: number; latitude: number }, before: RestaurantRecord) {
  const shown = readPoint(typedPoint(before));
  const isSame = shown?.latitude === point.latitude && shown.longitude === point.longitude;
  return isSame ? {} : { longitude: point.longitude, latitude: point.latitude };
}

function isBetween(value: number | null, least: number, most: number): boolean {
  return value !== null && Number.isInteger(value) && value >= least && value <= most;
}
