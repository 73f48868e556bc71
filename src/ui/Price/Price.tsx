import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Som } from '#domain/money.ts';
import styles from './Price.module.css';

interface PriceProps {
  /** null: there is no price, and `absentLabel` is shown. */
  som: Som | null;
  locale: Locale;
  /** The previous price, struck through; `wasLabel` describes it to screen readers. */
  was?: Som | null;
  wasLabel?: string;
  absentLabel?: string;
  large?: boolean;
}

/** A sum of money that never wraps, with tabular digits. */
export function Price({ som, locale, was = null, wasLabel, absentLabel, large = false }: PriceProps) {
  if (som === null) return <span className={styles['absent']}>{absentLabel}</span>;
  return (
    <span className={large ? `${styles['price']} ${styles['large']}` : styles['price']}>
      <b>{formatPrice(som, locale)}</b>
      {was !== null && was > som && (
        <>
          {' '}
          <s>
            <span className="hidden">{wasLabel} </span>
            {formatPrice(was, locale)}
          </s>
        </>
      )}
    </span>
  );
}
