import { mostAmount, mostPrice } from '../typed-number.ts';

/** What a value of the catalog may be at most: letters of a text, items of a list, som of a sum. */
const valueLimits = {
  name: 200,
  description: 4_000,
  address: 500,
  unit: 40,
  searchWords: 500,
  tag: 60,
  tags: 50,
  options: 200,
  price: mostPrice,
  amount: mostAmount,
} as const;

export type ValueRule = 'value_long' | 'value_many' | 'value_most' | 'value_control' | 'value_oldPrice';

/** A value that is too large, or has characters that can't be read; `found` is the limit. */
export interface ValueProblem {
  readonly path: string;
  readonly rule: ValueRule;
  readonly found: number | '';
}

const singleLine = /\p{Cc}/u;
const severalLines = /[^\P{Cc}\t\n\r]/u;
const inSeveralLines: readonly string[] = ['description', 'address'];
const textLimits: Readonly<Record<string, keyof typeof valueLimits>> = {
  name: 'name',
  title: 'name',
  kind: 'name',
  slug: 'name',
  description: 'description',
  address: 'address',
  unit: 'unit',
  searchWords: 'searchWords',
  tags: 'tag',
};
const sumLimits: Readonly<Record<string, keyof typeof valueLimits>> = {
  price: 'price',
  oldPrice: 'price',
  surcharge: 'price',
  deliveryFee: 'amount',
  minOrderSum: 'amount',
  freeDeliveryFrom: 'amount',
  value: 'amount',
  maxDiscount: 'amount',
  fromSpent: 'amount',
  minRedeem: 'amount',
  welcomeBonus: 'amount',
  birthdayBonus: 'amount',
  roundTo: 'amount',
  persons: 'options',
  slotCapacity: 'amount',
  perCustomerLimit: 'amount',
  totalLimit: 'amount',
};
const listLimits: Readonly<Record<string, keyof typeof valueLimits>> = { tags: 'tags', options: 'options', modifierGroupIds: 'options' };

/** What exceeds the limits in a record of the catalog, at any depth; and an old price that is not above the price. */
export function valueProblems(record: object): ValueProblem[] {
  const { price, oldPrice } = record as { price?: unknown; oldPrice?: unknown };
  const isOldBelow = typeof price === 'number' && typeof oldPrice === 'number' && oldPrice <= price;
  return [...problemsOf(record, '', ''), ...(isOldBelow ? [{ path: 'oldPrice', rule: 'value_oldPrice', found: price } as const] : [])];
}

/** @param field the name that decides about the limit: of the value, or of the record of languages or the list that has it */
function problemsOf(value: unknown, path: string, field: string): ValueProblem[] {
  if (typeof value === 'string') return textProblems(value, path, field);
  if (typeof value === 'number') {
    const most = limitOf(sumLimits, field);
    return most !== null && Math.abs(value) > most ? [{ path, rule: 'value_most', found: most }] : [];
  }
  if (Array.isArray(value)) {
    const most = limitOf(listLimits, field);
    if (most !== null && value.length > most) return [{ path, rule: 'value_many', found: most }];
    return value.flatMap((item, index) => problemsOf(item, `${path}[${index}]`, field));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    problemsOf(inner, path === '' ? key : `${path}.${key}`, /^(ru|en|uz)$/.test(key) ? field : key),
  );
}

function textProblems(text: string, path: string, field: string): ValueProblem[] {
  const most = limitOf(textLimits, field);
  if (most === null) return [];
  if (text.length > most) return [{ path, rule: 'value_long', found: most }];
  const control = inSeveralLines.includes(field) ? severalLines : singleLine;
  return control.test(text) ? [{ path, rule: 'value_control', found: '' }] : [];
}

function limitOf(limits: Readonly<Record<string, keyof typeof valueLimits>>, field: string): number | null {
  const name = Object.hasOwn(limits, field) ? limits[field] : undefined;
  return name === undefined ? null : valueLimits[name];
}
