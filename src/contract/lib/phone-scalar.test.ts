import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPhoneMask, parsePhone } from '#domain/customer/phone.ts';
import { phone as phoneOfServer } from './scalars.ts';

const digits = (length: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });

/** Texts with about as many digits as phones, in any form. */
const written = fc.oneof(
  fc.string({ maxLength: 80 }),
  fc
    .tuple(
      fc.constantFrom('', '+', '+998', '998', '00998', '+7', '8', 'tel: '),
      fc.array(fc.constantFrom(...'0123456789 -()+.\u00a0\u200b'), { maxLength: 24 }),
    )
    .map(([start, rest]) => start + rest.join('')),
  digits(9).map((nine) => nine.join('')),
);

test('for any text that a field accepts, the server reads the same twelve digits; any other stays as it was written and is refused', () => {
  fc.assert(
    fc.property(written, (text) => {
      const shown = applyPhoneMask(text);
      const phone = parsePhone(shown);
      const onServer = phoneOfServer.safeParse(shown);
      const plain = text.replace(/\D/g, '');
      if (phone === null) expect([shown, onServer.success]).toEqual([text, false]);
      else expect([onServer.data, phone, applyPhoneMask(shown)]).toEqual([phone, plain.length === 9 ? `998${plain}` : plain, shown]);
    }),
    { numRuns: 2000 },
  );
});
