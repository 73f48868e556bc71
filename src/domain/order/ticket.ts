import type { Locale, LocalizedText } from '../locale.ts';
import type { OrderLine } from './order-line.ts';

/** One line of the kitchen's ticket; as in the cart and on the receipt, what belongs to a dish is counted for one portion of it. */
export interface TicketLine {
  readonly name: string;
  /** portions */
  readonly quantity: number;
  /** The line's own options. */
  readonly choices: readonly TicketChoice[];
  /** The dishes of a combo or set. */
  readonly parts: readonly (TicketChoice & { readonly choices: readonly TicketChoice[] })[];
  readonly comment: string | null;
}

export interface TicketChoice {
  readonly name: string;
  readonly quantity: number;
}

export function ticketLines(lines: readonly OrderLine[], locale: Locale): TicketLine[] {
  const count = ({ name, amount }: { readonly name: LocalizedText; readonly amount: number }): TicketChoice => ({
    name: name[locale],
    quantity: amount,
  });
  return lines.map((line) => ({
    name: line.name[locale],
    quantity: line.quantity,
    choices: ownChoices(line).map(count),
    parts: (line.parts ?? []).map((part) => ({ ...count(part), choices: part.choices.map(count) })),
    comment: line.comment ?? null,
  }));
}

/** The line's own options: they come first in `choices`, followed by those of its parts. */
function ownChoices({ choices, modifiers, parts = [] }: OrderLine): OrderLine['choices'] {
  if (parts.length === 0) return choices;
  return choices.slice(0, new Set(modifiers.map(({ groupId, optionId }) => JSON.stringify([groupId, optionId]))).size);
}
