import { expect, test } from 'vitest';
import { weekdays } from '../schedule/calendar.ts';
import { readServing, typedServing } from './typed-serving.ts';

const typed = (from: string, to: string) => ({ weekdays, from, to });

test('typed times are read as they are shown, also past midnight', () => {
  expect(readServing([typed('8', '11.00'), typed('2200', '02:00')])).toEqual({
    times: [
      { weekdays, from: 480, to: 660 },
      { weekdays, from: 1320, to: 1560 },
    ],
    problems: [],
  });
  expect(typedServing([{ weekdays, from: 1320, to: 1560 }])).toEqual([typed('22:00', '02:00')]);
});

test('the same time twice is a contradiction, and an unreadable time is named before others are judged', () => {
  expect(readServing([typed('08:00', '08:00')]).problems).toEqual([{ index: 0, rule: 'to' }]);
  expect(readServing([{ ...typed('08:00', '11:00'), weekdays: [] }, typed('', 'x')]).problems).toEqual([{ index: 1, rule: 'time' }]);
});

test('times that are never within those of the category are named', () => {
  const category = [{ weekdays, from: 480, to: 660 }];
  expect(readServing([typed('12:00', '15:00')], category).problems).toEqual([{ index: 0, rule: 'never' }]);
  expect(readServing([typed('10:00', '15:00')], category).problems).toEqual([]);
});
