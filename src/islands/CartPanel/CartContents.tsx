import { useStore } from '@nanostores/react';
import { formatPrice } from '#domain/format.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { Locale } from '#domain/locale.ts';
import type { Som } from '#domain/money.ts';
import { pagePath } from '#domain/routes.ts';
import type { Translate } from '#domain/words.ts';
import { $storageBlocked } from '#stores/lib/persistent.ts';
import type { CartView } from '#stores/shop/cart-view.ts';
import { $coordinates, $orderType, openFulfillmentPicker } from '#stores/shop/preferences.ts';
import { $quote } from '#stores/shop/quote.ts';
import { lazyWithRetry } from '#ui/lazy-part.tsx';
import { CartLineRow } from './CartLineRow.tsx';
import { CartProblem } from './CartProblem.tsx';
import { Progress } from './Progress.tsx';
import type { CartWords } from './words.ts';

const Suggestions = lazyWithRetry(async () => (await import('./Suggestions.tsx')).Suggestions);

interface CartContentsProps {
  view: CartView;
  /** The translated count of dishes. */
  dishes: string;
  /** Shows the menu again, where the cart covers it; beside the menu it only says what is missing. */
  onMore?: (() => void) | undefined;
  locale: Locale;
  t: Translate<CartWords>;
}

/** Lines, warnings, sums and the link to the checkout. */
export function CartContents({ view, dishes, onMore, locale, t }: CartContentsProps) {
  const isBlocked = useStore($storageBlocked, { ssr: () => false });
  const hasSuggestions = (useStore($quote, { ssr: 'initial' }).quote?.suggestions ?? []).length > 0;
  return (
    <>
      <ul className="cart-lines">
        {view.lines.map((line) => (
          <CartLineRow key={line.key} line={line} locale={locale} t={t} />
        ))}
      </ul>
      {hasSuggestions && <Suggestions locale={locale} t={t} />}
      {isBlocked && <p className="cart-notice">{t('notStored')}</p>}
      <CartProblem locale={locale} t={t} />
      <div className="cart-sums">
        <Progress view={view} locale={locale} t={t} />
        <Sums view={view} dishes={dishes} locale={locale} t={t} />
        {view.minOrderLeft > 0 ? (
          <button type="button" className="button soft" disabled={!onMore} onClick={onMore}>
            {t('addFor', { sum: formatPrice(view.minOrderLeft, locale) })}
          </button>
        ) : (
          <a className="button" href={pagePath('checkout', locale)}>
            <span>{t('order')}</span> <b className="sum">{formatPrice(view.total, locale)}</b>
          </a>
        )}
      </div>
    </>
  );
}

function Sums({ view, dishes, locale, t }: CartContentsProps) {
  const isDelivery = useStore($orderType, { ssr: () => delivery }) === delivery;
  return (
    <dl className="cart-totals">
      <dt>{dishes}</dt>
      <dd>{formatPrice(view.itemsTotal, locale)}</dd>
      {view.discount > 0 && (
        <>
          <dt>{t('discount')}</dt>
          <dd>{formatPrice(-view.discount, locale)}</dd>
        </>
      )}
      {view.points > 0 && (
        <>
          <dt>{t('points')}</dt>
          <dd>{formatPrice(-view.points, locale)}</dd>
        </>
      )}
      <dt>{t(isDelivery ? 'delivery' : 'pickup')}</dt>
      <dd>
        <Fee fee={isDelivery ? view.deliveryFee : 0} locale={locale} t={t} />
      </dd>
      <dt className="cart-total">{t('total')}</dt>
      <dd className="cart-total">{formatPrice(view.total, locale)}</dd>
    </dl>
  );
}

/** Without an address there is no fee: a link to enter one is shown. An address outside every zone is reported elsewhere in the cart. */
function Fee({ fee, locale, t }: { fee: Som | null; locale: Locale; t: Translate<CartWords> }) {
  const hasPoint = useStore($coordinates, { ssr: () => null }) !== null;
  if (fee !== null) return fee === 0 ? t('free') : formatPrice(fee, locale);
  if (hasPoint) return '—';
  return (
    <button type="button" className="cart-link" onClick={openFulfillmentPicker}>
      {t('feeUnknown')}
    </button>
  );
}
