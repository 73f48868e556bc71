import { foreignLanguage } from '#domain/foreign-language.ts';
import type { Locale } from '#domain/locale.ts';
import type { OrderLine } from '#domain/order/order-line.ts';
import { type TicketChoice, ticketLines } from '#domain/order/ticket.ts';
import type { Translate } from '#domain/words.ts';
import styles from './TicketLines.module.css';

interface TicketLinesProps {
  t: Translate<'staff-board'>;
  locale: Locale;
  lines: readonly OrderLine[];
}

/** The dishes to cook. What belongs to a dish is counted for one portion; where there are several, "in each" says so. */
export function TicketLines({ t, lines, locale }: TicketLinesProps) {
  return (
    <ol className={styles['lines']}>
      {ticketLines(lines, locale).map(({ name, quantity, choices, parts, comment }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dish may occur twice with different choices
        <li key={index}>
          <b>
            <span>{quantity} ×</span> <span lang={foreignLanguage(name, locale)}>{name}</span>
          </b>
          {quantity > 1 && choices.length + parts.length > 0 && <i>{t('inEach')}</i>}
          <Choices choices={choices} locale={locale} />
          {parts.length > 0 && (
            <ul>
              {parts.map((part, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a dish may occur twice in a combo
                <li key={at}>
                  <span lang={foreignLanguage(part.name, locale)}>
                    {part.quantity} × {part.name}
                  </span>
                  {part.quantity > 1 && part.choices.length > 0 && <i>{t('inEach')}</i>}
                  <Choices choices={part.choices} locale={locale} />
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

/** An option is not wrapped while it fits a row of its own. */
function Choices({ choices, locale }: { choices: readonly TicketChoice[]; locale: Locale }) {
  if (choices.length === 0) return null;
  return (
    <small>
      {choices.map(({ name, quantity }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options of two groups may have the same name
        <span key={index} lang={foreignLanguage(name, locale)}>
          {quantity > 1 ? `${quantity} × ${name}` : name}{' '}
        </span>
      ))}
    </small>
  );
}
