import { describe, expect, it } from 'vitest';
import { sampleOrder } from '../../../tests/support/builders/sample-orders.ts';
import { laidPlates, platePlaces } from './laid-plates.ts';
import type { OrderLine } from './order-line.ts';

const line = (productId: string, quantity: number, total: number, image: string | null = `/dishes/${productId}.svg`): OrderLine => ({
  ...(sampleOrder.lines[0] as OrderLine),
  productId,
  quantity,
  total,
  image,
});

describe('the plates of an order', () => {
  it('are its dishes, the dearest first, with their number, whatever their options', () => {
    const plates = laidPlates({ lines: [line('tea', 1, 5_000, null), line('plov', 1, 52_000), line('plov', 2, 110_000)] });
    expect(plates.map(({ image, count }) => [image, count])).toEqual([
      ['/dishes/plov.svg', 3],
      [null, 1],
    ]);
    expect(plates[1]?.initial).toHaveLength(1);
  });

  it('are nine at most', () => {
    expect(laidPlates({ lines: Array.from({ length: 20 }, (_, index) => line(String(index), 1, 1_000)) })).toHaveLength(9);
  });
});

describe('the places of plates on a cloth', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('of %i don’t overlap and stay within the border', (count) => {
    const places = platePlaces(count, 600, 60);
    expect(places).toHaveLength(count);
    for (const { left, top, size } of places) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(40);
      expect(Math.max(left, top) + size).toBeLessThanOrEqual(680);
    }
    for (const [index, one] of places.entries())
      for (const other of places.slice(index + 1)) {
        const distance = Math.hypot(one.left + one.size / 2 - other.left - other.size / 2, one.top - other.top);
        expect(distance).toBeGreaterThanOrEqual(one.size);
      }
  });
});
