import type { Id } from '../id.ts';
import type { ChosenComboDish, ChosenModifier } from '../menu/types.ts';

/** A product with the customer's choices, in the same shape on the wire; equal lines merge. */
export interface CartLine {
  readonly productId: Id;
  /** 1..50 */
  readonly quantity: number;
  readonly modifiers: readonly ChosenModifier[];
  readonly combo: readonly ChosenComboDish[];
  /** up to 120 characters */
  readonly comment?: string;
}
