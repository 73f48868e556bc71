import { expect, test } from 'vitest';
import { pointsOffer } from './account.ts';

const start = { id: '1', fromSpent: 0, accrualPercent: 3, name: { ru: 'Старт', en: 'Start', uz: 'Start' } };
const rules = { tiers: [start], maxRedeemPercent: 30, minRedeem: 1_000, roundTo: 500, welcomeBonus: 10_000, birthdayBonus: 0 };

test('points are offered only where the first order earns some', () => {
  expect(pointsOffer(rules)).toEqual({ welcome: 10_000 });
  expect(pointsOffer({ ...rules, tiers: [{ ...start, fromSpent: 1 }] })).toBeNull();
  expect(pointsOffer(null)).toBeNull();
});
