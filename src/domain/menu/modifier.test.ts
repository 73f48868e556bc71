import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkModifiers, defaultModifiers, filterModifiers, modifiersPrice, priceModifiers } from './modifier.ts';
import { sampleGroup, sampleOption, sampleProduct } from './sample-menu.ts';
import type { ChosenModifier } from './types.ts';

const take = (optionId: string, amount = 1, groupId = 'g'): ChosenModifier => ({ groupId, optionId, amount });

describe('the filter-mods setting', () => {
  const group = sampleGroup({ id: 'g', options: [sampleOption('a', 1)] });
  const cached = (changes: object, setting: 'on' | 'off') =>
    filterModifiers(sampleProduct({ id: '1', modifierGroups: [group], ...changes }), setting).modifierGroups.length === 1;

  test('when on, only combo, set or external-modifier products keep their modifiers', () => {
    expect([{ isCombo: true }, { isSet: true }, { usesModifierSystem: true }].map((changes) => cached(changes, 'on'))).toEqual([
      true,
      true,
      true,
    ]);
    expect(cached({}, 'on')).toBe(false);
  });

  test('when off, no product keeps its modifiers', () => {
    expect([{}, { isCombo: true }, { isSet: true }, { usesModifierSystem: true }].some((changes) => cached(changes, 'off'))).toBe(false);
  });
});

describe('price of modifiers', () => {
  test('the free units are the most expensive chosen ones in that group', () => {
    const group = sampleGroup({
      id: 'g',
      freeAmount: 2,
      options: [sampleOption('a', 3000), sampleOption('b', 5000), sampleOption('c', 4000)],
    });
    expect(modifiersPrice([group], [take('a', 2), take('b'), take('c')])).toBe(6000);
    expect(priceModifiers([group], [take('c'), take('a', 2), take('b')]).map(({ option, price }) => [option.id, price])).toEqual([
      ['a', 6000],
      ['b', 0],
      ['c', 0],
    ]);
  });

  test("a size's price is a difference and may be negative (R-OPTION-3)", () => {
    const size = sampleGroup({ id: 'size', options: [sampleOption('small', -12_000)] });
    expect(modifiersPrice([size], [take('small', 1, 'size')])).toBe(-12_000);
  });

  test('free units of one group do not apply to another', () => {
    const groups = [
      sampleGroup({ id: 'g', freeAmount: 5, options: [sampleOption('a', 1000)] }),
      sampleGroup({ id: 'h', options: [sampleOption('b', 700)] }),
    ];
    expect(modifiersPrice(groups, [take('a'), take('b', 3, 'h')])).toBe(2100);
  });

  test('any choice costs all its units except the most expensive free ones', () => {
    const options = fc.array(fc.record({ price: fc.integer({ min: -5, max: 20 }), amount: fc.integer({ min: 0, max: 4 }) }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(options, fc.integer({ min: 0, max: 6 }), (each, freeAmount) => {
        const group = sampleGroup({ id: 'g', freeAmount, options: each.map(({ price }, index) => sampleOption(String(index), price)) });
        const chosen = each.flatMap(({ amount }, index) => (amount > 0 ? [take(String(index), amount)] : []));
        const units = each.flatMap(({ price, amount }) => Array<number>(amount).fill(price)).sort((a, b) => b - a);
        expect(modifiersPrice([group], chosen)).toBe(units.slice(freeAmount).reduce((sum, price) => sum + price, 0));
      }),
    );
  });
});

describe('check of modifiers', () => {
  const group = sampleGroup({
    id: 'g',
    minAmount: 1,
    maxAmount: 3,
    maxPerOption: 2,
    options: [sampleOption('a', 0), sampleOption('b', 0)],
  });
  const code = (...chosen: ChosenModifier[]) => checkModifiers([group], chosen)?.code ?? null;

  test('a group accepts no fewer than its minimum, no more than its maximum, no more of one option than allowed', () => {
    expect(code(take('a'))).toBeNull();
    expect(code(take('a', 2), take('b'))).toBeNull();
    expect(code()).toBe('INVALID_OPTION');
    expect(code(take('a', 2), take('b', 2))).toBe('INVALID_OPTION');
    expect(code(take('a', 3))).toBe('INVALID_OPTION');
    expect(code(take('a', 2), take('a'))).toBe('INVALID_OPTION');
  });

  test('options that the menu does not offer are rejected', () => {
    expect(code(take('a'), take('z'))).toBe('INVALID_OPTION');
    expect(code(take('a'), take('a', 1, 'other'))).toBe('INVALID_OPTION');
    expect(checkModifiers([], [take('a')])?.code).toBe('INVALID_OPTION');
    for (const amount of [0, -1, 1.5, Number.NaN]) expect(code(take('a'), take('b', amount))).toBe('INVALID_OPTION');
  });

  test('an option that is sold out is not rejected here', () => {
    expect(checkModifiers([{ ...group, options: [sampleOption('a', 0, { isAvailable: false })] }], [take('a')])).toBeNull();
  });
});

describe('default modifiers', () => {
  const isDefault = { isDefault: true };

  test('the available defaults are preselected, in required and optional groups', () => {
    const size = sampleGroup({ id: 'g', minAmount: 1, maxAmount: 1, options: [sampleOption('a', -5), sampleOption('b', 0, isDefault)] });
    const extra = sampleGroup({ id: 'h', options: [sampleOption('c', 9, isDefault), sampleOption('d', 9)] });
    expect(defaultModifiers([size, extra])).toEqual([take('b'), take('c', 1, 'h')]);
  });

  test('one default is repeated to reach a minimum of several units, up to its maximum', () => {
    const options = [sampleOption('a', 0, isDefault), sampleOption('b', 0)];
    expect(defaultModifiers([sampleGroup({ id: 'g', minAmount: 2, options })])).toEqual([take('a', 2)]);
    expect(defaultModifiers([sampleGroup({ id: 'g', minAmount: 2, maxPerOption: 1, options })])).toEqual([take('a')]);
  });

  test('options that are sold out, above the maximum or not a default are not preselected', () => {
    const sold = sampleGroup({
      id: 'g',
      minAmount: 1,
      options: [sampleOption('a', 0, { isDefault: true, isAvailable: false }), sampleOption('b', 0)],
    });
    expect(defaultModifiers([sold])).toEqual([]);
    const many = sampleGroup({ id: 'g', maxAmount: 1, options: [sampleOption('a', 0, isDefault), sampleOption('b', 0, isDefault)] });
    expect(defaultModifiers([many])).toEqual([take('a')]);
  });
});
