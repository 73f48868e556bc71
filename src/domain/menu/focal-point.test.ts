import { describe, expect, test } from 'vitest';
import { center, focusOf, focusPattern, keepFocus, objectPosition, withFocus, withoutFocus } from './focal-point.ts';

const image = '/media/0123456789abcdef-p1280x960-b5482a';

test('the address of a picture contains its focal point, and not the center', () => {
  expect(withFocus(image, { x: 30, y: 70 })).toBe(`${image}#focus=30,70`);
  expect(withFocus(`${image}#focus=30,70`, { x: 0, y: 100 })).toBe(`${image}#focus=0,100`);
  expect(withFocus(`${image}#focus=30,70`, center)).toBe(image);
});

test('an address without a focal point has the center', () => {
  expect([focusOf(`${image}#focus=30,70`), focusOf(image), focusOf('https://cdn.example/a.svg#layer')]).toEqual([
    { x: 30, y: 70 },
    center,
    center,
  ]);
  expect([objectPosition({ x: 30, y: 70 }), objectPosition(center), objectPosition(undefined)]).toEqual(['30% 70%', null, null]);
});

test('an address that is replaced keeps its focal point', () => {
  const stored = (address: string) => (address === 'https://cdn.example/a.jpg' ? image : address);
  expect(keepFocus('https://cdn.example/a.jpg#focus=5,95', stored)).toBe(`${image}#focus=5,95`);
  expect(keepFocus('https://cdn.example/a.jpg', stored)).toBe(image);
  expect(withoutFocus('https://cdn.example/a.svg#layer')).toBe('https://cdn.example/a.svg#layer');
});

describe('the focal point of a catalog file', () => {
  test.each(['/a.jpg', '/a.jpg#focus=0,100', '/a.jpg#focus=30,7', 'https://cdn.example/a.svg#layer', '/a.jpg?b#'])(
    '%s is accepted',
    (address) => expect(focusPattern.test(address)).toBe(true),
  );
  test.each(['/a.jpg#focus=101,5', '/a.jpg#focus=30', '/a.jpg#focus=30.5,70', '/a.jpg#focus='])('%s is rejected', (address) =>
    expect(focusPattern.test(address)).toBe(false),
  );
});
