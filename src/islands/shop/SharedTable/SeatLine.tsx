import { lineKey } from '#domain/cart/cart.ts';
import { foreignLanguage } from '#domain/foreign-language.ts';
import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { concerns } from '#domain/order/concerns.ts';
import type { Translate } from '#domain/words.ts';
import { changeQuantity } from '#stores/shop/cart.ts';
import { choiceText } from '#stores/shop/cart-view.ts';
import { removeLine, type SharedTable, type TableSeat } from '#stores/shop/shared-table.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Stepper } from '#ui/Stepper/Stepper.tsx';
import styles from './Seats.module.css';

interface SeatLineProps {
  t: Translate<'shared-table'>;
  locale: Locale;
  table: SharedTable;
  line: TableSeat['lines'][number];
  /** the name of somebody else; null: the own line */
  guest: string | null;
}

/** One dish of a seat: an own one can be changed, the host can remove those of others. */
export function SeatLine({ t, locale, table: { isHost, state, unavailable }, line, guest }: SeatLineProps) {
  const { id, name, quantity, choices, comment, total } = line;
  const details = [...choices.map(choiceText), comment].filter(Boolean).join(' · ');
  const isSoldOut = unavailable.some((item) => concerns(item, line));
  return (
    <li>
      <span className={styles['what']}>
        <span>
          {quantity > 1 && guest !== null && `${quantity} × `}
          <span lang={foreignLanguage(name, locale)}>{name}</span>
        </span>
        <small lang={foreignLanguage(details, locale)}>{details}</small>
        {isSoldOut ? <em>{t('soldOut')}</em> : <small>{formatPrice(total, locale)}</small>}
      </span>
      {state === 'open' && guest === null && (
        <Stepper
          value={quantity}
          onChange={(next) => changeQuantity(lineKey(line), next - quantity)}
          decreaseLabel={t('decrease', { name })}
          increaseLabel={t('increase', { name })}
          valueLabel={t('quantity', { name, count: quantity })}
        />
      )}
      {state === 'open' && guest !== null && isHost && (
        <button
          type="button"
          className={styles['remove']}
          aria-label={t('removeLine', { name, guest })}
          onClick={() => void removeLine(id)}
        >
          <Icon name="minus" sizePx={20} />
        </button>
      )}
    </li>
  );
}
