import { expect, test } from 'vitest';
import { instantOf } from './clock.ts';
import { endOfOpenPause, openingAt, pauseAt } from './opening.ts';
import { slotDays } from './slot-days.ts';
import { slotStartInstant } from './time-slot.ts';

const [today, tomorrow] = ['2026-11-21', '2026-11-22'] as const;
const hours = { start: 540, end: 1380 };
const at = (minutes: number, day: string = today) => instantOf(day, minutes);
const iso = (instant: number) => new Date(instant).toISOString();
const paused = (until: number) => ({ hours, closedUntil: iso(until) });

test('a restaurant is open within its hours, and closed outside them until it opens', () => {
  expect(openingAt({ hours, closedUntil: null }, at(600))).toEqual({ state: 'open', opensAt: null });
  expect(openingAt({ hours, closedUntil: null }, at(1380))).toEqual({ state: 'closed', opensAt: at(540, tomorrow) });
  expect(openingAt({ hours: { start: 0, end: 0 }, closedUntil: null }, at(600))).toEqual({ state: 'closed', opensAt: null });
});

test('a pause until an instant ends then: the restaurant is open from that instant on', () => {
  const kitchen = paused(at(1140));
  expect(openingAt(kitchen, at(1139))).toEqual({ state: 'paused', opensAt: at(1140) });
  expect(openingAt(kitchen, at(1140))).toEqual({ state: 'open', opensAt: null });
});

test('a pause that ends at night lasts until the restaurant opens', () => {
  expect(openingAt(paused(at(0, tomorrow)), at(600)).opensAt).toBe(at(540, tomorrow));
  expect(openingAt(paused(at(0, tomorrow)), at(0, tomorrow))).toEqual({ state: 'closed', opensAt: at(540, tomorrow) });
});

test('an invalid instant is not a pause', () => {
  expect(openingAt({ hours, closedUntil: 'soon' }, at(600)).state).toBe('open');
});

test('a pause without an end closes all slots, and its opening time is unknown', () => {
  const kitchen = { hours, closedUntil: endOfOpenPause };
  expect(openingAt(kitchen, at(600))).toEqual({ state: 'paused', opensAt: null });
  expect(slotDays({ ...kitchen, durationMinutes: 30, preorderDays: 30, now: at(600) }).flatMap(({ slots }) => slots)).toEqual([]);
});

test('slots that start before the end of a pause are closed, later ones are open (R-PAUSE-1)', () => {
  const slots = slotDays({ ...paused(at(1140)), durationMinutes: 30, preorderDays: 2, now: at(600) }).flatMap((day) => day.slots);
  expect(slots[0] && slotStartInstant(slots[0])).toBe(at(1140));
  expect(slots.at(-1)).toMatchObject({ day: tomorrow, end: 1380 });
});

test('customers see the date of a pause, no date for a pause without an end, and nothing without a pause', () => {
  expect(pauseAt(paused(at(630, '2026-11-25')), at(600))).toEqual({ opensAt: '2026-11-25T05:30:00.000Z' });
  expect(pauseAt({ hours, closedUntil: endOfOpenPause }, at(600))).toEqual({ opensAt: null });
  expect(pauseAt(paused(at(599)), at(600))).toBeNull();
});
