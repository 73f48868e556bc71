import type { Id } from '#domain/id.ts';
import { type PromoCode, promoKey, rejectionWithoutCart } from '#domain/order/promo.ts';
import type { Executor } from '../../db/connection.ts';
import type { PromoOffer } from '../../ports/account.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { readUses, readUsesOfAll } from './promo-uses.ts';

/** A code by its name, checked by the rules that need no cart (contract §2); null: there is no such code. */
export async function promoByName(
  executor: Executor,
  { promoCodes }: Catalog,
  name: string,
  customerId: Id | null,
  now: number,
): Promise<PromoOffer | null> {
  const promo = promoCodes.get(promoKey(name));
  return promo === undefined ? null : toOffer(executor, promo, customerId, now);
}

/** The codes that a customer can still use. */
export async function promosOf(executor: Executor, { promoCodes }: Catalog, customerId: Id, now: number): Promise<PromoOffer[]> {
  const promos = [...promoCodes.values()];
  const usesOf = await readUsesOfAll(executor, promos, customerId);
  const isUsable = (promo: PromoCode) => rejectionWithoutCart(promo, usesOf(promo), now) === null;
  return promos.filter(isUsable).map((promo) => ({ promo, reason: null }));
}

async function toOffer(executor: Executor, promo: PromoCode, customerId: Id | null, now: number): Promise<PromoOffer> {
  return { promo, reason: rejectionWithoutCart(promo, await readUses(executor, promo, customerId), now) };
}
