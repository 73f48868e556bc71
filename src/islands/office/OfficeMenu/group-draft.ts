import type { LocalizedText } from '#domain/locale.ts';
import { noText, shortText } from '#domain/localized-text.ts';
import { allTexts, type GroupRecord, newRecordId } from '#stores/office/menu-records.ts';

export const groupKinds = ['size', 'choice', 'extra', 'spicy', 'remove'] as const;
export const amounts = ['minAmount', 'maxAmount', 'freeAmount', 'maxPerOption'] as const;
type Amount = (typeof amounts)[number];

/** An option as shown in its fields. */
export interface OptionDraft {
  readonly id: GroupRecord['id'];
  readonly name: LocalizedText;
  readonly price: number | null;
  readonly isDefault: boolean;
  readonly isAvailable: boolean;
}

/** An option group as shown in the fields of its form. */
export interface GroupDraft extends Readonly<Record<Amount, number | null>> {
  readonly name: LocalizedText;
  readonly kind: string;
  readonly options: readonly OptionDraft[];
}

export function newOption(id: string = newRecordId()): OptionDraft {
  return { id, name: noText, price: 0, isDefault: false, isAvailable: true };
}

/** How many units a customer takes: the usual rules by name, all others by their numbers. */
export const groupRules = ['exactlyOne', 'atMostOne', 'anyOnce', 'other'] as const;
export type GroupRule = (typeof groupRules)[number];

type Amounts = Readonly<Record<Amount, number | null>>;

/** @param count of the options; `anyOnce` allows each of them once */
export function amountsOf(rule: Exclude<GroupRule, 'other'>, count: number): Amounts {
  const once = { freeAmount: 0, maxPerOption: 1 };
  if (rule === 'anyOnce') return { ...once, minAmount: 0, maxAmount: Math.max(1, count) };
  return { ...once, minAmount: rule === 'exactlyOne' ? 1 : 0, maxAmount: 1 };
}

/** The rule that the numbers stand for. The only option once is what is usual for its kind. */
export function ruleOf({ kind, minAmount, maxAmount, freeAmount, maxPerOption, options }: GroupDraft): GroupRule {
  if (freeAmount !== 0 || maxPerOption !== 1) return 'other';
  if (minAmount === 1 && maxAmount === 1) return 'exactlyOne';
  const isAny = minAmount === 0 && maxAmount === options.length;
  if (isAny && (options.length > 1 || usualRule(kind) === 'anyOnce')) return 'anyOnce';
  return minAmount === 0 && maxAmount === 1 ? 'atMostOne' : 'other';
}

/** What is usual for a kind: one size and one choice is always taken, the rest is up to the customer. */
export function usualRule(kind: string): Exclude<GroupRule, 'other'> {
  if (kind === 'size' || kind === 'choice') return 'exactlyOne';
  return kind === 'spicy' ? 'atMostOne' : 'anyOnce';
}

/**
 * @param group null: a new one
 * @param optionId of its first option
 */
export function draftOfGroup(group: GroupRecord | null, optionId?: string): GroupDraft {
  if (group === null) return { name: noText, kind: 'extra', ...amountsOf('anyOnce', 1), options: [newOption(optionId)] };
  const { name, kind, minAmount, maxAmount, freeAmount, maxPerOption, options } = group;
  return {
    kind,
    minAmount,
    maxAmount,
    freeAmount,
    maxPerOption,
    name: allTexts(name),
    options: options.map((option) => ({ ...option, name: allTexts(option.name) })),
  };
}

/** The record that a form stands for; null: an amount is missing, or the minimum exceeds the maximum. */
export function recordOfGroup(draft: GroupDraft, id: GroupRecord['id']): GroupRecord | null {
  const { name, kind, minAmount, maxAmount, freeAmount, maxPerOption, options } = draft;
  if (minAmount === null || maxAmount === null || freeAmount === null || maxPerOption === null) return null;
  if (minAmount > maxAmount || maxPerOption < 1) return null;
  return {
    id,
    kind,
    minAmount,
    maxAmount,
    freeAmount,
    maxPerOption,
    name: shortText(name),
    options: options.map((option) => ({ ...option, name: shortText(option.name), price: option.price ?? 0 })),
  };
}
