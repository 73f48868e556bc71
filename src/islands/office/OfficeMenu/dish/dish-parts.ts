import type { LocalizedText } from '#domain/locale.ts';
import { isEmptyText, noText, shortText } from '#domain/localized-text.ts';
import { allTexts, type DishRecord, fileIdOf, newRecordId } from '#stores/office/menu-records.ts';

export const dishKinds = ['dish', 'combo', 'set'] as const;
type DishKind = (typeof dishKinds)[number];

type ComboRecord = NonNullable<DishRecord['comboGroups']>[number];
type SetRecord = NonNullable<DishRecord['setItems']>[number];

/** A dish to choose in a part of a combo. */
interface ComboOptionDraft {
  readonly productId: string;
  readonly surcharge: number | null;
  readonly isDefault: boolean;
}

/** A part of a combo as shown in its fields. */
export interface ComboDraft {
  readonly id: ComboRecord['id'];
  readonly name: LocalizedText;
  readonly minAmount: number | null;
  readonly maxAmount: number | null;
  readonly options: readonly ComboOptionDraft[];
}

/** A dish of a set. */
export interface SetDraft {
  readonly productId: string;
  readonly quantity: number | null;
}

/** What a combo and a set consist of. */
export interface PartsDraft {
  readonly kind: DishKind;
  readonly combo: readonly ComboDraft[];
  readonly set: readonly SetDraft[];
}

export function newComboPart(): ComboDraft {
  return { id: newRecordId(), name: noText, minAmount: 1, maxAmount: 1, options: [] };
}

export function draftOfParts(dish: DishRecord | null): PartsDraft {
  return {
    kind: dish?.isCombo === true ? 'combo' : dish?.isSet === true ? 'set' : 'dish',
    combo: (dish?.comboGroups ?? []).map((part) => ({
      ...part,
      name: allTexts(part.name),
      options: part.options.map((option) => ({ ...option, productId: String(option.productId) })),
    })),
    set: (dish?.setItems ?? []).map((item) => ({ ...item, productId: String(item.productId) })),
  };
}

/** Whether a combo has parts with names, dishes and amounts, and a set has dishes. */
export function areComplete({ kind, combo, set }: PartsDraft): boolean {
  if (kind === 'dish') return true;
  if (kind === 'set') return set.length > 0 && set.every(({ quantity }) => quantity !== null && quantity > 0);
  return combo.length > 0 && combo.every(isCompletePart);
}

function isCompletePart({ name, minAmount, maxAmount, options }: ComboDraft): boolean {
  return !isEmptyText(name) && minAmount !== null && maxAmount !== null && maxAmount > 0 && minAmount <= maxAmount && options.length > 0;
}

/** The values of the record; lists that it did not have stay absent. */
export function recordOfParts(
  { kind, combo, set }: PartsDraft,
  dish: DishRecord | null,
  products: readonly DishRecord[],
): Partial<DishRecord> {
  const comboGroups = kind === 'combo' ? combo.map((part) => comboRecord(part, products)) : [];
  const setItems = kind === 'set' ? set.map((item) => setRecord(item, products)) : [];
  return {
    isCombo: kind === 'combo',
    isSet: kind === 'set',
    ...((comboGroups.length > 0 || dish?.comboGroups !== undefined) && { comboGroups }),
    ...((setItems.length > 0 || dish?.setItems !== undefined) && { setItems }),
  };
}

function comboRecord({ id, name, minAmount, maxAmount, options }: ComboDraft, products: readonly DishRecord[]): ComboRecord {
  return {
    id,
    name: shortText(name),
    minAmount: minAmount ?? 0,
    maxAmount: maxAmount ?? 1,
    options: options.map(({ productId, surcharge, isDefault }) => ({
      productId: fileIdOf(products, productId),
      surcharge: surcharge ?? 0,
      isDefault,
    })),
  };
}

function setRecord({ productId, quantity }: SetDraft, products: readonly DishRecord[]): SetRecord {
  return { productId: fileIdOf(products, productId), quantity: quantity ?? 1 };
}
