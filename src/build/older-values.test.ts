import { expect, test } from 'vitest';
import { olderBounds, olderValue, olderValues } from './older-values.ts';

test('a value that older browsers do not know has an older one', () => {
  expect(olderValue('color-mix(in srgb, var(--brand) 72%, #000)')).toBe('var(--brand)');
  expect(olderValue('0 0 0 5px color-mix(in srgb, var(--brand) 22%, transparent), 0 1px red')).toBe('0 0 0 5px transparent, 0 1px red');
  expect(olderValue('round(down, 92dvh, 1px)')).toBe('92vh');
  expect(olderValue('min(round(down, 86dvh, 1px), 860px)')).toBe('min(86vh, 860px)');
  expect(olderValue('calc(100svh - var(--x))')).toBe('calc(100vh - var(--x))');
  for (const value of ['50vh', 'url("x.svg")', 'red']) expect(olderValue(value)).toBe(value);
});

test('it comes before the newer one, except of a custom property', () => {
  const before: string[] = [];
  const declarations = [
    { prop: 'height', value: '5dvh' },
    { prop: '--hue', value: 'color-mix(in srgb, red, blue)' },
    { prop: 'color', value: 'red' },
  ];
  const clone = ({ value }: { readonly value: string }) => before.push(value);
  olderValues.Once({
    walkDecls: (visit) => declarations.forEach((declaration) => void visit({ ...declaration, cloneBefore: clone })),
    walkAtRules: () => {},
  });
  expect(before).toEqual(['5vh']);
});

test('a width below a limit is written without a range', () => {
  expect(olderBounds('(width < 900px)')).toBe('(max-width: 899.98px)');
  expect(olderBounds('(480px <= width < 900px)')).toBe('(min-width: 480px) and (max-width: 899.98px)');
  expect(olderBounds('print and (width >= 900px)')).toBe('print and (width >= 900px)');
});
