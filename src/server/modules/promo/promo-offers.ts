import type { OrderType } from '#domain/fulfillment/order-type.ts';
import type { Id } from '#domain/id.ts';
import { existsFor, isOffered, type PromoCode, promoKey, rejectionWithoutCart } from '#domain/order/promo.ts';
import type { Executor } from '../../db/connection.ts';
import type { PromoOffer } from '../../ports/account.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { readWallet } from '../loyalty/wallet.ts';
import { readUses, usesOf } from './promo-uses.ts';

/** A code by its name, checked by the rules that need no cart (R-PROMO-8); null: there is no such code for this customer. */
export async function promoByName(
  executor: Executor,
  { promoCodes }: Catalog,
  name: string,
  customerId: Id | null,
  now: number,
): Promise<PromoOffer | null> {
  const promo = promoCodes.get(promoKey(name));
  if (promo === undefined || !existsFor(promo, await phoneForOffers(executor, [promo], customerId))) return null;
  return toOffer(executor, promo, customerId, now);
}

/** The codes that are offered to a customer who can still use them. */
export async function promosOf(executor: Executor, catalog: Catalog, customerId: Id, now: number): Promise<PromoOffer[]> {
  const promos = offeredCodes(catalog);
  const phone = await phoneForOffers(executor, promos, customerId);
  const counts = await readUses(executor, promos, [customerId]);
  return promos
    .filter((promo) => {
      const uses = usesOf(counts, promo, customerId);
      return isOffered(promo, phone, uses) && rejectionWithoutCart(promo, uses, now) === null;
    })
    .map((promo) => ({ promo, reason: null }));
}

/** The first code for everybody without an order that counts now; null: there is none. */
export async function firstOrderOffer(executor: Executor, catalog: Catalog, orderType: OrderType, now: number): Promise<PromoCode | null> {
  const promos = offeredCodes(catalog).filter((promo) => promo.offeredTo === 'first_order' && promo.orderTypes.includes(orderType));
  for (const promo of promos) {
    if ((await toOffer(executor, promo, null, now)).reason === null) return promo;
  }
  return null;
}

/** The automatic discounts that a customer can still get. */
export async function discountsOf(
  executor: Executor,
  { automaticDiscounts }: Catalog,
  customerId: Id,
  now: number,
): Promise<readonly PromoCode[]> {
  const counts = await readUses(executor, automaticDiscounts, [customerId]);
  return automaticDiscounts.filter((promo) => rejectionWithoutCart(promo, usesOf(counts, promo, customerId), now) === null);
}

/** The codes that are offered to somebody. */
export function offeredCodes({ promoCodes }: Catalog): PromoCode[] {
  return [...promoCodes.values()].filter(({ offeredTo }) => offeredTo !== 'nobody');
}

/** The customer's phone, read only where codes are offered to named customers. */
async function phoneForOffers(executor: Executor, promos: readonly PromoCode[], customerId: Id | null): Promise<string | null> {
  if (customerId === null || promos.every(({ offeredTo }) => offeredTo !== 'named')) return null;
  return (await readWallet(executor, customerId))?.phone ?? null;
}

async function toOffer(executor: Executor, promo: PromoCode, customerId: Id | null, now: number): Promise<PromoOffer> {
  const counts = await readUses(executor, [promo], customerId === null ? [] : [customerId]);
  return { promo, reason: rejectionWithoutCart(promo, usesOf(counts, promo, customerId), now) };
}
