import type { Locale } from '#domain/locale.ts';
import type { OrderLine } from '#domain/order/order.ts';
import { type TicketChoice, ticketLines } from '#domain/order/ticket.ts';
import type { Translate } from '#domain/words.ts';
import styles from './OrderCard.module.css';

interface TicketLinesProps {
  t: Translate<'staff-board'>;
  locale: Locale;
  lines: readonly OrderLine[];
}

/** The dishes to cook, with amounts for the whole order: a combo × 2 shows its parts × 2. */
export function TicketLines({ t, lines, locale }: TicketLinesProps) {
  return (
    <ol className={styles['lines']}>
      {ticketLines(lines, locale).map(({ name, quantity, choices, parts, comment }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dish may occur twice with different choices
        <li key={index}>
          <b>
            {quantity} × {name}
          </b>
          {choices.length > 0 && <small>{reported(choices)}</small>}
          {parts.length > 0 && (
            <ul>
              {parts.map((part, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a dish may occur twice in a combo
                <li key={at}>
                  {part.quantity} × {part.name}
                  {part.choices.length > 0 && <small>{reported(part.choices)}</small>}
                </li>
              ))}
            </ul>
          )}
          {comment !== null && <em>{t('quoted', { text: comment })}</em>}
        </li>
      ))}
    </ol>
  );
}

function reported(choices: readonly TicketChoice[]): string {
  return choices.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ');
}
