import { expect, test } from 'vitest';
import { instantOf } from './clock.ts';
import { opensText } from './day-words.ts';
import { sampleCalendar } from './sample-calendar.ts';
import { hoursRows } from './week-words.ts';

const now = instantOf('2026-11-21', 720);

test('the week is shown in rows, then the exceptions of the next month in their order', () => {
  const { exceptions } = sampleCalendar;
  const [soon, later] = exceptions;
  const past = { date: '2026-11-20', spans: [], note: null };
  const near = { date: '2026-12-21', spans: [{ start: 0, end: 1440 }], note: null };
  const rows = hoursRows({ ...sampleCalendar, exceptions: [near, past, ...(soon && later ? [later, soon] : [])] }, now, 'en', (key) => key);
  expect(rows).toEqual([
    { days: 'Mon–Thu', spans: ['10:00 - 13:00', '14:00 - 22:00'], note: '' },
    { days: 'Fri–Sat', spans: ['10:00 - 02:00'], note: '' },
    { days: 'Sun', spans: ['closedDay'], note: '' },
    { days: '24 November', spans: ['closedDay'], note: 'Cleaning day' },
    { days: '21 December', spans: ['wholeDay'], note: '' },
  ]);
});

test('seven equal days are one row', () => {
  const { friday } = sampleCalendar.week;
  const week = { monday: friday, tuesday: friday, wednesday: friday, thursday: friday, friday, saturday: friday, sunday: friday };
  expect(hoursRows({ week, exceptions: [] }, now, 'ru', (key) => key)).toEqual([{ days: 'daily', spans: ['10:00 - 02:00'], note: '' }]);
});

test('an opening within the next day has its time, a later one its date too', () => {
  const t = (key: string, values: object) => `${key} ${Object.values(values).join(' ')}`;
  expect(opensText(instantOf('2026-11-22', 600), now, 'uz', t)).toBe('opensAt 10:00');
  expect(opensText(instantOf('2026-11-22', 720), now, 'uz', t)).toBe('opensOn 22-noyabr 12:00');
});
