import type { Locale, LocalizedText } from '../locale.ts';
import type { OrderLine } from './order.ts';

/** One line of the printed ticket; every amount is for the whole line, so two combos need two of each part. */
export interface TicketLine {
  readonly name: string;
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
  return lines.map((line) => {
    const { quantity, comment = null, parts = [] } = line;
    const count = ({ name, amount }: { readonly name: LocalizedText; readonly amount: number }, times = quantity): TicketChoice => ({
      name: name[locale],
      quantity: amount * times,
    });
    return {
      name: line.name[locale],
      quantity,
      choices: ownChoices(line).map((choice) => count(choice)),
      parts: parts.map((part) => ({
        ...count(part),
        choices: part.choices.map((choice) => count(choice, part.amount * quantity)),
      })),
      comment,
    };
  });
}

/** The line's own options: they come first in `choices`, followed by those of its parts. */
function ownChoices({ choices, modifiers, parts = [] }: OrderLine): OrderLine['choices'] {
  if (parts.length === 0) return choices;
  return choices.slice(0, new Set(modifiers.map(({ groupId, optionId }) => JSON.stringify([groupId, optionId]))).size);
}
