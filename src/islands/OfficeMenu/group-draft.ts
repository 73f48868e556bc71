import type { LocalizedText } from '#domain/locale.ts';
import { noText } from '#domain/localized-text.ts';
import { allTexts, type GroupRecord, newRecordId, toFileText } from '#stores/office/menu-records.ts';

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

export function newOption(): OptionDraft {
  return { id: newRecordId(), name: noText, price: 0, isDefault: false, isAvailable: true };
}

/** @param group null: a new one */
export function draftOfGroup(group: GroupRecord | null): GroupDraft {
  if (group === null)
    return { ...{ name: noText, kind: 'extra' }, minAmount: 0, maxAmount: 1, freeAmount: 0, maxPerOption: 1, options: [newOption()] };
  const { name, kind, minAmount, maxAmount, freeAmount, maxPerOption, options } = group;
  return {
    ...{ kind, minAmount, maxAmount, freeAmount, maxPerOption },
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
    ...{ id, kind, minAmount, maxAmount, freeAmount, maxPerOption },
    name: toFileText(name),
    options: options.map((option) => ({ ...option, name: toFileText(option.name), price: option.price ?? 0 })),
  };
}
