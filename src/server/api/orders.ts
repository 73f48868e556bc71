import { deleteCookie, getCookie } from 'hono/cookie';
import { idempotencyKey, idempotencyKeyHeader } from '#contract/account/orders.ts';
import { calls } from '#contract/calls.ts';
import type { Locale } from '#domain/locale.ts';
import type { Order, PaymentMethod } from '#domain/order/order.ts';
import { promoKey } from '#domain/order/promo.ts';
import type { Quote } from '#domain/order/quote.ts';
import { isPaymentProvider } from '#domain/payment/provider.ts';
import { problem } from '#domain/problem.ts';
import { parsePromoLink, promoLinkName } from '../http/promo-link.ts';
import { onlineProviders, type PayableCart } from '../modules/payments/online-providers.ts';
import { withPayUrl } from '../modules/payments/pay-link.ts';
import type { Services } from '../services.ts';
import { type Api, notFound, ProblemError, unwrap } from './context.ts';
import { countPlacing } from './count-placing.ts';
import { type HandlerInput, handle } from './handle.ts';
import { findSession, hasCustomerHint } from './identity.ts';
import { isUnknownOffer, withinNameLimit } from './promo-names.ts';
import { tableToken } from './table-cookie.ts';

export function addOrders(api: Api): void {
  handle(api, calls.quote, quote);
  handle(api, calls.placeOrder, placeOrder, { middleware: [countPlacing] });
  handle(api, calls.orders, ({ services, customerId, query, now }) => services.backend.orders(customerId, query.cursor ?? null, now));
  handle(api, calls.order, async ({ services, customerId, path, locale, now }) =>
    payable(services, found(await services.backend.order(customerId, path.id, now)), locale),
  );
  handle(api, calls.changePayment, async ({ services, customerId, path, locale, body, now }) => {
    const { backend } = services;
    if (isPaymentProvider(body.method)) await requireMethod(services, body.method, found(await backend.order(customerId, path.id, now)));
    return payable(services, unwrap(await backend.changePayment(customerId, path.id, body.method, now)), locale);
  });
  handle(api, calls.cancelOrder, async ({ services, customerId, path, body, now }) =>
    unwrap(await services.backend.cancelOrder(customerId, path.id, body.reason, now)),
  );
  handle(api, calls.answerChange, async ({ services, customerId, path, body, now }) =>
    unwrap(await services.backend.answerChange(customerId, path.id, body, now)),
  );
  handle(api, calls.reorder, async ({ services, customerId, path, locale, now }) =>
    found(await services.backend.reorder(customerId, path.id, locale, now)),
  );
}

/**
 * The code of a link that this browser has opened counts as long as the customer neither enters nor removes one. A customer whose session
 * has ended gets nothing for a first order: their total would rise after signing in.
 */
async function quote({ context, services, locale, now, query: { ownPromos, unknown }, body }: HandlerInput<typeof calls.quote>) {
  const session = await findSession(context);
  const customerId = session?.customerId ?? null;
  const linkedCode = body.promoCode === undefined ? parsePromoLink(getCookie(context, promoLinkName)) : null;
  const request = {
    ...(linkedCode !== null && { linkedCode, ...(ownPromos === 'apply' && { promoCode: linkedCode }) }),
    ...body,
    listsOffers: ownPromos !== undefined,
    listsUnknown: unknown === 'list',
    isReturning: customerId === null && hasCustomerHint(context),
  };
  const price = () => services.backend.quote(request, locale, customerId, now);
  const name = body.promoCode ?? linkedCode ?? '';
  const quoted = unwrap(await withinNameLimit(context, name, price, (priced) => !priced.ok || !isNamed(priced.value, name)));
  const payOnline = onlineProviders(await services.merchants.of(quoted.restaurantId), quoted);
  const isOffered = payOnline.length > 0 && (await services.backend.receipts.hasCodes(quoted));
  return isOffered ? { ...quoted, payOnline } : quoted;
}

/** Whether a quote tells that there is a code with this name. */
function isNamed({ promo, offers = [] }: Quote, name: string): boolean {
  if (promo !== undefined) return promo.reason !== 'unknown';
  return offers.some(({ code }) => promoKey(code) === promoKey(name));
}

/** Rejects in the order of R-ORDER-1: 401, 413, 400, then the problems of the backend; a replay of the same order is 200. */
async function placeOrder({ context, services, customerId, locale, now, body }: HandlerInput<typeof calls.placeOrder>) {
  const key = idempotencyKey.safeParse(context.req.header(idempotencyKeyHeader));
  if (!key.success) throw new ProblemError(problem('IDEMPOTENCY_KEY_MISSING'));
  await requireMethod(services, body.payment.method, { ...body, restaurantId: body.restaurantId ?? null, total: body.expectedTotal });
  const table = await services.tables.laidFor(tableToken(context), now);
  const place = () => services.backend.placeOrder({ ...body, ...(table && { table }) }, locale, customerId, key.data, now);
  const name = body.promoCode ?? '';
  // the price in a problem may tell that there is no such code
  const isUnknown = () => services.backend.account.promoByName(name, customerId, locale, now).then(isUnknownOffer, () => false);
  const placed = unwrap(await withinNameLimit(context, name, place, ({ ok }) => (ok ? false : isUnknown())));
  if (table !== null) services.feed.notify();
  if (getCookie(context, promoLinkName) !== undefined) deleteCookie(context, promoLinkName);
  return { status: placed.isReplay ? (200 as const) : (201 as const), value: await payable(services, placed.order, locale) };
}

/** A provider takes only what it is offered for. */
async function requireMethod({ merchants }: Services, method: PaymentMethod, cart: PayableCart): Promise<void> {
  if (!isPaymentProvider(method)) return;
  const offered = onlineProviders(await merchants.of(cart.restaurantId), cart);
  if (!offered.includes(method)) throw new ProblemError(problem('PAYMENT_UNAVAILABLE'));
}

/** With the address where it is paid while it waits for that. */
async function payable({ merchants, config }: Services, order: Order, locale: Locale): Promise<Order> {
  if (order.payment.status !== 'pending') return order;
  return withPayUrl(order, locale, { accounts: await merchants.of(order.restaurantId), siteUrl: config.siteUrl });
}

function found<Value>(value: Value | null): Value {
  if (value === null) throw notFound('order');
  return value;
}
