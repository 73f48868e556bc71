import type { Id } from '../id.ts';
import type { Som } from '../money.ts';
import type { DishFacts } from './dish-facts.ts';
import type { Serving } from './serving-times.ts';

export interface ModifierOption {
  readonly id: Id;
  readonly name: string;
  /** A size's price is a difference and may be negative. */
  readonly price: Som;
  readonly isDefault: boolean;
  readonly isAvailable: boolean;
}

export interface ModifierGroup {
  readonly id: Id;
  readonly name: string;
  /** `size`, `choice`, `extra`, `spicy`, `remove`; others are shown like `extra`. */
  readonly kind: string;
  readonly minAmount: number;
  readonly maxAmount: number;
  /** This many of the chosen units are free, the most expensive ones, per unit of the line. */
  readonly freeAmount: number;
  readonly maxPerOption: number;
  readonly options: readonly ModifierOption[];
}

/** A customer's choice in one group. */
export interface ChosenModifier {
  readonly groupId: Id;
  readonly optionId: Id;
  readonly amount: number;
}

export interface ComboOption {
  readonly productId: Id;
  readonly surcharge: Som;
  readonly isDefault: boolean;
}

export interface ComboGroup {
  readonly id: Id;
  readonly name: string;
  readonly minAmount: number;
  readonly maxAmount: number;
  readonly options: readonly ComboOption[];
}

interface SetItem {
  readonly productId: Id;
  readonly quantity: number;
}

/** One dish chosen in a combo group, with its own modifiers; the same dish twice is listed twice. */
export interface ChosenComboDish {
  readonly comboGroupId: Id;
  readonly productId: Id;
  readonly modifiers: readonly ChosenModifier[];
}

export interface Product {
  readonly id: Id;
  readonly name: string;
  readonly categoryId: Id;
  readonly description: string;
  /** null: shown and not orderable (an upstream may leave prices out). */
  readonly price: Som | null;
  readonly oldPrice: Som | null;
  /** A path or absolute URL; null: a placeholder tile is drawn. */
  readonly image: string | null;
  readonly unit: string | null;
  readonly isAvailable: boolean;
  /** portions that are left, 0 to 30; absent: not counted, or more (R-DISH-11) */
  readonly portionsLeft?: number;
  /** when there are more today, in milliseconds since the epoch; absent: not known */
  readonly moreAt?: number;
  readonly tags: readonly string[];
  /** absent: none is known */
  readonly facts?: DishFacts;
  /** absent: always served */
  readonly serving?: Serving;
  /** the menu is for a moment at which the dish is not served: it is shown and not offered */
  readonly isOffHours?: boolean;
  readonly isCombo: boolean;
  readonly isSet: boolean;
  /** `useModiExtSystem` on the wire. */
  readonly usesModifierSystem: boolean;
  readonly modifierGroups: readonly ModifierGroup[];
  readonly comboGroups: readonly ComboGroup[];
  readonly setItems: readonly SetItem[];
}

/** A menu's products by id. */
export type ProductsById = ReadonlyMap<Id, Product>;
