import { type LoyaltyRules, type LoyaltyTier, nextTier, type PointsReason, tierFor } from '#domain/customer/loyalty.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { Executor } from '../../db/connection.ts';
import type { LoyaltyAccount, NamedTier, PointsOffer } from '../../ports/account.ts';

const pageSize = 20;

/** Balance, tier and ledger of a customer, newest first; the cursor is the id of the last row of the previous page. Null: unknown. */
export async function loyaltyAccount(
  executor: Executor,
  rules: LoyaltyRules | null,
  customerId: Id,
  cursor: string | null,
  locale: Locale,
): Promise<LoyaltyAccount | null> {
  const customer = await executor
    .selectFrom('customers')
    .select(['card_balance', 'card_number', 'spent'])
    .where('id', '=', customerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (customer === undefined) return null;
  const { spent } = customer;
  const next = rules === null ? null : nextTier(rules, spent);
  return {
    balance: customer.card_balance,
    cardNumber: customer.card_number,
    spent,
    tier: rules === null ? null : named(tierFor(rules, spent), locale),
    nextTier: next === null ? null : { ...inLocale(next, locale), left: next.fromSpent - spent },
    tiers: rules === null ? [] : rules.tiers.map((tier) => inLocale(tier, locale)),
    rules: rules === null ? null : redeemRules(rules),
    ...(await ledgerPage(executor, customerId, cursor)),
  };
}

/** What a customer gets before and with the first order; null: the first order earns nothing. */
export function pointsOffer(rules: LoyaltyRules | null): PointsOffer | null {
  return rules !== null && tierFor(rules, 0) !== null ? { welcome: rules.welcomeBonus } : null;
}

async function ledgerPage(
  executor: Executor,
  customerId: Id,
  cursor: string | null,
): Promise<Pick<LoyaltyAccount, 'entries' | 'nextCursor'>> {
  let query = executor
    .selectFrom('loyalty_ledger as row')
    .leftJoin('orders', 'orders.id', 'row.order_id')
    .select(['row.id', 'row.points', 'row.balance', 'row.reason', 'row.order_id', 'row.at', 'orders.number'])
    .where('row.customer_id', '=', customerId)
    .orderBy('row.id', 'desc')
    .limit(pageSize + 1);
  if (cursor !== null && /^\d{1,15}$/.test(cursor)) query = query.where('row.id', '<', Number(cursor));
  const rows = await query.execute();
  const entries = rows.slice(0, pageSize).map(({ id, points, balance, reason, order_id, at, number }) => ({
    id: String(id),
    points,
    balance,
    reason: reason as PointsReason,
    orderId: order_id,
    orderNumber: number,
    at: new Date(at).toISOString(),
  }));
  return { entries, nextCursor: rows.length > pageSize ? (entries.at(-1)?.id ?? null) : null };
}

function named(tier: LoyaltyTier | null, locale: Locale): NamedTier | null {
  return tier === null ? null : inLocale(tier, locale);
}

function inLocale({ id, name, fromSpent, accrualPercent }: LoyaltyTier, locale: Locale): NamedTier {
  return { id, name: name[locale], fromSpent, accrualPercent };
}

function redeemRules({ maxRedeemPercent, minRedeem, roundTo, welcomeBonus, birthdayBonus }: LoyaltyRules) {
  return { maxRedeemPercent, minRedeem, roundTo, welcomeBonus, birthdayBonus };
}
