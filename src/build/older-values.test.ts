import { expect, test } from 'vitest';
import { withOlderValues } from './older-values.ts';

test('a value that older browsers do not know has an older one before it', () => {
  expect(withOlderValues('a { background: color-mix(in srgb, var(--brand) 72%, #000); color: red; }')).toBe(
    'a { background: var(--brand); background: color-mix(in srgb, var(--brand) 72%, #000); color: red; }',
  );
  expect(withOlderValues('a{box-shadow:0 0 0 5px color-mix(in srgb, var(--brand) 22%, transparent), 0 1px red}')).toContain(
    'box-shadow:0 0 0 5px transparent, 0 1px red;',
  );
  expect(withOlderValues('a{max-height:round(down, 92dvh, 1px)}')).toBe('a{max-height:92vh;max-height:round(down, 92dvh, 1px)}');
  expect(withOlderValues('a{max-height:min(round(down, 86dvh, 1px), 860px);}')).toContain('max-height:min(86vh, 860px);');
  expect(withOlderValues('a{min-height:calc(100svh - var(--x))}')).toContain('{min-height:calc(100vh - var(--x));');
});

test('custom properties and other values stay as they are', () => {
  for (const css of ['a{--hue:color-mix(in srgb, red, blue)}', 'a{color:red;background:url("x.svg")}', 'a{height:50vh}'])
    expect(withOlderValues(css)).toBe(css);
});
