import type { LoyaltyRules } from '#domain/customer/loyalty.ts';
import type { Id } from '#domain/id.ts';
import { take } from '../../auth/rate-limit.ts';
import { hashPhone } from '../../auth/secrets.ts';
import type { Executor } from '../../db/connection.ts';
import { addPoints } from './ledger.ts';

const yearMs = 365 * 24 * 60 * 60_000;

/** Adds welcome points once: a phone whose account was deleted and created again gets none within a year. */
export async function addWelcomePoints(
  transaction: Executor,
  rules: LoyaltyRules | null,
  customer: { readonly id: Id; readonly phone: string },
  now: number,
): Promise<void> {
  if (rules === null || rules.welcomeBonus === 0) return;
  const phone = await hashPhone(transaction, customer.phone);
  if ((await take(transaction, { key: `welcome-points/${phone}`, max: 1, windowMs: yearMs }, now)) !== null) return;
  const entry = { customerId: customer.id, points: rules.welcomeBonus, reason: 'welcome', orderId: null } as const;
  await addPoints(transaction, { ...entry, key: `welcome/${customer.id}` }, now);
}
