import { expect, test } from 'vitest';
import { type PromoDraft, promoProblems, repeatedTiers } from './promo-problems.ts';

const lunch: PromoDraft = {
  code: 'TUSHLIK',
  type: 'percent',
  value: 10,
  orderTypes: [0, 200],
  weekdays: [1, 2, 3, 4, 5],
  fromMinute: 690,
  toMinute: 900,
  startsAt: null,
  endsAt: null,
  offeredTo: 'nobody',
  phones: [],
};
const rulesOf = (changes: Partial<PromoDraft>) => promoProblems([{ ...lunch, ...changes }]).map(({ rule }) => rule);

test('a code for every day, around the clock and without dates is valid', () => {
  expect(rulesOf({ weekdays: null, fromMinute: 0, toMinute: 1440 })).toEqual([]);
  expect(rulesOf({})).toEqual([]);
});

test('a percentage is 1 to 100, a sum more than 0, and free delivery needs neither', () => {
  expect([rulesOf({ value: 0 }), rulesOf({ value: 100 }), rulesOf({ value: 101 })]).toEqual([['amount'], [], ['percent']]);
  expect([rulesOf({ type: 'fixed', value: 0 }), rulesOf({ type: 'fixed', value: 20_000 })]).toEqual([['amount'], []]);
  expect(rulesOf({ type: 'free_delivery', value: 0 })).toEqual([]);
});

test('a code that is never valid is rejected: no order type, no weekday, hours or dates that end before they begin', () => {
  expect(rulesOf({ orderTypes: [], weekdays: [] })).toEqual(['orderTypes', 'weekdays']);
  expect([rulesOf({ fromMinute: 900, toMinute: 900 }), rulesOf({ fromMinute: 1320, toMinute: 1560 })]).toEqual([['hours'], []]);
  expect([rulesOf({ startsAt: 5, endsAt: 5 }), rulesOf({ startsAt: 5, endsAt: 6 }), rulesOf({ endsAt: 6 })]).toEqual([['dates'], [], []]);
});

test('a code that is offered to named customers names at least one', () => {
  expect([rulesOf({ offeredTo: 'named' }), rulesOf({ offeredTo: 'named', phones: ['998901112233'] })]).toEqual([['phones'], []]);
});

test('of two codes that differ in case only the second one is wrong, because customers may write both', () => {
  expect(promoProblems([lunch, { ...lunch, code: ' Tushlik' }])).toEqual([{ code: ' Tushlik', rule: 'same' }]);
});

test('of two tiers from the same sum the second one is wrong', () => {
  expect(repeatedTiers([{ fromSpent: 0 }, { fromSpent: 5 }, { fromSpent: 0 }])).toEqual([2]);
});
