import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import { amount, text } from '#domain/office/field-kinds.ts';
import { type DraftOf, type FieldTable, readFields, showFields, wrongFields } from '#domain/office/form-fields.ts';
import { repeatedTiers } from '#domain/office/promo-problems.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { WordKey } from '#domain/words.ts';

export type PointsRecord = NonNullable<CatalogFile['loyalty']>;
type TierRecord = PointsRecord['tiers'][number];
type PromoWord = WordKey<'office-promo'>;

export const pointsTable = {
  maxRedeemPercent: { kind: amount({ max: 100 }), note: 'maxRedeemPercentNote' },
  minRedeem: { kind: amount(), note: 'minRedeemNote' },
  roundTo: { kind: amount({ min: 1 }), note: 'roundToNote' },
  welcomeBonus: { kind: amount(), note: 'welcomeBonusNote' },
  birthdayBonus: { kind: amount(), note: 'birthdayBonusNote' },
} as const satisfies FieldTable<PointsRecord, PromoWord>;
export type PointsAmount = keyof typeof pointsTable;

export const tierTable = {
  name: { kind: text({ isRequired: true }), label: 'tierName' },
  fromSpent: { kind: amount() },
  accrualPercent: { kind: amount({ max: 100, isFine: true }) },
} as const satisfies FieldTable<TierRecord, PromoWord>;
export type TierField = keyof typeof tierTable;

export type TierDraft = DraftOf<typeof tierTable> & { readonly id: TierRecord['id'] };

/** The rules of points as their form shows them. */
export interface PointsDraft extends DraftOf<typeof pointsTable> {
  readonly isOn: boolean;
  readonly tiers: readonly TierDraft[];
}

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
  const { tiers, ...amounts } = record ?? usualRules;
  return {
    ...showFields(pointsTable, amounts),
    isOn: record !== null,
    tiers: tiers.map((tier) => ({ ...showFields(tierTable, tier), id: tier.id })),
  };
}

export function newTier(id: TierRecord['id'], isFirst: boolean): TierDraft {
  return { ...showFields(tierTable, {}), id, ...(isFirst && { fromSpent: 0 }) };
}

/** The rules that the form describes; null: none. */
export function readPoints(draft: PointsDraft, record: PointsRecord | null): Result<PointsRecord | null, PointsProblems> {
  if (!draft.isOn) return ok(null);
  const before = record ?? usualRules;
  const amounts = wrongFields(pointsTable, draft, before);
  const read = draft.tiers.map(({ fromSpent }, index) => ({ fromSpent: fromSpent ?? -1 - index }));
  const repeated = new Set(repeatedTiers(read));
  const problems = draft.tiers.map((tier, index) => problemsOf(tier, repeated.has(index)));
  if (amounts.length > 0 || problems.some((ofTier) => Object.keys(ofTier).length > 0)) return err({ amounts, tiers: problems });
  const tiers = draft.tiers.map((tier) => readFields(tierTable, tier, before.tiers.find(({ id }) => id === tier.id) ?? emptyTier(tier.id)));
  return ok({ ...readFields(pointsTable, draft, before), tiers });
}

function problemsOf(tier: TierDraft, isRepeated: boolean): TierProblems {
  const missing = wrongFields(tierTable, tier, {}).map((field) => [field, 'missing'] as const);
  return { ...(isRepeated && { fromSpent: 'repeated' }), ...Object.fromEntries(missing) };
}

function emptyTier(id: TierRecord['id']): TierRecord {
  return { id, name: { ru: '' }, fromSpent: 0, accrualPercent: 0 };
}
