import type { CardNumber } from './customer.ts';

const oddParity = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011'];
/** Which of the six left digits are in even parity: this encodes the first digit, which has no bars. */
const firstDigitParity = ['OOOOOO', 'OOEOEE', 'OOEEOE', 'OOEEEO', 'OEOOEE', 'OEEOOE', 'OEEEOO', 'OEOEOE', 'OEOEEO', 'OEEOEO'];
const guard = '101';
const middle = '01010';

export interface Bar {
  /** In modules from the left, of 95. */
  readonly start: number;
  readonly width: number;
}

/** The black bars of an EAN-13 code, left to right; null for a card without such a code. */
export function ean13Bars(card: CardNumber): readonly Bar[] | null {
  const digits = String(card).padStart(13, '0');
  if (card === 0 || !/^\d{13}$/.test(digits) || !hasRightCheckDigit(digits)) return null;
  return [...modulesOf(digits).matchAll(/1+/g)].map((run) => ({ start: run.index, width: run[0].length }));
}

function hasRightCheckDigit(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

function modulesOf(digits: string): string {
  const parity = firstDigitParity[Number(digits[0])] ?? '';
  const left = [...digits.slice(1, 7)].map((digit, index) => (parity[index] === 'E' ? evenParity(digit) : odd(digit)));
  const right = [...digits.slice(7)].map((digit) => inverse(odd(digit)));
  return [guard, ...left, middle, ...right, guard].join('');
}

function odd(digit: string): string {
  return oddParity[Number(digit)] ?? '';
}

function evenParity(digit: string): string {
  return [...inverse(odd(digit))].reverse().join('');
}

function inverse(modules: string): string {
  return [...modules].map((module) => (module === '1' ? '0' : '1')).join('');
}
