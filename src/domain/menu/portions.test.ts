import { describe, expect, test } from 'vitest';
import words from '../../../locales/ru/dish-card.json' with { type: 'json' };
import { translator } from '../words.ts';
import { isNearlyGone, portionsText, shownPortions } from './portions.ts';
import { sampleProduct } from './sample-menu.ts';
import type { Product } from './types.ts';

/** 14:00 in Tashkent. */
const now = Date.parse('2026-11-21T09:00:00Z');
const evening = Date.parse('2026-11-21T12:30:00Z');
const midnight = Date.parse('2026-11-21T19:00:00Z');
const t = translator<'dish-card'>(words);

describe('the portions that a menu shows (R-DISH-11)', () => {
  test.each([
    [30, { portionsLeft: 30 }],
    [31, null],
    [0, { portionsLeft: 0 }],
  ])('of %i left', (portions, shown) => {
    expect(shownPortions([{ portions, until: null }], now)).toEqual(shown);
  });

  test('are the most that one restaurant has, and none where one of them does not count', () => {
    const [few, many] = [
      { portions: 2, until: midnight },
      { portions: 9, until: evening },
    ];
    expect(shownPortions([few, many], now)).toEqual({ portionsLeft: 9, moreAt: evening });
    expect(shownPortions([few, null], now)).toBeNull();
    expect(shownPortions([], now)).toBeNull();
  });

  test('come with the end of the limit only where it is later on the same day', () => {
    const at = (until: number) => shownPortions([{ portions: 3, until }], now)?.moreAt;
    expect([at(evening), at(midnight)]).toEqual([evening, undefined]);
  });
});

test('the text says what is left and when there is more, of a kazan by its name', () => {
  const text = (change: Partial<Product>) => portionsText(sampleProduct({ id: '1', ...change }), t)?.replaceAll('\u00a0', ' ');
  expect(text({})).toBeUndefined();
  expect(text({ portionsLeft: 23 })).toBe('Осталось 23');
  expect(text({ portionsLeft: 23, moreAt: evening })).toBe('Осталось 23, ещё будет в 17:30');
  expect(text({ portionsLeft: 5, moreAt: evening, tags: ['kazan'] })).toBe('Осталось 5, следующий казан в 17:30');
  expect(text({ isAvailable: false })).toBe('Закончилось');
  expect(text({ isAvailable: false, portionsLeft: 0, moreAt: evening })).toBe('Закончилось, ещё будет в 17:30');
});

test('from five portions on a dish is nearly gone', () => {
  const of = (portionsLeft: number, isAvailable = true) => isNearlyGone(sampleProduct({ id: '1', portionsLeft, isAvailable }));
  expect([of(6), of(5), of(0, false)]).toEqual([false, true, false]);
});
