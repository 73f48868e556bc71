import { maxLines, maxQuantity } from '#domain/cart/cart.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { parseId } from '#domain/id.ts';
import type { ChosenComboDish, ChosenModifier } from '#domain/menu/types.ts';
import type { Som } from '#domain/money.ts';

/** A line's data at the time it was added: shown until the server's quote arrives. */
export interface LineSnapshot {
  readonly name: string;
  readonly image: string | null;
  readonly unitPrice: Som;
  readonly choices: readonly string[];
}

export interface StoredLine extends CartLine {
  readonly snapshot: LineSnapshot;
}

const maxCommentLength = 120;

/** Parses stored lines; invalid ones are left out. */
export function parseStoredCart(json: unknown): readonly StoredLine[] {
  return listOf(json, parseLine).slice(0, maxLines);
}

function parseLine(json: unknown): StoredLine | null {
  if (!isRecord(json)) return null;
  const productId = parseId(json['productId']);
  const quantity = parseAmount(json['quantity']);
  const snapshot = parseSnapshot(json['snapshot']);
  if (productId === null || quantity === null || snapshot === null) return null;
  const comment = typeof json['comment'] === 'string' ? json['comment'].slice(0, maxCommentLength) : '';
  return {
    productId,
    quantity,
    modifiers: listOf(json['modifiers'], parseModifier),
    combo: listOf(json['combo'], parseDish),
    ...(comment !== '' && { comment }),
    snapshot,
  };
}

function parseSnapshot(json: unknown): LineSnapshot | null {
  if (!isRecord(json) || typeof json['name'] !== 'string' || !Number.isSafeInteger(json['unitPrice'])) return null;
  return {
    name: json['name'],
    image: typeof json['image'] === 'string' ? json['image'] : null,
    unitPrice: json['unitPrice'] as number,
    choices: listOf(json['choices'], (choice) => (typeof choice === 'string' ? choice : null)),
  };
}

function parseModifier(json: unknown): ChosenModifier | null {
  if (!isRecord(json)) return null;
  const groupId = parseId(json['groupId']);
  const optionId = parseId(json['optionId']);
  const amount = parseAmount(json['amount']);
  return groupId === null || optionId === null || amount === null ? null : { groupId, optionId, amount };
}

function parseDish(json: unknown): ChosenComboDish | null {
  if (!isRecord(json)) return null;
  const comboGroupId = parseId(json['comboGroupId']);
  const productId = parseId(json['productId']);
  return comboGroupId === null || productId === null
    ? null
    : { comboGroupId, productId, modifiers: listOf(json['modifiers'], parseModifier) };
}

function parseAmount(json: unknown): number | null {
  const amount = Number(json);
  return Number.isInteger(amount) && amount >= 1 ? Math.min(amount, maxQuantity) : null;
}

function listOf<Item>(json: unknown, parse: (entry: unknown) => Item | null): Item[] {
  return Array.isArray(json) ? json.flatMap((entry: unknown) => parse(entry) ?? []) : [];
}

function isRecord(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
