import { describe, expect, test } from 'vitest';
import { instantOf } from './clock.ts';
import { type SlotDaysQuery, slotDays, timeSlots } from './slot-days.ts';
import { findSlot, firstAvailable, type OfferedSlot, promisedPart, slotLabel, slotRange } from './time-slot.ts';

const today = '2026-11-21';
const at = (minutes: number) => instantOf(today, minutes);
const starts = (slots: readonly { readonly start: number }[]) => slots.map((slot) => slot.start);

describe('slots of one day', () => {
  const day = { hours: { start: 600, end: 720 }, durationMinutes: 30, day: today, isLastDay: false };

  test('slots go from opening in steps of the duration and end by closing', () => {
    expect(starts(timeSlots(day))).toEqual([600, 630, 660, 690]);
    expect(starts(timeSlots({ ...day, durationMinutes: 50 }))).toEqual([600, 650]);
    expect(timeSlots({ ...day, durationMinutes: 121 })).toEqual([]);
  });

  test('start, end and duration must all be non-zero, otherwise there are no slots', () => {
    expect(timeSlots({ ...day, hours: { start: 0, end: 720 } })).toEqual([]);
    expect(timeSlots({ ...day, hours: { start: 600, end: 0 } })).toEqual([]);
    expect(timeSlots({ ...day, durationMinutes: 0 })).toEqual([]);
    expect(timeSlots({ ...day, durationMinutes: Number.NaN })).toEqual([]);
  });

  test('today: only slots starting after the current time of day', () => {
    expect(starts(timeSlots({ ...day, now: at(629) }))).toEqual([630, 660, 690]);
    expect(starts(timeSlots({ ...day, now: at(630) }))).toEqual([660, 690]);
    expect(timeSlots({ ...day, now: at(690) })).toEqual([]);
  });

  test('last preorder day: slots running past midnight are dropped', () => {
    const late = { ...day, hours: { start: 1370, end: 1500 } };
    expect(starts(timeSlots(late))).toEqual([1370, 1400, 1430, 1460]);
    expect(starts(timeSlots({ ...late, isLastDay: true }))).toEqual([1370, 1400]);
    expect(starts(timeSlots({ ...late, hours: { start: 1380, end: 1500 }, isLastDay: true }))).toEqual([1380, 1410]);
  });

  test('a slot at or after 1440 belongs to tomorrow and its label is modulo 24', () => {
    expect(timeSlots({ ...day, hours: { start: 1410, end: 1470 } })).toEqual([
      { day: today, start: 1410, end: 1440, tomorrow: false, label: '23:30 - 00:00' },
      { day: today, start: 1440, end: 1470, tomorrow: true, label: '00:00 - 00:30' },
    ]);
    expect(slotLabel(1430, 1460)).toBe('23:50 - 00:20');
    expect(slotRange({ start: 1430, end: 1460 })).toBe('23:50–\u206000:20');
  });

  test('a restaurant that opens at midnight or never closes has the hours 1440 to 2880, both reduced by 1440', () => {
    const slots = timeSlots({ ...day, hours: { start: 1440, end: 2880 }, isLastDay: true });
    expect(slots).toHaveLength(48);
    expect(slots[0]).toEqual({ day: today, start: 0, end: 30, tomorrow: false, label: '00:00 - 00:30' });
    expect(slots[47]?.label).toBe('23:30 - 00:00');
  });
});

describe('slots of the preorder days', () => {
  const query: SlotDaysQuery = { hours: { start: 600, end: 1500 }, durationMinutes: 30, preorderDays: 2, now: at(1100) };
  const overnight = (now: number, preorderDays = 2) => slotDays({ ...query, now, preorderDays });

  test('every preorder day is listed, today first, also without slots', () => {
    expect(slotDays({ ...query, hours: { start: 0, end: 0 } })).toEqual([
      { day: today, slots: [] },
      { day: '2026-11-22', slots: [] },
    ]);
  });

  test('after midnight the running shift of yesterday comes first under today with day = yesterday', () => {
    const slots = overnight(at(5))[0]?.slots ?? [];
    expect(slots.slice(0, 2)).toEqual([
      { day: '2026-11-20', start: 1470, end: 1500, tomorrow: true, label: '00:30 - 01:00', isAvailable: true },
      { day: today, start: 600, end: 630, tomorrow: false, label: '10:00 - 10:30', isAvailable: true },
    ]);
    expect(overnight(at(30))[0]?.slots[0]?.day).toBe(today);
  });

  test('with one preorder day today is also the last', () => {
    expect(starts(overnight(at(1380), 1)[0]?.slots ?? [])).toEqual([1410]);
    expect(starts(overnight(at(1380), 2)[0]?.slots ?? [])).toEqual([1410, 1440, 1470]);
    expect(starts(overnight(at(1380), 2)[1]?.slots ?? []).at(-1)).toBe(1410);
  });

  test('with one preorder day the running shift of yesterday is still offered after midnight', () => {
    expect(overnight(at(5), 1)[0]?.slots[0]).toMatchObject({ day: '2026-11-20', start: 1470 });
  });

  test('slots that start before the restaurant opens again are dropped', () => {
    const closedUntil = new Date(instantOf('2026-11-22', 630)).toISOString();
    const days = slotDays({ ...query, closedUntil });
    expect(days[0]?.slots).toEqual([]);
    expect(days[1]?.slots[0]?.start).toBe(630);
    expect(slotDays({ ...query, closedUntil: 'soon' })).toEqual(slotDays({ ...query, closedUntil: null }));
  });

  test('the selected slot defaults to the first available', () => {
    const [first, ...rest] = overnight(at(5))[0]?.slots ?? [];
    const days = [{ day: today, slots: [{ ...(first as OfferedSlot), isAvailable: false }, ...rest] }];
    expect(firstAvailable(days)).toMatchObject({ day: today, start: 600 });
    expect(firstAvailable([])).toBeNull();
  });

  test('a requested slot is never moved: one that has passed, is beyond the preorder days or not aligned to the slots is null', () => {
    const days = slotDays(query);
    expect(findSlot(days, { day: today, start: 1110, end: 1140 })).toMatchObject({ label: '18:30 - 19:00' });
    expect(findSlot(days, { day: today, start: 1080, end: 1110 })).toBeNull();
    expect(findSlot(days, { day: '2026-11-23', start: 1110, end: 1140 })).toBeNull();
    expect(findSlot(days, { day: today, start: 1111, end: 1141 })).toBeNull();
    expect(findSlot(days, { day: today, start: 1110, end: 1139 })).toBeNull();
  });
});

test('the promised part of a slot is between two instants, on the day of the first, also over midnight', () => {
  expect(promisedPart({ from: '2026-11-21T14:15:00Z', to: '2026-11-21T14:20:00Z' })).toEqual({ day: today, start: 1155, end: 1160 });
  const night = promisedPart({ from: '2026-11-21T18:50:00Z', to: '2026-11-21T19:10:00Z' });
  expect([night.day, slotRange(night)]).toEqual([today, '23:50–\u206000:10']);
});
