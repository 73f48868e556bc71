import type { Id } from '../id.ts';
import type { LocalizedText } from '../locale.ts';
import type { Som } from '../money.ts';
import { addDays, dayOf } from '../schedule/clock.ts';

/** One point is one som (contract §3). */
export type Points = number;

export interface LoyaltyTier {
  readonly id: Id;
  /** From this sum of completed orders on. */
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

/** Why points came or went; the ledger is only ever added to. */
export type PointsReason = 'welcome' | 'birthday' | 'earned' | 'spent' | 'returned';

const dayMs = 24 * 60 * 60_000;
const birthdayRestMs = 365 * dayMs;
const settledMs = 30 * dayMs;
const youngestYears = 14;

/** The highest tier whose sum was reached; null below the first. */
export function tierFor({ tiers }: LoyaltyRules, spent: Som): LoyaltyTier | null {
  return tiers.findLast((tier) => spent >= tier.fromSpent) ?? null;
}

/** The tier that comes next; null on the highest. */
export function nextTier({ tiers }: LoyaltyRules, spent: Som): LoyaltyTier | null {
  return tiers.find((tier) => spent < tier.fromSpent) ?? null;
}

/** The most points one cart takes: the balance or the share of items minus discount, rounded down; 0 below the least (contract §3). */
export function maxRedeemable(rules: LoyaltyRules, balance: Points, itemsAfterDiscount: Som): Points {
  return redeemable(rules, Math.min(balance, Math.floor((itemsAfterDiscount * rules.maxRedeemPercent) / 100)));
}

/** What of the asked points is spent: clamped to what the cart takes, in the same steps. */
export function pointsToSpend(rules: LoyaltyRules, requested: Points, most: Points): Points {
  return redeemable(rules, Math.min(requested, most));
}

function redeemable({ roundTo, minRedeem }: LoyaltyRules, points: Points): Points {
  const rounded = Math.floor(points / roundTo) * roundTo;
  return rounded > 0 && rounded >= minRedeem ? rounded : 0;
}

/** What a completed order earns, by the tier reached before it. @param base items minus discount minus points */
export function earnedPoints(rules: LoyaltyRules, spentBefore: Som, base: Som): Points {
  const tier = tierFor(rules, spentBefore);
  return tier === null ? 0 : Math.max(0, Math.floor((base * tier.accrualPercent) / 100));
}

export interface Birthday {
  /** YYYY-MM-DD */
  readonly birthDate: string;
  /** Since when the date stands unchanged, ms. */
  readonly since: number;
  /** When birthday points came last, ms. */
  readonly lastBonusAt: number | null;
}

/**
 * Whether birthday points are due today: once in 365 days, and only when the date has stood unchanged for 30 days and lies 14 years
 * back (contract §3). Who was born on February 29 celebrates on the 28th in other years.
 */
export function isBirthdayBonusDue({ birthDate, since, lastBonusAt }: Birthday, now: number): boolean {
  const today = dayOf(now);
  const [year = 0] = today.split('-').map(Number);
  const isOldEnough = birthDate.slice(0, 4) <= String(year - youngestYears);
  const isRested = lastBonusAt === null || now - lastBonusAt >= birthdayRestMs;
  return birthdaysOn(today).includes(birthDate.slice(5)) && isOldEnough && now - since >= settledMs && isRested;
}

/** The birthdays (MM-DD) that are celebrated on a day (YYYY-MM-DD). */
export function birthdaysOn(day: string): string[] {
  const isLastOfFebruary = day.endsWith('02-28') && addDays(day, 1).endsWith('03-01');
  return isLastOfFebruary ? ['02-28', '02-29'] : [day.slice(5)];
}
