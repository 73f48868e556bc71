import { describe, expect, test } from 'vitest';
import { amountsOf, draftOfGroup, groupKinds, groupRules, newOption, recordOfGroup, ruleOf, usualRule } from './group-draft.ts';

const group = { ...draftOfGroup(null), name: { ru: '', en: '', uz: 'Hajmi' }, options: [newOption(), newOption(), newOption()] };

describe('how many options a customer chooses', () => {
  test.each(groupRules.filter((rule) => rule !== 'other'))('the numbers of %s are read as it again', (rule) => {
    expect(ruleOf({ ...group, ...amountsOf(rule, group.options.length) })).toBe(rule);
  });

  test('other numbers are no named rule', () => {
    for (const change of [{ minAmount: 2, maxAmount: 2 }, { freeAmount: 1 }, { maxPerOption: 2 }, { maxAmount: 2 }])
      expect(ruleOf({ ...group, ...amountsOf('anyOnce', 3), ...change })).toBe('other');
  });

  test('exactly one size and one choice is taken, and the rest may be left out', () => {
    expect(groupKinds.filter((kind) => usualRule(kind) === 'exactlyOne')).toEqual(['size', 'choice']);
    expect(groupKinds.every((kind) => amountsOf(usualRule(kind), 3).minAmount === (kind === 'size' || kind === 'choice' ? 1 : 0))).toBe(
      true,
    );
  });

  test('the only option follows what is usual for its kind, so that a new group does and takes further options', () => {
    const named = groupKinds.map((kind) => [kind, ruleOf({ ...draftOfGroup(null), kind })]);
    expect(Object.fromEntries(named)).toMatchObject({ extra: 'anyOnce', remove: 'anyOnce', spicy: 'atMostOne', size: 'atMostOne' });
    const fresh = draftOfGroup(null);
    expect(ruleOf(fresh)).toBe(usualRule(fresh.kind));
  });

  test('a name in Uzbek alone is stored as Uzbek', () => {
    expect(recordOfGroup(group, 'g')?.name).toEqual({ ru: '', uz: 'Hajmi' });
  });
});
