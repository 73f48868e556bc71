import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Som } from '#domain/money.ts';
import styles from './Price.module.css';

interface PriceProps {
  /** null: there is none, `absentLabel` stands in. */
  som: Som | null;
  locale: Locale;
  /** The price before, struck out; said to those who do not see the line by `wasLabel`. */
  was?: Som | null;
  wasLabel?: string;
  absentLabel?: string;
  large?: boolean;
}

/** A sum of money that never wraps; equal digits stand below each other. */
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
