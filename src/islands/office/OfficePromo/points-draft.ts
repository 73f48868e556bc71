import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import type { LocalizedText } from '#domain/locale.ts';
import { fullText, isEmptyText, noText, shortText } from '#domain/localized-text.ts';
import { repeatedTiers } from '#domain/office/promo-problems.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { parseInRange } from '#domain/typed-number.ts';

export type PointsRecord = NonNullable<CatalogFile['loyalty']>;
type TierRecord = PointsRecord['tiers'][number];

/** The amounts of the rules, in the order of the form. */
export const spendAmounts = ['maxRedeemPercent', 'minRedeem', 'roundTo'] as const;
export const giftAmounts = ['welcomeBonus', 'birthdayBonus'] as const;
export type PointsAmount = (typeof spendAmounts)[number] | (typeof giftAmounts)[number];

/** A tier as typed. */
export interface TierDraft {
  readonly id: TierRecord['id'];
  readonly name: LocalizedText;
  readonly fromSpent: number | null;
  /** a number with a point or a comma */
  readonly accrualPercent: string;
}

/** The rules of points as their form shows them; null: an empty field. */
export interface PointsDraft extends Readonly<Record<PointsAmount, number | null>> {
  readonly isOn: boolean;
  readonly tiers: readonly TierDraft[];
}

export type TierField = 'name' | 'fromSpent' | 'accrualPercent';
/** `repeated`: another tier begins at the same sum. */
export type TierProblems = Readonly<Partial<Record<TierField, 'missing' | 'repeated'>>>;

export interface PointsProblems {
  readonly amounts: readonly PointsAmount[];
  /** by the tier's place */
  readonly tiers: readonly TierProblems[];
}

const usualRules: PointsRecord = { tiers: [], maxRedeemPercent: 30, minRedeem: 0, roundTo: 1, welcomeBonus: 0, birthdayBonus: 0 };

/** @param record null: points are neither earned nor spent */
export function draftOfPoints(record: PointsRecord | null): PointsDraft {
  const { tiers, maxRedeemPercent, minRedeem, roundTo, welcomeBonus, birthdayBonus } = record ?? usualRules;
  return {
    isOn: record !== null,
    maxRedeemPercent,
    minRedeem,
    roundTo,
    welcomeBonus,
    birthdayBonus,
    tiers: tiers.map(({ id, name, fromSpent, accrualPercent }) => ({
      id,
      fromSpent,
      name: fullText(name),
      accrualPercent: String(accrualPercent),
    })),
  };
}

export function newTier(id: TierRecord['id'], isFirst: boolean): TierDraft {
  return { id, name: noText, fromSpent: isFirst ? 0 : null, accrualPercent: '' };
}

/** The rules that the form describes; null: none. */
export function readPoints(draft: PointsDraft, before: PointsRecord | null): Result<PointsRecord | null, PointsProblems> {
  if (!draft.isOn) return ok(null);
  const amounts = [...spendAmounts, ...giftAmounts].filter((name) => isWrong(name, draft[name]));
  const read = draft.tiers.map(({ fromSpent }, index) => ({ fromSpent: fromSpent ?? -1 - index }));
  const repeated = new Set(repeatedTiers(read));
  const tiers = draft.tiers.map((tier, index) => problemsOf(tier, repeated.has(index)));
  if (amounts.length > 0 || tiers.some((problems) => Object.keys(problems).length > 0)) return err({ amounts, tiers });
  const amountOf = (name: PointsAmount) => draft[name] ?? 0;
  return ok({
    ...before,
    tiers: draft.tiers.map((tier) => tierOf(tier, before)),
    maxRedeemPercent: amountOf('maxRedeemPercent'),
    minRedeem: amountOf('minRedeem'),
    roundTo: amountOf('roundTo'),
    welcomeBonus: amountOf('welcomeBonus'),
    birthdayBonus: amountOf('birthdayBonus'),
  });
}

function isWrong(name: PointsAmount, amount: number | null): boolean {
  if (amount === null) return true;
  return name === 'maxRedeemPercent' ? amount > 100 : name === 'roundTo' && amount < 1;
}

function problemsOf({ name, fromSpent, accrualPercent }: TierDraft, isRepeated: boolean): TierProblems {
  return {
    ...(isEmptyText(name) && { name: 'missing' }),
    ...(fromSpent === null ? { fromSpent: 'missing' } : isRepeated && { fromSpent: 'repeated' }),
    ...(readPercent(accrualPercent) === null && { accrualPercent: 'missing' }),
  };
}

function tierOf({ id, name, fromSpent, accrualPercent }: TierDraft, before: PointsRecord | null): TierRecord {
  const old = before?.tiers.find((tier) => tier.id === id);
  return {
    id,
    fromSpent: fromSpent ?? 0,
    accrualPercent: readPercent(accrualPercent) ?? 0,
    name: shortText(name, old?.name),
  };
}

/** 0 to 100 with at most two decimals; null: another text. */
function readPercent(text: string): number | null {
  return parseInRange(text, { min: 0, max: 100, isFine: true });
}
