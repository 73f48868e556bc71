import { parseNumber } from '#domain/typed-number.ts';

const sums = new Set([
  ...['price', 'oldPrice', 'surcharge', 'deliveryFee', 'minOrderSum', 'freeDeliveryFrom', 'value', 'maxDiscount'],
  ...['fromSpent', 'minRedeem', 'welcomeBonus', 'birthdayBonus', 'OrderMaxSum'],
]);
const percentages = new Set(['accrualPercent', 'maxRedeemPercent', 'vatPercent']);

/** A catalog file with sums and percentages that are written as texts, `"48 000"` or `"10,5 %"`, as numbers; other values stay as they are. */
export function withNumbers(document: unknown): unknown {
  if (Array.isArray(document)) return document.map(withNumbers);
  if (typeof document !== 'object' || document === null) return document;
  return Object.fromEntries(
    Object.entries(document).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' ? numberAt(key, value) : withNumbers(value),
    ]),
  );
}

function numberAt(key: string, text: string): unknown {
  const isPercentage = percentages.has(key);
  return isPercentage || sums.has(key) ? (parseNumber(text, isPercentage) ?? text) : text;
}
