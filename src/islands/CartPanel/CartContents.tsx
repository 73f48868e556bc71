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
import { $quote, type QuoteState } from '#stores/shop/quote.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { CartLineRow } from './CartLineRow.tsx';
import { CartProblem } from './CartProblem.tsx';
import { Progress } from './Progress.tsx';
import type { CartWords } from './words.ts';

const Suggestions = lazyPart(async () => (await import('./Suggestions.tsx')).Suggestions);

const unasked: QuoteState = { status: 'idle', quote: null, problem: null };

interface CartContentsProps {
  view: CartView;
  /** The count in words. */
  dishes: string;
  locale: Locale;
  say: Translate<CartWords>;
}

/** Lines, what is missing, sums and the way to order. */
export function CartContents({ view, dishes, locale, say }: CartContentsProps) {
  const isBlocked = useStore($storageBlocked, { ssr: () => false });
  const hasSuggestions = (useStore($quote, { ssr: () => unasked }).quote?.suggestions ?? []).length > 0;
  return (
    <>
      <ul className="cart-lines">
        {view.lines.map((line) => (
          <CartLineRow key={line.key} line={line} locale={locale} say={say} />
        ))}
      </ul>
      {hasSuggestions && <Suggestions locale={locale} say={say} />}
      {isBlocked && <p className="cart-notice">{say('notStored')}</p>}
      <CartProblem locale={locale} say={say} />
      <div className="cart-sums">
        <Progress view={view} locale={locale} say={say} />
        <Sums view={view} dishes={dishes} locale={locale} say={say} />
        <a className="button" href={pagePath('checkout', locale)}>
          <span>{say('order')}</span> <b className="sum">{formatPrice(view.total, locale)}</b>
        </a>
      </div>
    </>
  );
}

function Sums({ view, dishes, locale, say }: CartContentsProps) {
  const orderType = useStore($orderType, { ssr: () => delivery });
  return (
    <dl className="cart-totals">
      <dt>{dishes}</dt>
      <dd>{formatPrice(view.itemsTotal, locale)}</dd>
      {view.discount > 0 && (
        <>
          <dt>{say('discount')}</dt>
          <dd>{formatPrice(-view.discount, locale)}</dd>
        </>
      )}
      {view.points > 0 && (
        <>
          <dt>{say('points')}</dt>
          <dd>{formatPrice(-view.points, locale)}</dd>
        </>
      )}
      <dt>{say(orderType === delivery ? 'delivery' : 'pickup')}</dt>
      <dd>
        <Fee fee={orderType === delivery ? view.deliveryFee : 0} locale={locale} say={say} />
      </dd>
      <dt className="cart-total">{say('total')}</dt>
      <dd className="cart-total">{formatPrice(view.total, locale)}</dd>
    </dl>
  );
}

/** Without an address there is no fee yet: the way to tell one. Where nobody delivers to it, the cart says so elsewhere. */
function Fee({ fee, locale, say }: { fee: Som | null; locale: Locale; say: Translate<CartWords> }) {
  const hasPoint = useStore($coordinates, { ssr: () => null }) !== null;
  if (fee !== null) return fee === 0 ? say('free') : formatPrice(fee, locale);
  if (hasPoint) return '—';
  return (
    <button type="button" className="cart-link" onClick={openFulfillmentPicker}>
      {say('feeUnknown')}
    </button>
  );
}
