import type { Id } from '../id.ts';
import type { ChosenComboDish, ChosenModifier } from '../menu/types.ts';

/** What a customer wants of one product, the same shape on the wire; equal ones merge. */
export interface CartLine {
  readonly productId: Id;
  /** 1..50 */
  readonly quantity: number;
  readonly modifiers: readonly ChosenModifier[];
  readonly combo: readonly ChosenComboDish[];
  /** up to 120 characters */
  readonly comment?: string;
}
