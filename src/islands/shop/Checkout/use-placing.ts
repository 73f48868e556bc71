import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseFirstName } from '#domain/customer/customer.ts';
import type { Locale } from '#domain/locale.ts';
import type { Som } from '#domain/money.ts';
import type { Order } from '#domain/order/order.ts';
import type { PaymentProvider } from '#domain/payment/provider.ts';
import { pagePath } from '#domain/routes.ts';
import type { Translate } from '#domain/words.ts';
import { noteLeft } from '#stores/account/left-to-pay.ts';
import type { ApiProblem } from '#stores/lib/api.ts';
import { emptyCart } from '#stores/shop/cart.ts';
import { $cartView, type CartViewLine } from '#stores/shop/cart-view.ts';
import { $checkout } from '#stores/shop/checkout.ts';
import { $menuChange, settledMenuChange } from '#stores/shop/menu-change.ts';
import { $orderContent, placeOrder, settledQuote } from '#stores/shop/orders.ts';
import { $quote, currentQuoteRequest, refreshQuote } from '#stores/shop/quote.ts';
import { saveAddress, startNextDraft } from '#stores/shop/remember-address.ts';
import { loadSlots } from '#stores/shop/slots.ts';
import { missingPlace } from './missing-place.ts';
import { type OrderProblem, problemAt, toOrderProblem } from './order-problem.ts';
import { toOrderRequest } from './order-request.ts';
import type { WayToPay } from './use-way-to-pay.ts';

/** What was placed, while the page of the order, or that of its provider, is loading. */
interface PlacedOrder {
  readonly lines: readonly CartViewLine[];
  /** Whose page is loading; null: that of the order. */
  readonly provider: PaymentProvider | null;
}

interface Placing {
  /** Put on the element that contains every possible cause of a problem. */
  root: RefObject<HTMLDivElement | null>;
  /** null as soon as a possible cause has changed. */
  orderProblem: OrderProblem | null;
  isBusy: boolean;
  /** null: not placed */
  placed: PlacedOrder | null;
  place: () => Promise<void>;
}

/** Places the order as shown; a problem is shown at its cause, which gets the focus. */
export function usePlacing(
  customer: { firstName: string; phone1: string },
  { method, provider }: WayToPay,
  locale: Locale,
  t: Translate<'checkout'>,
): Placing {
  const { root, orderProblem, isBusy, begin, reset, reject } = useAttempt();
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);

  useRestoredPage(() => {
    // back from the provider: the address is that of the order
    if (location.pathname !== pagePath('checkout', locale)) return location.reload();
    reset();
    setPlaced(null);
  });

  const explain = async (problem: ApiProblem, shown: Som) => {
    if (problem.code === 'NOT_SIGNED_IN')
      return location.assign(`${pagePath('signIn', locale)}?next=${encodeURIComponent(pagePath('checkout', locale))}`);
    if (problem.code === 'SLOT_UNAVAILABLE') await loadSlots($quote.get().quote?.restaurantId ?? null);
    if (problem.code !== null) refreshQuote();
    reject(toOrderProblem(problem, shown));
  };

  const place = async () => {
    if (placed !== null || !begin()) return;
    if (await isChoiceOpen()) return reset();
    const firstName = parseFirstName($checkout.get().firstName ?? customer.firstName);
    const missing = missingPlace(t) ?? (firstName === null ? problemAt('name', t('nameMissing')) : null);
    if (firstName === null || missing !== null) return missing === null ? undefined : reject(missing);
    const shown = $cartView.get().total;
    const [request, { quote, problem }] = await Promise.all([currentQuoteRequest(), settledQuote()]);
    if (problem !== null) return explain(problem, shown);
    if (request === null || quote === null) return reject(problemAt('form', t('failed')));
    if (quote.total > shown) return reject({ ...problemAt('price', t('priceChanged')), totals: { was: shown, now: quote.total } });
    const order = toOrderRequest(request, quote, $checkout.get(), { firstName, phone1: customer.phone1 });
    if (order.payment.method !== method) return reject(problemAt('payment', t('payChanged')));
    const result = await placeOrder(order);
    if (!result.ok) return explain(result.problem, shown);
    setPlaced({ lines: $cartView.get().lines, provider: result.value.payment.url === undefined ? null : provider });
    saveAddress();
    emptyCart();
    startNextDraft();
    leave(result.value, locale);
  };

  return { root, orderProblem, isBusy, placed, place };
}

/** To the page of the order or, when it is paid online, to its provider; from there the way back leads to the order. */
function leave({ id, payment }: Order, locale: Locale): void {
  const page = pagePath('order', locale, id);
  if (payment.url !== undefined) {
    noteLeft(id);
    history.replaceState(null, '', page);
  }
  location.assign(payment.url ?? page);
}

/** One attempt at a time, and the problem that the last one ended with for as long as the order is the same. */
function useAttempt() {
  const root = useRef<HTMLDivElement>(null);
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [reported, setReported] = useState<{ orderProblem: OrderProblem; about: string } | null>(null);
  const content = useStore($orderContent, { ssr: () => '' });

  /** false: an attempt is under way */
  const begin = () => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setIsBusy(true);
    return true;
  };
  const reset = () => {
    isRunning.current = false;
    setIsBusy(false);
  };
  const reject = (orderProblem: OrderProblem) => {
    flushSync(() => {
      setReported({ orderProblem, about: $orderContent.get() });
      reset();
    });
    root.current?.querySelector<HTMLElement>(`[data-cause~="${orderProblem.cause}"]`)?.focus();
  };

  const orderProblem = reported !== null && reported.about === content ? reported.orderProblem : null;
  return { root, orderProblem, isBusy, begin, reset, reject };
}

/** Calls back when the browser shows the page again as it was left. */
function useRestoredPage(onRestore: () => void): void {
  const restore = useEffectEvent(onRestore);
  useEffect(() => {
    const show = (event: PageTransitionEvent) => {
      if (event.persisted) restore();
    };
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, []);
}

/** A choice made in the sheet just before it closed may still be checking its menu and end with a dialog to confirm first. */
async function isChoiceOpen(): Promise<boolean> {
  await settledMenuChange();
  return $menuChange.get() !== null;
}
