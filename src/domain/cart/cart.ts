import type { ChosenModifier } from '../menu/types.ts';
import type { CartLine } from './cart-line.ts';

/** The most units of one line, and the most lines of one cart (R-CART-1). */
export const maxQuantity = 50;
export const maxLines = 100;

/**
 * The same key for two equal lines: product, choices and comment, regardless of the order of the choices.
 * The quantity is ignored.
 */
export function lineKey({ productId, modifiers, combo, comment }: CartLine): string {
  const dishes = combo.map((dish) => JSON.stringify([dish.comboGroupId, dish.productId, modifiersKey(dish.modifiers)]));
  return JSON.stringify([productId, modifiersKey(modifiers), dishes.sort(), comment ?? '']);
}

function modifiersKey(modifiers: readonly ChosenModifier[]): string[] {
  const amounts = new Map<string, number>();
  for (const { groupId, optionId, amount } of modifiers) {
    const option = JSON.stringify([groupId, optionId]);
    amounts.set(option, (amounts.get(option) ?? 0) + amount);
  }
  return [...amounts].map(([option, amount]) => `${option}${amount}`).sort();
}

/** Adds to the equal line, up to 50 units, or else at the end; a new line above 100 is not added: the list is returned unchanged. */
export function addLine<Line extends CartLine>(lines: readonly Line[], line: Line): readonly Line[] {
  const key = lineKey(line);
  const index = lines.findIndex((known) => lineKey(known) === key);
  const known = lines[index];
  if (known !== undefined) return setQuantity(lines, index, known.quantity + line.quantity);
  return lines.length >= maxLines ? lines : [...lines, { ...line, quantity: clampQuantity(line.quantity) }];
}

/** Changes one line's quantity, at most 50; below 1 the line leaves the cart. */
export function setQuantity<Line extends CartLine>(lines: readonly Line[], index: number, quantity: number): readonly Line[] {
  if (!(quantity >= 1)) return lines.filter((_, at) => at !== index);
  return lines.map((line, at) => (at === index ? { ...line, quantity: clampQuantity(quantity) } : line));
}

/** Merges equal lines into one, at the position of the first. */
export function mergeLines<Line extends CartLine>(lines: readonly Line[]): readonly Line[] {
  return lines.reduce<readonly Line[]>((merged, line) => addLine(merged, line), []);
}

/** The number of units in the cart. */
export function cartCount(lines: readonly Pick<CartLine, 'quantity'>[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0);
}

function clampQuantity(quantity: number): number {
  return Math.max(1, Math.min(maxQuantity, Math.floor(quantity)));
}
