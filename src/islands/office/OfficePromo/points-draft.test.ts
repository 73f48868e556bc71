import { expect, test } from 'vitest';
import { demoFile } from '../../../../.storybook/demo-shop.ts';
import { draftOfPoints, newTier, readPoints } from './points-draft.ts';

const rules = demoFile.loyalty;
const draft = draftOfPoints(rules);

test('rules that were not changed stay as they are, and switched off there are none', () => {
  expect(readPoints(draft, rules)).toEqual({ ok: true, value: rules });
  expect(readPoints({ ...draft, isOn: false }, rules)).toEqual({ ok: true, value: null });
  expect([draftOfPoints(null).isOn, readPoints(draftOfPoints(null), null)]).toEqual([false, { ok: true, value: null }]);
});

test('a tier earns a percentage with a fraction', () => {
  const [start] = draft.tiers;
  const read = readPoints({ ...draft, tiers: start === undefined ? [] : [{ ...start, accrualPercent: 2.5 }] }, rules);
  expect(read).toMatchObject({ ok: true, value: { tiers: [{ id: 'start', accrualPercent: 2.5 }] } });
});

test('everything that is wrong is named by its field', () => {
  const tiers = [
    { ...newTier('a', true), name: { ru: 'А', en: '', uz: '' }, accrualPercent: 100.5 },
    { ...newTier('b', true), accrualPercent: 1 },
    { ...newTier('c', false), name: { ru: 'В', en: '', uz: '' } },
  ];
  expect(readPoints({ ...draft, tiers, maxRedeemPercent: 101, roundTo: 0, minRedeem: null }, rules)).toEqual({
    ok: false,
    problem: {
      amounts: ['maxRedeemPercent', 'minRedeem', 'roundTo'],
      tiers: [
        { accrualPercent: 'missing' },
        { name: 'missing', fromSpent: 'repeated' },
        { fromSpent: 'missing', accrualPercent: 'missing' },
      ],
    },
  });
});
