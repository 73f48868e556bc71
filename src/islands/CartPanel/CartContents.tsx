import { useStore } from '@nanostores/react';
import { formatPrice } from '#domain/format.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { Locale } from '#domain/locale.ts';
import type { Som } from '#domain/money.ts';
import type { Say } from '#domain/words.ts';
import type { CartView } from '#stores/cart-view.ts';
import { $orderType, openWhereWhen } from '#stores/choices.ts';
import { $storageBlocked } from '#stores/persistent.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { CartLineRow } from './CartLineRow.tsx';
import styles from './CartPanel.module.css';
import { CartProblem } from './CartProblem.tsx';
import { Progress } from './Progress.tsx';
import { Suggestions } from './Suggestions.tsx';

interface CartContentsProps {
  view: CartView;
  /** The count in words. */
  dishes: string;
  locale: Locale;
  say: Say;
}

/** Lines, what is missing, sums and the way to order; an empty cart says what to do. */
export function CartContents({ view, dishes, locale, say }: CartContentsProps) {
  const isBlocked = useStore($storageBlocked, { ssr: () => false });
  if (view.lines.length === 0) {
    return (
      <div className={styles['empty']}>
        <Icon name="bag" sizePx={32} />
        <b>{say('empty')}</b>
        <p>{say('emptyHint')}</p>
      </div>
    );
  }
  return (
    <>
      <ul className={styles['lines']}>
        {view.lines.map((line) => (
          <CartLineRow key={line.key} line={line} locale={locale} say={say} />
        ))}
      </ul>
      <Suggestions locale={locale} say={say} />
      {isBlocked && <p className={styles['notice']}>{say('notStored')}</p>}
      <CartProblem say={say} />
      <div className={styles['sums']}>
        <Progress view={view} locale={locale} say={say} />
        <Sums view={view} dishes={dishes} locale={locale} say={say} />
        <a className={styles['order']} href={locale === 'ru' ? '/profile/cart' : `/${locale}/profile/cart`}>
          <span>{say('order')}</span> <b>{formatPrice(view.total, locale)}</b>
        </a>
      </div>
    </>
  );
}

function Sums({ view, dishes, locale, say }: CartContentsProps) {
  const orderType = useStore($orderType, { ssr: () => delivery });
  return (
    <dl className={styles['totals']}>
      <dt>{dishes}</dt>
      <dd>{formatPrice(view.itemsTotal, locale)}</dd>
      {view.discount > 0 && (
        <>
          <dt>{say('discount')}</dt>
          <dd>{formatPrice(-view.discount, locale)}</dd>
        </>
      )}
      <dt>{say(orderType === delivery ? 'delivery' : 'pickup')}</dt>
      <dd>
        <Fee fee={orderType === delivery ? view.deliveryFee : 0} locale={locale} say={say} />
      </dd>
      <dt className={styles['total']}>{say('total')}</dt>
      <dd className={styles['total']}>{formatPrice(view.total, locale)}</dd>
    </dl>
  );
}

/** Without an address there is no fee yet: the way to tell one. */
function Fee({ fee, locale, say }: { fee: Som | null; locale: Locale; say: Say }) {
  if (fee !== null) return fee === 0 ? say('free') : formatPrice(fee, locale);
  return (
    <button type="button" className={styles['link']} onClick={openWhereWhen}>
      {say('feeUnknown')}
    </button>
  );
}
