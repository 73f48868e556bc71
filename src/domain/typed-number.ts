import { formatNumber } from './format.ts';
import type { Locale } from './locale.ts';

/** No price of a dish, of an option or of a restaurant is above it, in som. */
export const mostPrice = 100_000_000;
/** No other amount, such as a fee, a threshold or a limit, is above it. */
export const mostAmount = 1_000_000_000;

const spaces = /[\s\u00a0\u2007\u2009\u202f'\u2019]/g;
const unit = /(сум|сўм|сом|soʻm|so['\u2018\u2019`]?m|som|sum|uzs|%)\.?$/iu;

/**
 * The number that somebody wrote, in any of the languages and with or without its unit: `48 000`, `48.000`, `48,000`, `48000,50`,
 * `15000 soʻm`, `10,5 %`, `−5`. Three digits after a single dot or comma are thousands, unless the number is `fine`: a percentage or a
 * weight. null: it is no number.
 */
export function parseNumber(text: string, isFine = false): number | null {
  const [, sign = '', rest = ''] = /^([+\u2212\u2013-]?)(.*)$/su.exec(text.trim().replace(unit, '').replace(spaces, '')) ?? [];
  const plain = withoutGroups(rest, isFine);
  if (plain === null) return null;
  const value = Number(plain);
  return sign === '' || sign === '+' || value === 0 ? value : -value;
}

/** The digits with a dot before a fraction, null if they are not written as a number. */
function withoutGroups(text: string, isFine: boolean): string | null {
  const [whole = '', ...others] = text.split(/[.,]/);
  if (![whole, ...others].every((part) => /^\d+$/.test(part)) || text.length > 20) return null;
  const last = others.pop();
  if (last === undefined) return whole;
  const separators = text.replace(/\d/g, '');
  const areGroups = /^(?!0)\d{1,3}$/.test(whole) && others.every((part) => part.length === 3);
  if (others.length === 0) {
    if (isFine || last.length !== 3) return `${whole}.${last}`;
    return areGroups ? whole + last : null;
  }
  if (!areGroups) return null;
  const isOneKind = new Set(separators).size === 1;
  if (isOneKind) return last.length === 3 ? [whole, ...others].join('') + last : null;
  return new Set(separators.slice(0, -1)).size === 1 ? `${[whole, ...others].join('')}.${last}` : null;
}

/** A whole number, such as a price in som; null: it is none, or has a fraction. */
export function parseWhole(text: string): number | null {
  const value = parseNumber(text);
  return Number.isSafeInteger(value) ? value : null;
}

/** What a number must be, such as a whole one from 0 to 100. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  /** whether it may have a fraction of up to two digits */
  readonly isFine?: boolean;
}

/** The written number if it is in the range, else null. */
export function parseInRange(text: string, { min, max, isFine = false }: NumberRange): number | null {
  const value = isFine ? parseNumber(text, true) : parseWhole(text);
  if (value === null || value < min || value > max) return null;
  return Math.round(value * 100) === Number((value * 100).toFixed(6)) ? value : null;
}

const whole: Readonly<Record<Locale, string>> = { ru: 'Целое число', en: 'A whole number', uz: 'Butun son' };
const fine: Readonly<Record<Locale, string>> = { ru: 'Число', en: 'A number', uz: 'Son' };

/** What a field asks for instead of what is written in it: `Целое число от 0 до 100`. */
export function numberHint({ min, max, isFine = false }: NumberRange, locale: Locale): string {
  const [from, to] = [formatNumber(min, locale), formatNumber(max, locale)];
  const name = (isFine ? fine : whole)[locale];
  return { ru: `${name} от ${from} до ${to}`, en: `${name} from ${from} to ${to}`, uz: `${name}, ${from} dan ${to} gacha` }[locale];
}
