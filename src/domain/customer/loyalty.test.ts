import { expect, test } from 'vitest';
import {
  birthdaysOn,
  earnedPoints,
  isBirthdayBonusDue,
  type LoyaltyRules,
  maxRedeemable,
  nextTier,
  pointsToSpend,
  tierFor,
  tiersAround,
} from './loyalty.ts';

const name = { ru: '', en: '', uz: '' };
const rules: LoyaltyRules = {
  tiers: [
    { id: 'start', fromSpent: 0, accrualPercent: 3, name },
    { id: 'silver', fromSpent: 1_000_000, accrualPercent: 5, name },
  ],
  maxRedeemPercent: 30,
  minRedeem: 1_000,
  roundTo: 100,
  welcomeBonus: 10_000,
  birthdayBonus: 20_000,
};
const day = 24 * 60 * 60_000;
const now = Date.parse('2026-11-21T12:00:00+05:00');

test('a tier is reached at its sum, and the next tier is shown up to the highest', () => {
  expect([tierFor(rules, 999_999)?.id, nextTier(rules, 999_999)?.id]).toEqual(['start', 'silver']);
  expect([tierFor(rules, 1_000_000)?.id, nextTier(rules, 1_000_000)]).toEqual(['silver', null]);
  expect(tierFor({ ...rules, tiers: [] }, 5)).toBeNull();
});

test('the ladder shows at most three tiers around the reached one, with the part of the way that is done', () => {
  const tiers = [0, 100, 200, 400, 800].map((fromSpent) => ({ fromSpent }));
  const shares = (spent: number) => tiersAround(tiers, spent).map(({ fromSpent, share }) => [fromSpent, share]);
  expect(shares(25)).toEqual([
    [0, 25],
    [100, 0],
    [200, 0],
  ]);
  expect(shares(300)).toEqual([
    [200, 50],
    [400, 0],
    [800, 0],
  ]);
  expect(shares(900)).toEqual([
    [200, 100],
    [400, 100],
    [800, 100],
  ]);
});

test('points pay at most their share of items minus discount, and at most the balance', () => {
  expect(maxRedeemable(rules, 1_000_000, 100_000)).toBe(30_000);
  expect(maxRedeemable(rules, 12_345, 100_000)).toBe(12_300);
});

test('points are spent in whole steps and not below the minimum', () => {
  expect(maxRedeemable(rules, 999, 100_000)).toBe(0);
  expect(maxRedeemable(rules, 1_099, 100_000)).toBe(1_000);
  expect(maxRedeemable({ ...rules, minRedeem: 0 }, 0, 100_000)).toBe(0);
  expect(pointsToSpend(rules, 1_550, 30_000)).toBe(1_500);
  expect(pointsToSpend(rules, 999, 30_000)).toBe(0);
});

test('more points than the cart accepts are clamped', () => {
  expect(pointsToSpend(rules, 500_000, 30_000)).toBe(30_000);
});

test('a completed order earns by the tier reached before it, whole points', () => {
  expect(earnedPoints(rules, 0, 33_333)).toBe(999);
  expect(earnedPoints(rules, 1_000_000, 33_333)).toBe(1_666);
  expect(earnedPoints({ ...rules, tiers: [] }, 0, 33_333)).toBe(0);
});

const birthday = { birthDate: '1990-11-21', since: now - 30 * day, lastBonusAt: null };

test('birthday points are added on the birthday', () => {
  expect(isBirthdayBonusDue(birthday, now)).toBe(true);
  expect(isBirthdayBonusDue(birthday, now + day)).toBe(false);
});

test('birthday points need a date that has been unchanged for 30 days', () => {
  expect(isBirthdayBonusDue({ ...birthday, since: now - 30 * day + 1 }, now)).toBe(false);
});

test('birthday points are added once in 365 days', () => {
  expect(isBirthdayBonusDue({ ...birthday, lastBonusAt: now - 365 * day + 1 }, now)).toBe(false);
  expect(isBirthdayBonusDue({ ...birthday, lastBonusAt: now - 365 * day }, now)).toBe(true);
});

test('the default date of today earns nothing: the date must be at least 14 years ago', () => {
  expect(isBirthdayBonusDue({ ...birthday, birthDate: '2026-11-21' }, now)).toBe(false);
  expect(isBirthdayBonusDue({ ...birthday, birthDate: '2012-11-21' }, now)).toBe(true);
  expect(isBirthdayBonusDue({ ...birthday, birthDate: '2013-11-21' }, now)).toBe(false);
});

test('February 29 is celebrated on the 28th in other years', () => {
  expect(birthdaysOn('2027-02-28')).toEqual(['02-28', '02-29']);
  expect(birthdaysOn('2028-02-28')).toEqual(['02-28']);
  expect(birthdaysOn('2028-02-29')).toEqual(['02-29']);
});
