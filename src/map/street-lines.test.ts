import { expect, test } from 'vitest';
import { streetLines } from './street-lines.ts';
import { streetNames } from './street-names.ts';

test('every named avenue is a line through Tashkent', () => {
  for (const name of streetNames) {
    for (const line of streetLines(name)) {
      expect(line.length).toBeGreaterThan(6);
      for (const [longitude, latitude] of line) {
        expect(Math.abs(longitude - 69.28)).toBeLessThan(0.12);
        expect(Math.abs(latitude - 41.31)).toBeLessThan(0.12);
      }
    }
  }
});
