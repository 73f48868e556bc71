import { z } from 'zod';
import { weekdays } from '#domain/schedule/calendar.ts';
import type { Immutable } from '../lib/define-call.ts';
import { outputId } from '../lib/scalars.ts';

const modifierOption = z.object({
  id: outputId,
  name: z.string(),
  price: z.number(),
  isDefault: z.boolean(),
  isAvailable: z.boolean(),
});

/** R-OPTION-1 */
const modifierGroup = z.object({
  id: outputId,
  name: z.string(),
  kind: z.string(),
  minAmount: z.number(),
  maxAmount: z.number(),
  freeAmount: z.number(),
  maxPerOption: z.number(),
  options: z.array(modifierOption),
});

/** R-OPTION-7 */
const comboGroup = z.object({
  id: outputId,
  name: z.string(),
  minAmount: z.number(),
  maxAmount: z.number(),
  options: z.array(z.object({ productId: outputId, surcharge: z.number(), isDefault: z.boolean() })),
});

/** Facts of a dish, which an upstream does not give (R-UPSTREAM-15); null: unknown. All absent: none is known. */
const fact = z.number().nullable().optional();
const wireFacts = {
  /** kcal in a portion */
  energy: fact,
  protein: fact,
  fat: fact,
  carbohydrate: fact,
  allergens: z.array(z.string()).optional(),
};

/** When a dish is served; absent: always. `name` is that of the category with the times, null for the dish's own. */
const wireServing = z.object({
  name: z.string().nullable(),
  times: z.array(z.object({ weekdays: z.array(z.enum(weekdays)), from: z.int(), to: z.int() })),
});

/** R-DISH-1 */
export const wireProduct = z.object({
  id: outputId,
  name: z.string(),
  category: z.object({ id: outputId }),
  isCombo: z.boolean(),
  isSet: z.boolean(),
  useModiExtSystem: z.boolean(),
  modifiers: z.array(modifierGroup),
  description: z.string(),
  price: z.number().nullable(),
  oldPrice: z.number().nullable(),
  image: z.string().nullable(),
  unit: z.string().nullable(),
  isAvailable: z.boolean(),
  /** R-DISH-11 */
  portionsLeft: z.int().min(0).optional(),
  moreAt: z.iso.datetime().optional(),
  tags: z.array(z.string()),
  ...wireFacts,
  serving: wireServing.optional(),
  comboGroups: z.array(comboGroup).optional(),
  setItems: z.array(z.object({ productId: outputId, quantity: z.number() })).optional(),
});

const wireCategory = z.object({ id: outputId, parentId: outputId.nullable(), name: z.string() });

const menuMessage = z.union([z.string(), z.object({ ru: z.string(), en: z.string(), uz: z.string() })]);

/** The response of the three menu calls; `{ error }` without categories is valid (R-MENU-2). */
export const wireMenu = z.object({
  categories: z.array(wireCategory),
  products: z.array(wireProduct),
  priceOfDelivery: z.number().nullable(),
  restaurantId: outputId.nullable(),
  deliveryDuration: z.number(),
  error: z.union([menuMessage, z.object({ message: menuMessage })]).nullable(),
});

export type WireModifierGroup = Immutable<z.infer<typeof modifierGroup>>;
export type WireComboGroup = Immutable<z.infer<typeof comboGroup>>;
export type WireProduct = Immutable<z.infer<typeof wireProduct>>;
export type WireCategory = Immutable<z.infer<typeof wireCategory>>;
export type WireMenu = Immutable<z.infer<typeof wireMenu>>;
