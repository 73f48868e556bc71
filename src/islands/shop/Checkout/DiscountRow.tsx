import { useStore } from '@nanostores/react';
import { formatPrice } from '#domain/format.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import { promoReason } from '#domain/order/promo-reason.ts';
import type { QuotedPromo } from '#domain/order/quote.ts';
import { $shownDiscount } from '#stores/account/applied-discount.ts';
import { $orderType } from '#stores/shop/preferences.ts';
import styles from './Discounts.module.css';
import { RowIcon } from './RowIcon.tsx';
import type { SectionProps } from './section-props.ts';

interface DiscountRowProps extends Pick<SectionProps, 't' | 'locale'> {
  /** The title of an automatic discount before the quote has arrived; undefined: there is none. */
  expected: string | undefined;
}

/** The automatic discount: what it takes off, or why it takes nothing off. Its row has its place before the quote arrives. */
export function DiscountRow({ t, locale, expected }: DiscountRowProps) {
  const shown = useStore($shownDiscount, { ssr: () => undefined });
  const orderType = useStore($orderType, { ssr: () => delivery });
  if (shown === undefined && expected === undefined) return null;
  const state = shown === undefined ? 'open' : shown.valid ? 'applied' : 'off';
  return (
    <ul className={styles['promos']} aria-label={t('discount')}>
      <li className={styles[state]}>
        <RowIcon name="tag" />
        <span className={styles['what']}>
          <b>
            {shown?.title ?? expected}
            {savedBy(shown, locale)}
          </b>
          <small role="status">
            {shown?.valid === false ? promoReason(shown, orderType, locale, t, 'discount') : t('discountByItself')}
          </small>
        </span>
      </li>
    </ul>
  );
}

function savedBy(shown: QuotedPromo | undefined, locale: SectionProps['locale']): string {
  return shown?.valid && shown.discount > 0 ? ` · ${formatPrice(-shown.discount, locale)}` : '';
}
