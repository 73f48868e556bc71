import { describe, expect, test } from 'vitest';
import { sampleCalendar } from '../schedule/sample-calendar.ts';
import { everyDay, parseTime, readCalendar, readHours, readSpan, typedCalendar, typedHours, withBreak } from './typed-calendar.ts';

const day = { start: '09:00', end: '23:00' };

test.each([
  ['9', 540],
  ['930', 570],
  ['0930', 570],
  ['9:30', 570],
  ['09.30', 570],
  [' 21 15 ', 1275],
  ['00:00', 0],
  ['24:00', 0],
  ['24:01', null],
  ['9:60', null],
  ['nine', null],
  ['', null],
])('the time %j is %j minutes', (text, minutes) => {
  expect(parseTime(text)).toBe(minutes);
});

test('an end that is not after the start is on the next day, and the same time is a whole day', () => {
  expect(readSpan({ start: '18:00', end: '02:00' })).toEqual({ start: 1080, end: 1560 });
  expect(readSpan({ start: '10:00', end: '00:00' })).toEqual({ start: 600, end: 1440 });
  expect(readSpan({ start: '00:00', end: '00:00' })).toEqual({ start: 0, end: 1440 });
});

test('the two fields are written by their own rules: midnight is 1440, zero is not set', () => {
  for (const hours of [
    { start: 540, end: 1380 },
    { start: 1080, end: 1560 },
    { start: 1440, end: 2880 },
    { start: 0, end: 0 },
  ]) {
    expect(readHours(typedHours(hours))).toEqual(hours);
  }
  expect(readHours({ start: '9', end: '' })).toBeNull();
});

test('a calendar that is shown and read again is the same', () => {
  expect(readCalendar(typedCalendar(sampleCalendar))).toEqual({ calendar: sampleCalendar, problems: [] });
});

test('a break cuts the hours around it, and a day that is closed at noon has none', () => {
  expect(withBreak([day])).toEqual([
    { start: '09:00', end: '13:00' },
    { start: '14:00', end: '23:00' },
  ]);
  expect(withBreak([{ start: '18:00', end: '02:00' }])).toBeNull();
});

describe('a wrong row is named by its place', () => {
  const week = everyDay(day);

  test('a text that is no time', () => {
    const typed = { ...week, week: { ...week.week, friday: [day, { start: 'x', end: '12:00' }] } };
    expect(readCalendar(typed).problems).toEqual([{ at: 'friday', span: 1, rule: 'time' }]);
  });

  test('hours that overlap, also across midnight, and a date that is there twice', () => {
    const holiday = { date: '2026-12-31', spans: [], note: { ru: '', en: '', uz: '' } };
    const typed = {
      week: { ...week.week, monday: [day, { start: '22:00', end: '23:30' }], sunday: [{ start: '10:00', end: '09:30' }] },
      exceptions: [holiday, holiday],
    };
    expect(readCalendar(typed).problems).toEqual([
      { at: 'monday', span: 1, rule: 'order' },
      { at: 'sunday', span: 0, rule: 'night' },
      { at: 1, span: null, rule: 'repeated' },
    ]);
  });
});
