import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { useTimeZone } from '../../../tests/support/builders/use-time-zone.ts';
import { weekdays } from '../schedule/calendar.ts';
import { instantOf } from '../schedule/clock.ts';
import { atMoment, hasServingTimes, otherTimes } from './off-hours.ts';
import { isOffered } from './product.ts';
import { sampleProduct } from './sample-menu.ts';
import { toServingTimes } from './serving-list.ts';
import { servingProblems } from './serving-problems.ts';
import { servingText, timesText } from './serving-text.ts';
import { commonWeek, isNeverServed, isServedAt, type ServingTime, toServingWeek } from './serving-times.ts';

const breakfast: ServingTime = { weekdays, from: 480, to: 660 };
/** Friday night, 22:00–02:00 */
const night: ServingTime = { weekdays: ['friday'], from: 1320, to: 1560 };
const weekOf = (...times: ServingTime[]) => toServingWeek(times);
const [friday, saturday, sunday] = ['2026-11-27', '2026-11-28', '2026-11-29'] as const;
const isServed = (time: ServingTime, day: string, minutes: number) => isServedAt({ week: weekOf(time) }, instantOf(day, minutes));

test('breakfast is served from its first minute until the minute before its end', () => {
  const minutes = [479, 480, 659, 660];
  expect(minutes.map((minute) => isServed(breakfast, friday, minute))).toEqual([false, true, true, false]);
});

test('a night is served past midnight and belongs to the weekday on which it began', () => {
  expect(isServed(night, friday, 1319)).toBe(false);
  expect([1320, 1439].map((minute) => isServed(night, friday, minute))).toEqual([true, true]);
  expect([0, 119, 120].map((minute) => isServed(night, saturday, minute))).toEqual([true, true, false]);
  expect([isServed(night, friday, 0), isServed(night, saturday, 1320)]).toEqual([false, false]);
});

test('a night of Sunday continues on Monday', () => {
  const late = { ...night, weekdays: ['sunday'] as const };
  expect([isServed(late, sunday, 1400), isServed(late, '2026-11-30', 60), isServed(late, '2026-11-30', 120)]).toEqual([true, true, false]);
});

test('a dish is served when both it and its category are, also across midnight (R-DISH-8)', () => {
  const both = commonWeek(weekOf(breakfast), weekOf({ weekdays: ['saturday', 'sunday'], from: 600, to: 900 }));
  expect(toServingTimes(both)).toEqual([{ weekdays: ['saturday', 'sunday'], from: 600, to: 660 }]);
  const early = commonWeek(weekOf(night), weekOf({ weekdays: ['saturday'], from: 60, to: 300 }));
  expect(toServingTimes(early)).toEqual([{ weekdays: ['saturday'], from: 60, to: 120 }]);
  expect(isNeverServed(commonWeek(weekOf(breakfast), weekOf({ ...breakfast, from: 660, to: 700 })))).toBe(true);
});

test('for every minute of the week the common times are those of both', () => {
  const times = fc.array(
    fc.record({
      weekdays: fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1, maxLength: 7 }),
      from: fc.integer({ min: 0, max: 1439 }),
      length: fc.integer({ min: 1, max: 1440 }),
    }),
    { maxLength: 3 },
  );
  const weeks = times.map((all) => toServingWeek(all.map(({ length, from, ...time }) => ({ ...time, from, to: from + length }))));
  const minutes = fc.integer({ min: 0, max: 7 * 1440 - 1 });
  fc.assert(
    fc.property(weeks, weeks, minutes, (one, other, minute) => {
      const at = instantOf(friday, minute);
      expect(isServedAt({ week: commonWeek(one, other) }, at)).toBe(isServedAt({ week: one }, at) && isServedAt({ week: other }, at));
    }),
  );
});

describe.each(['UTC', 'Asia/Tashkent', 'Pacific/Auckland', 'America/Los_Angeles'])('on a server in %s', (zone) => {
  useTimeZone(zone);

  test('serving times are in UTC+5', () => {
    const served = Array.from({ length: 7 * 1440 }, (_, minute) => isServed(breakfast, friday, minute));
    expect(served.filter(Boolean)).toHaveLength(7 * 180);
    expect(served.indexOf(true)).toBe(480);
    expect(isServedAt({ week: weekOf(night) }, Date.parse('2026-11-27T17:00:00Z'))).toBe(true);
    expect(isServedAt({ week: weekOf(night) }, Date.parse('2026-11-27T21:00:00Z'))).toBe(false);
  });
});

test('times that contradict themselves are named by their rule', () => {
  const rules = (...times: ServingTime[]) => servingProblems(times).map(({ index, rule }) => `${index} ${rule}`);
  expect(rules(breakfast, night)).toEqual([]);
  expect(rules({ ...breakfast, weekdays: [] })).toEqual(['0 weekdays']);
  expect(rules({ ...breakfast, weekdays: ['monday', 'monday'] })).toEqual(['0 repeated']);
  expect(rules({ ...breakfast, to: breakfast.from }, { ...breakfast, from: 1440, to: 1500 })).toEqual(['0 to', '1 from']);
  expect(rules({ ...breakfast, to: breakfast.from + 1441 })).toEqual(['0 length']);
});

test('times that cover the same minute overlap, also across midnight and the end of the week; times that follow each other do not', () => {
  const overlaps = (one: ServingTime, other: ServingTime) => servingProblems([one, other]).some(({ rule }) => rule === 'overlap');
  expect(overlaps(breakfast, { ...breakfast, from: 659, to: 700 })).toBe(true);
  expect(overlaps(breakfast, { ...breakfast, from: 660, to: 700 })).toBe(false);
  expect(overlaps(night, { weekdays: ['saturday'], from: 119, to: 300 })).toBe(true);
  expect(overlaps({ weekdays: ['saturday'], from: 119, to: 300 }, night)).toBe(true);
  expect(overlaps(night, { weekdays: ['saturday'], from: 120, to: 300 })).toBe(false);
  expect(overlaps({ ...night, weekdays: ['sunday'] }, { weekdays: ['monday'], from: 0, to: 60 })).toBe(true);
});

test('a card says the category and its times, with weekdays only where they differ', () => {
  const week = weekOf(breakfast);
  expect(servingText({ name: 'Завтраки', week }, 'ru')).toBe('Завтраки: 08:00–\u206011:00');
  expect(servingText({ name: null, week }, 'ru')).toBe('Подаём: 08:00–\u206011:00');
  expect(servingText({ name: null, week }, 'en')).toBe('Served: 08:00–\u206011:00');
  expect(servingText({ name: null, week }, 'uz')).toBe('Beriladi: 08:00–\u206011:00');
  const work = weekOf(
    { ...breakfast, weekdays: ['monday', 'tuesday', 'wednesday', 'friday'] },
    { ...breakfast, weekdays: ['sunday'], to: 780 },
  );
  expect(timesText(work, 'ru')).toBe('Пн–Ср, Пт\u00a008:00–\u206011:00; Вс\u00a008:00–\u206013:00');
  expect(timesText(work, 'en')).toBe('Mon–Wed, Fri\u00a008:00–\u206011:00; Sun\u00a008:00–\u206013:00');
  expect(timesText(work, 'uz')).toBe('Dush–Chor, Jum\u00a008:00–\u206011:00; Yak\u00a008:00–\u206013:00');
});

test('a time until midnight has only its beginning, one from midnight only its end', () => {
  const evening = weekOf({ weekdays, from: 1080, to: 1440 });
  expect((['ru', 'en', 'uz'] as const).map((locale) => timesText(evening, locale))).toEqual([
    'с\u00a018:00',
    'from\u00a018:00',
    '18:00\u00a0dan',
  ]);
  const morning = weekOf({ weekdays, from: 0, to: 660 });
  expect((['ru', 'en', 'uz'] as const).map((locale) => timesText(morning, locale))).toEqual([
    'до\u00a011:00',
    'until\u00a011:00',
    '11:00\u00a0gacha',
  ]);
  expect(timesText(weekOf({ weekdays: ['sunday'], from: 0, to: 1440 }), 'ru')).toBe('Вс\u00a0весь день');
  expect(timesText(weekOf(), 'ru')).toBe('сейчас не подаём');
});

test('a dish outside its times is not offered in the menu of that moment, and says when it is unless it is sold out', () => {
  const omelette = sampleProduct({ id: '1', serving: { name: 'Завтраки', week: weekOf(breakfast) } });
  const [served, off] = [600, 720].map((minute) => atMoment(omelette, instantOf(friday, minute)));
  expect(served).toBe(omelette);
  expect(off && [isOffered(off), off.isAvailable, otherTimes(off)]).toEqual([false, true, omelette.serving]);
  expect(otherTimes(omelette)).toBeNull();
  expect(otherTimes(atMoment({ ...omelette, isAvailable: false }, instantOf(friday, 720)))).toBeNull();
  expect(otherTimes(atMoment({ ...omelette, price: null }, instantOf(friday, 720)))).toBeNull();
  expect([hasServingTimes([sampleProduct({ id: '2' })]), hasServingTimes([omelette])]).toEqual([false, true]);
});
