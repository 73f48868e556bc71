import { expect, test } from 'vitest';
import { productsById } from '../menu/product.ts';
import { sampleProduct } from '../menu/sample-menu.ts';
import { toServingWeek } from '../menu/serving-times.ts';
import { weekdays } from '../schedule/calendar.ts';
import { instantOf } from '../schedule/clock.ts';
import type { OfferedSlot, SlotDay } from '../schedule/time-slot.ts';
import { firstServedSlot, offHoursItems, servingsOf, untilOffHours } from './off-hours-lines.ts';

const serving = (from: number, to: number) => ({ name: 'Завтраки', week: toServingWeek([{ weekdays, from, to }]) });
const breakfast = serving(480, 660);
const products = productsById([
  sampleProduct({ id: 'omelette', name: 'Омлет', serving: breakfast }),
  sampleProduct({ id: 'soup', serving: serving(660, 900) }),
  sampleProduct({ id: 'tea' }),
]);
const line = (productId: string) => ({ productId, quantity: 1, modifiers: [], combo: [] });
const day = '2026-11-21';
const slot = (start: number, isAvailable = true): OfferedSlot => ({ day, start, end: start + 30, tomorrow: false, label: '', isAvailable });
const days = (...slots: OfferedSlot[]): SlotDay[] => [{ day, slots }];
const starts = (shown: readonly SlotDay[]) =>
  shown.flatMap(({ slots }) => slots.filter((one) => one.isAvailable).map(({ start }) => start));

test('a dish that is not served at the slot’s start is named once with its times', () => {
  const lines = [line('omelette'), { ...line('omelette'), comment: 'x' }, line('tea')];
  expect(offHoursItems(lines, products, instantOf(day, 720), 'ru')).toEqual([
    { productId: 'omelette', name: 'Омлет', served: 'Завтраки: 08:00–\u206011:00' },
  ]);
  expect(offHoursItems(lines, products, instantOf(day, 659), 'ru')).toEqual([]);
});

test('a slot that begins before the end of the serving time is enough, even if it ends after it', () => {
  expect(offHoursItems([line('omelette')], products, instantOf(day, slot(650).start), 'ru')).toEqual([]);
});

test('the slot that is offered instead is the first free one at which every dish of the cart is served', () => {
  const offered = days(slot(450), slot(480, false), slot(510), slot(700));
  expect(firstServedSlot(offered, servingsOf([line('omelette'), line('tea')], products))?.start).toBe(510);
  expect(firstServedSlot(offered, servingsOf([line('omelette'), line('soup')], products))).toBeNull();
});

test('“as soon as possible” falls back only to slots before the first one at which a dish is not served', () => {
  const offered = days(slot(600), slot(630), slot(660), slot(1920));
  expect(starts(untilOffHours(offered, [breakfast]))).toEqual([600, 630]);
  expect(untilOffHours(offered, [])).toBe(offered);
  expect(starts(untilOffHours(days(slot(600), slot(660, false), slot(640)), [breakfast]))).toEqual([600, 640]);
});
