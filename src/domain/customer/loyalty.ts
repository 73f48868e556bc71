import type { Id } from '../id.ts';
import type { LocalizedText } from '../locale.ts';
import type { Som } from '../money.ts';
import { addDays, dayOf } from '../schedule/clock.ts';

/** One point is one som (R-POINTS-1). */
export type Points = number;

export interface LoyaltyTier {
  readonly id: Id;
  /** The tier applies from this sum of completed orders on. */
  readonly fromSpent: Som;
  readonly accrualPercent: number;
  readonly name: LocalizedText;
}

export interface LoyaltyRules {
  /** by `fromSpent`, the lowest first */
  readonly tiers: readonly LoyaltyTier[];
  readonly maxRedeemPercent: number;
  readonly minRedeem: Points;
  readonly roundTo: Points;
  readonly welcomeBonus: Points;
  readonly birthdayBonus: Points;
}

/** What of the rules decides how many points are spent. */
export type RedeemRules = Pick<LoyaltyRules, 'maxRedeemPercent' | 'minRedeem' | 'roundTo'>;

/** Why points were added or removed; the ledger is append-only. */
export const pointsReasons = ['welcome', 'birthday', 'earned', 'spent', 'returned', 'corrected', 'revoked'] as const;
export type PointsReason = (typeof pointsReasons)[number];

const dayMs = 24 * 60 * 60_000;
const birthdayIntervalMs = 365 * dayMs;
const settledMs = 30 * dayMs;
const youngestYears = 14;

/** The highest tier whose sum is reached; null below the first. */
export function tierFor({ tiers }: LoyaltyRules, spent: Som): LoyaltyTier | null {
  return tiers.findLast((tier) => spent >= tier.fromSpent) ?? null;
}

/** The next tier; null on the highest. */
export function nextTier({ tiers }: LoyaltyRules, spent: Som): LoyaltyTier | null {
  return tiers.find((tier) => spent < tier.fromSpent) ?? null;
}

const mostInView = 3;

/** At most three tiers: the reached one, the next one and one beside them; `share` is how much of the way to the one after it is done, in percent. */
export function tiersAround<T extends Pick<LoyaltyTier, 'fromSpent'>>(tiers: readonly T[], spent: Som): (T & { readonly share: number })[] {
  const reached = tiers.findLastIndex((tier) => spent >= tier.fromSpent);
  const first = Math.max(0, Math.min(reached, tiers.length - mostInView));
  return tiers.slice(first, first + mostInView).map((tier, at) => {
    const next = tiers[first + at + 1]?.fromSpent ?? tier.fromSpent;
    const part = spent < tier.fromSpent ? 0 : spent >= next ? 1 : (spent - tier.fromSpent) / (next - tier.fromSpent);
    return { ...tier, share: Math.round(100 * part) };
  });
}

/** The most points one cart accepts: the balance or the share of items minus discount, rounded down; 0 below the minimum (R-POINTS-2). */
export function maxRedeemable(rules: RedeemRules, balance: Points, itemsAfterDiscount: Som): Points {
  return redeemable(rules, Math.min(balance, Math.floor((itemsAfterDiscount * rules.maxRedeemPercent) / 100)));
}

/** How many of the requested points are spent: clamped to what the cart accepts, in the same steps. */
export function pointsToSpend(rules: RedeemRules, requested: Points, most: Points): Points {
  return redeemable(rules, Math.min(requested, most));
}

function redeemable({ roundTo, minRedeem }: RedeemRules, points: Points): Points {
  const rounded = Math.floor(points / roundTo) * roundTo;
  return rounded > 0 && rounded >= minRedeem ? rounded : 0;
}

/** The points that a completed order earns, by the tier reached before it. @param base items minus discount minus points */
export function earnedPoints(rules: LoyaltyRules, spentBefore: Som, base: Som): Points {
  const tier = tierFor(rules, spentBefore);
  return tier === null ? 0 : pointsAt(tier.accrualPercent, base);
}

/** The points of an order canceled afterwards that are taken back: as many of the earned ones as there still are (R-STATUS-10). */
export function pointsToRevoke(earned: Points, balance: Points): Points {
  return Math.min(earned, balance);
}

/** The points that a tier's percentage of a sum makes. */
export function pointsAt(accrualPercent: number, base: Som): Points {
  return Math.max(0, Math.floor((base * accrualPercent) / 100));
}

export interface Birthday {
  /** YYYY-MM-DD */
  readonly birthDate: string;
  /** When the date was last changed, ms. */
  readonly since: number;
  /** When birthday points were last added, ms. */
  readonly lastBonusAt: number | null;
}

/**
 * Whether birthday points are due today: once in 365 days, and only when the date has been unchanged for 30 days and is at least
 * 14 years ago (R-POINTS-5). A birthday on February 29 is celebrated on the 28th in other years.
 */
export function isBirthdayBonusDue({ birthDate, since, lastBonusAt }: Birthday, now: number): boolean {
  const today = dayOf(now);
  const [year = 0] = today.split('-').map(Number);
  const isOldEnough = birthDate.slice(0, 4) <= String(year - youngestYears);
  const isIntervalOver = lastBonusAt === null || now - lastBonusAt >= birthdayIntervalMs;
  return birthdaysOn(today).includes(birthDate.slice(5)) && isOldEnough && now - since >= settledMs && isIntervalOver;
}

/** The birthdays (MM-DD) that are celebrated on a day (YYYY-MM-DD). */
export function birthdaysOn(day: string): string[] {
  const isLastOfFebruary = day.endsWith('02-28') && addDays(day, 1).endsWith('03-01');
  return isLastOfFebruary ? ['02-28', '02-29'] : [day.slice(5)];
}
