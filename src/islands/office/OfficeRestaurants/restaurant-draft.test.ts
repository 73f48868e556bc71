import { describe, expect, test } from 'vitest';
import { sampleCalendar } from '#domain/schedule/sample-calendar.ts';
import { draftOfRestaurant, newRestaurant, type RestaurantRecord, readRestaurant } from './restaurant-draft.ts';

const record: RestaurantRecord = {
  ...newRestaurant(7, 1, { longitude: 69.23412345, latitude: 41.3265 }),
  name: { ru: 'Чорсу', uz: 'Chorsu' },
  address: { ru: 'ул. Навои' },
  phone: '998000000101',
};
const withCalendar = {
  ...record,
  calendar: { week: sampleCalendar.week, exceptions: sampleCalendar.exceptions },
} as unknown as RestaurantRecord;
const read = (changes: object, before = record) => readRestaurant({ ...draftOfRestaurant(before), ...changes }, before);

describe('the form of a restaurant', () => {
  test('that nobody changed describes the same record, with and without a calendar', () => {
    expect(read({})).toEqual({ ok: true, value: record });
    const [cleaning, newYear] = sampleCalendar.exceptions;
    const { note: _, ...short } = newYear ?? { note: null };
    expect(read({}, withCalendar)).toEqual({
      ok: true,
      value: { ...withCalendar, calendar: { week: sampleCalendar.week, exceptions: [cleaning, short] } },
    });
  });

  test('offers a calendar with the hours of today, and without it the calendar is removed', () => {
    const opened = read({ hasCalendar: true });
    expect(opened).toMatchObject({ value: { startOfWorkingTime: 540, calendar: { week: { sunday: [{ start: 540, end: 1380 }] } } } });
    expect(read({ hasCalendar: false }, withCalendar)).toMatchObject({ value: { calendar: null, startOfWorkingTime: 540 } });
  });

  test('has several phones and short ones; phones that were stored unchecked stay while nobody changes them', () => {
    expect(read({ phone: '71 200 00 11; 1144' })).toMatchObject({ value: { phone: '998712000011, 1144' } });
    const unchecked = { ...record, phone: 'звоните' };
    expect(read({}, unchecked)).toMatchObject({ value: { phone: 'звоните' } });
    expect(read({ phone: 'звоните!' }, unchecked)).toMatchObject({ problem: { fields: ['phone'] } });
  });

  test('names every wrong field', () => {
    const wrong = {
      name: { ru: ' ', en: '', uz: '' },
      phone: '123',
      point: { latitude: '', longitude: '69' },
      deliveryDuration: null,
      pickupDuration: 1441,
      slotCapacity: 0,
      hours: { start: '9', end: 'late' },
    };
    expect(read(wrong)).toEqual({
      ok: false,
      problem: { fields: ['name', 'phone', 'deliveryDuration', 'pickupDuration', 'slotCapacity', 'point', 'hours'], calendar: [] },
    });
  });

  test('names the wrong rows of the calendar, and hours that are not used do not matter', () => {
    const { calendar } = draftOfRestaurant(withCalendar);
    const monday = [
      { start: '10:00', end: '12:00' },
      { start: '11:00', end: '13:00' },
    ];
    const changes = { hours: { start: 'x', end: '' }, calendar: { ...calendar, week: { ...calendar.week, monday } } };
    expect(read(changes, withCalendar)).toEqual({
      ok: false,
      problem: { fields: [], calendar: [{ at: 'monday', span: 1, rule: 'order' }] },
    });
  });
});
