import type { LocalizedText } from '../locale.ts';
import { isEmptyText, noText, shortText } from '../localized-text.ts';
import { parseShopPhones, shopPhonesText } from '../place/shop-phones.ts';
import { mostAmount, type NumberRange } from '../typed-number.ts';
import type { FieldKind } from './form-fields.ts';

type FileText = ReturnType<typeof shortText>;
type FileId = string | number;

interface TextRule {
  readonly isRequired?: boolean;
  /** what is stored when no language has a text; by default an empty text */
  readonly empty?: 'absent' | 'null';
}

/** A text in three languages. */
export function text({ isRequired = false, empty }: TextRule = {}): FieldKind<FileText, LocalizedText> {
  return {
    control: 'languages',
    show: (stored) => ({ ...noText, ...stored }),
    isWrong: (typed) => isRequired && isEmptyText(typed),
    read: (typed, before) => {
      if (empty === undefined || !isEmptyText(typed)) return shortText(typed, before ?? undefined);
      return empty === 'null' ? null : undefined;
    },
  };
}

interface AmountRule extends Partial<NumberRange> {
  /** what an empty field stands for; by default it must not be empty */
  readonly empty?: 0 | null;
}

/** A number, by default a whole one from 0 on. */
export function amount({ empty, ...range }: AmountRule = {}): FieldKind<number, number | null> {
  const { min = 0, max = mostAmount, isFine = false } = range;
  const fits = (typed: number) => (isFine ? Number.isFinite(typed) : Number.isInteger(typed)) && typed >= min && typed <= max;
  return {
    control: 'amount',
    range,
    show: (stored) => stored ?? null,
    isWrong: (typed) => (typed === null ? empty === undefined : !fits(typed)),
    read: (typed) => typed ?? empty,
  };
}

/** @param usual what an absent one means */
export function flag(usual = false): FieldKind<boolean, boolean> {
  return { control: 'flag', show: (stored) => stored ?? usual, isWrong: () => false, read: (typed) => typed };
}

/** One of some values; @param usual what an absent one means */
export function choice<Value extends string>(usual: NoInfer<Value>): FieldKind<Value, Value> {
  return { control: 'choice', show: (stored) => stored ?? usual, isWrong: () => false, read: (typed) => typed };
}

/** Another record by its id; null: none is chosen. Ids that are numbers in the file stay numbers. */
export const reference: FieldKind<FileId, string | null> = {
  control: 'choice',
  show: (stored) => (stored == null ? null : String(stored)),
  isWrong: (typed) => typed === null,
  read: (typed, before) => (typeof before === 'number' && typed !== null && /^\d+$/.test(typed) ? Number(typed) : typed),
};

/** One line; @param pattern what is written in it, unless it is empty */
export function line(pattern: RegExp = /^/): FieldKind<string, string> {
  return {
    control: 'line',
    show: (stored) => stored ?? '',
    isWrong: (typed) => typed.trim() !== '' && !pattern.test(typed.trim()),
    read: (typed) => typed.trim() || null,
  };
}

/** Phones of the shop, of any number. Those that were stored unchecked are not wrong while nobody changes them. */
export const shopPhones: FieldKind<string, string> = {
  control: 'line',
  show: (stored) => (stored == null ? '' : shopPhonesText(stored)),
  isWrong: (typed, before) => typed !== shopPhones.show(before) && parseShopPhones(typed) === null,
  read: (typed) =>
    parseShopPhones(typed)
      ?.map(({ dial }) => dial.replace('+', ''))
      .join(', ') || null,
};
