import { expect, test } from 'vitest';
import { buttonData, buttonSteps, readButton } from './group-buttons.ts';

const token = '123456789:AAstub-token';

test.each(buttonSteps)('the data of the button %s fits into 64 bytes with the longest number, and is read back', (step) => {
  const pressed = { number: Number.MAX_SAFE_INTEGER, step };
  const data = buttonData(token, pressed);
  expect(Buffer.byteLength(data)).toBeLessThanOrEqual(64);
  expect(readButton(token, data)).toEqual(pressed);
});

test('the button of another bot, of another number or step is none', () => {
  const data = buttonData(token, { number: 7, step: 'confirm' });
  expect(readButton(`${token}x`, data)).toBeNull();
  expect(readButton(token, data.replace(':7:', ':8:'))).toBeNull();
  expect(readButton(token, data.replace('confirm', 'unreachable'))).toBeNull();
  expect(readButton(token, `${data}A`)).toBeNull();
});
