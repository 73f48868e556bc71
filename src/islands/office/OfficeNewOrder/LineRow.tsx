import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Product, ProductsById } from '#domain/menu/types.ts';
import type { Som } from '#domain/money.ts';
import { lineChoices } from '#domain/order/line-choices.ts';
import type { Translate } from '#domain/words.ts';
import { Stepper } from '#ui/Stepper/Stepper.tsx';
import { cartLineOf, type HandLine } from './hand-draft.ts';
import styles from './OfficeNewOrder.module.css';

interface LineRowProps {
  t: Translate<'office-new-order'>;
  locale: Locale;
  line: HandLine;
  /** undefined: the restaurant does not have it */
  product: Product | undefined;
  products: ProductsById;
  /** undefined: not priced yet */
  total: Som | undefined;
  onChange: (line: HandLine) => void;
  /** null: there is nothing to choose */
  onOpen: (() => void) | null;
}

/** One dish of the order with its options; none of it left removes it. */
export function LineRow({ t, locale, line, product, products, total, onChange, onOpen }: LineRowProps) {
  const name = product?.name ?? String(line.productId);
  const choices = product === undefined ? [] : lineChoices(cartLineOf(line), product, products);
  const details = [...choices.map((choice) => (choice.amount > 1 ? `${choice.amount} × ${choice.name}` : choice.name)), line.comment];
  return (
    <li>
      <span>
        {name}
        {total !== undefined && ` · ${formatPrice(total, locale)}`}
        <small className={styles['details']}>{details.filter(Boolean).join(', ')}</small>
        {onOpen !== null && (
          <button type="button" className={styles['change']} aria-label={t('changeOptions', { name })} onClick={onOpen}>
            {t('options')}
          </button>
        )}
      </span>
      <Stepper
        value={line.quantity}
        onChange={(quantity) => onChange({ ...line, quantity })}
        decreaseLabel={t('less', { name })}
        increaseLabel={t('more', { name })}
        valueLabel={`${name}: ${line.quantity}`}
      />
    </li>
  );
}
