import { expect, test } from 'vitest';
import { codeText } from './scalars.ts';

test('a promo code that was copied with invisible characters is the code alone', () => {
  expect(codeText(64).parse('\u200bSA\u200dLOM\u2060\ufeff ')).toBe('SALOM');
});
