import { expect, test } from 'vitest';
import { weekdays } from '../schedule/calendar.ts';
import { cheapDish } from './cheap-dish.ts';
import { sampleGroup, sampleProduct } from './sample-menu.ts';
import { toServingWeek } from './serving-times.ts';

const noon = Date.parse('2026-11-24T12:00+05:00');
const priced = (id: string, price: number) => sampleProduct({ id, price });
const bread = priced('bread', 6_000);
const tea = priced('tea', 9_000);
const salad = priced('salad', 17_000);
const menu = [salad, tea, bread, priced('soup', 32_000), priced('plov', 52_000), priced('set', 150_000)];

test('the cheapest dish is offered when much is missing', () => {
  expect(cheapDish(menu, 123_000, [], noon)).toBe(bread);
});

test('of the five cheapest dishes the first that is enough alone is offered', () => {
  expect(cheapDish(menu, 8_000, [], noon)).toBe(tea);
  expect(cheapDish(menu, 50_000, [], noon)?.id).toBe('plov');
});

test('what is in the cart, has choices, is a set or can not be ordered is not offered', () => {
  const others = [
    sampleProduct({ id: 'choices', price: 1_000, modifierGroups: [sampleGroup({ id: 'size' })] }),
    sampleProduct({ id: 'parts', price: 1_000, isSet: true }),
    sampleProduct({ id: 'gone', price: 1_000, isAvailable: false }),
  ];
  expect(cheapDish([...others, bread, tea], 100_000, ['bread'], noon)).toBe(tea);
  expect(cheapDish(others, 100_000, [], noon)).toBeUndefined();
});

test('a dish outside its serving times is not offered, whatever the menu that was loaded says', () => {
  const week = toServingWeek([{ weekdays: [...weekdays], from: 8 * 60, to: 11 * 60 }]);
  const porridge = { ...priced('porridge', 5_000), serving: { name: 'Завтрак', week } };
  const morning = Date.parse('2026-11-24T09:00+05:00');
  expect(cheapDish([porridge, bread], 100_000, [], noon)).toBe(bread);
  expect(cheapDish([porridge, bread], 100_000, [], morning)).toBe(porridge);
  // the menu of the evening before; the order is for the morning
  expect(cheapDish([{ ...bread, isOffHours: true }], 100_000, [], morning)).toBeUndefined();
});
