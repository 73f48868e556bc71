import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import { fullText, shortText } from '#domain/localized-text.ts';
import { amount, flag, reference, shopPhones, text } from '#domain/office/field-kinds.ts';
import { type DraftOf, type FieldTable, readFields, showFields, wrongFields } from '#domain/office/form-fields.ts';
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
import { pointOrBefore, readPoint, type TypedPoint, typedPoint } from '#domain/office/typed-corners.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { WordKey } from '#domain/words.ts';

export type RestaurantRecord = CatalogFile['restaurants'][number];

/** A restaurant in its form; `base` as it is in the draft, null for one that is new. */
export interface EditedRestaurant {
  readonly record: RestaurantRecord;
  readonly base: RestaurantRecord | null;
}

const longestDuration = 1440;

export const restaurantTable = {
  name: { kind: text({ isRequired: true }) },
  address: { kind: text() },
  phone: { kind: shopPhones, note: 'phoneNote' },
  regionId: { kind: reference, label: 'region' },
  isActive: { kind: flag(), note: 'isActiveNote' },
  supportsDelivery: { kind: flag(), label: 'delivery' },
  supportsPickup: { kind: flag(), label: 'pickup' },
  deliveryDuration: { kind: amount({ max: longestDuration }), note: 'deliveryDurationNote' },
  pickupDuration: { kind: amount({ max: longestDuration }), note: 'pickupDurationNote' },
  slotCapacity: { kind: amount({ min: 1, empty: null }), note: 'slotCapacityNote' },
} as const satisfies FieldTable<RestaurantRecord, WordKey<'office-places'>>;

/** A restaurant as its form shows it. */
export interface RestaurantDraft extends DraftOf<typeof restaurantTable> {
  readonly point: TypedPoint;
  /** whether the hours are those of the calendar */
  readonly hasCalendar: boolean;
  readonly hours: TypedSpan;
  readonly calendar: TypedCalendar;
}

/** Fields that can be wrong. */
export type RestaurantField = keyof typeof restaurantTable | 'point' | 'hours';

export interface RestaurantProblems {
  readonly fields: readonly RestaurantField[];
  readonly calendar: readonly TypedProblem[];
}

/** @param isNew its point is not known yet: whoever adds it says where it is */
export function draftOfRestaurant(record: RestaurantRecord, isNew = false): RestaurantDraft {
  const hours = typedHours({ start: record.startOfWorkingTime, end: record.endOfWorkingTime });
  const { calendar } = record;
  const exceptions = calendar?.exceptions?.map(({ note, ...date }) => ({ ...date, note: note == null ? null : fullText(note) })) ?? [];
  return {
    ...showFields(restaurantTable, record),
    point: isNew ? { latitude: '', longitude: '' } : typedPoint(record),
    hasCalendar: calendar != null,
    hours,
    calendar: calendar == null ? everyDay(hours) : typedCalendar({ week: calendar.week, exceptions }),
  };
}

/** The record that the form describes; other values stay those of the record before. */
export function readRestaurant(draft: RestaurantDraft, before: RestaurantRecord): Result<RestaurantRecord, RestaurantProblems> {
  const { hasCalendar } = draft;
  const point = readPoint(draft.point);
  const hours = readHours(draft.hours);
  const { calendar, problems } = readCalendar(draft.calendar);
  const fields: RestaurantField[] = [
    ...wrongFields(restaurantTable, draft, before),
    ...(point === null ? (['point'] as const) : []),
    ...(!hasCalendar && hours === null ? (['hours'] as const) : []),
  ];
  const ofCalendar = hasCalendar ? problems : [];
  if (fields.length > 0 || ofCalendar.length > 0 || point === null) return err({ fields, calendar: ofCalendar });
  return ok({
    ...readFields(restaurantTable, draft, before),
    ...pointOrBefore(point, before),
    ...(hours !== null && !hasCalendar && { startOfWorkingTime: hours.start, endOfWorkingTime: hours.end }),
    ...((hasCalendar || before.calendar !== undefined) && { calendar: hasCalendar ? calendarOf(calendar) : null }),
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
