import { delivery } from '#domain/fulfillment/order-type.ts';
import { offeredMethod } from '#domain/order/offered-method.ts';
import type { Contact, OrderAddress } from '#domain/order/order.ts';
import { missingWishes } from '#domain/order/order-change.ts';
import type { OrderRequest, Quote, QuoteRequest } from '#domain/order/quote.ts';
import { type OrderWishes, wishesFor } from '#domain/order/wishes.ts';
import type { CheckoutDraft } from '#stores/shop/checkout.ts';

/** The order as shown: the quoted cart with contact, place and payment (R-ORDER-2). */
export function toOrderRequest(request: QuoteRequest, quote: Quote, draft: CheckoutDraft, contact: Contact): OrderRequest {
  const isDelivery = request.orderTypeId === delivery;
  const comment = draft.comment.trim();
  return {
    ...request,
    ...(quote.promo?.valid && { promoCode: quote.promo.code }),
    contact,
    ...(isDelivery && { address: toAddress(draft) }),
    payment: toPayment(draft, quote),
    ...(comment !== '' && { comment }),
    ...wishesFor(request.orderTypeId, knownWishes(draft.wishes)),
    expectedTotal: quote.total,
    hash: quote.hash,
  };
}

/** The browser may have kept anything. */
function knownWishes({ missing, ...wishes }: OrderWishes): OrderWishes {
  return missing !== undefined && missingWishes.includes(missing) ? { ...wishes, missing } : wishes;
}

function toAddress(draft: CheckoutDraft): Omit<OrderAddress, 'longitude' | 'latitude'> {
  const present = (name: string, value: string) => (value.trim() === '' ? {} : { [name]: value.trim() });
  return {
    text: draft.addressText.trim(),
    ...present('entrance', draft.entrance),
    ...present('floor', draft.floor),
    ...present('apartment', draft.apartment),
    ...present('comment', draft.addressComment),
  };
}

/** Change applies only to cash, and only to a sum above the total. */
function toPayment({ payment, changeFrom }: CheckoutDraft, { total, payOnline = [] }: Quote): OrderRequest['payment'] {
  const method = offeredMethod(payment, payOnline);
  const isAsked = method === 'cash' && changeFrom !== null && changeFrom > total;
  return { method, ...(isAsked && { changeFrom }) };
}
