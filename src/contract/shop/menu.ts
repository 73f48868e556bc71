import { z } from 'zod';
import { weekdays } from '#domain/schedule/calendar.ts';
import type { Immutable } from '../lib/define-call.ts';
import { outputId } from '../lib/scalars.ts';

const modifierOption = z.object({
  id: outputId,
  name: z.string(),
  price: z.number().nullish(),
  isDefault: z.boolean().nullish(),
  isAvailable: z.boolean().nullish(),
});

const modifierGroup = z.object({
  id: outputId,
  name: z.string(),
  kind: z.string().nullish(),
  minAmount: z.number().nullish(),
  maxAmount: z.number().nullish(),
  freeAmount: z.number().nullish(),
  maxPerOption: z.number().nullish(),
  options: z.array(modifierOption).nullish(),
});

const comboGroup = z.object({
  id: outputId,
  name: z.string(),
  minAmount: z.number().nullish(),
  maxAmount: z.number().nullish(),
  options: z.array(z.object({ productId: outputId, surcharge: z.number().nullish(), isDefault: z.boolean().nullish() })).nullish(),
});

/** Facts of a dish, beyond the specification: a value of another kind counts as absent. */
const fact = z.number().nullish().catch(null);
const wireFacts = {
  /** kcal in a portion */
  energy: fact,
  protein: fact,
  fat: fact,
  carbohydrate: fact,
  allergens: z.array(z.string()).nullish().catch(null),
};

/** When a dish is served; absent: always. `name` is that of the category with the times, null for the dish's own. */
const wireServing = z.object({
  name: z.string().nullable(),
  times: z.array(z.object({ weekdays: z.array(z.enum(weekdays)), from: z.int(), to: z.int() })),
});

/**
 * A product. From an upstream, every field that the specification does not name may be absent and `modifiers` may be null (contract §2).
 */
export const wireProduct = z.object({
  id: outputId,
  name: z.string(),
  category: z.object({ id: outputId }),
  isCombo: z.boolean().nullish(),
  isSet: z.boolean().nullish(),
  useModiExtSystem: z.boolean().nullish(),
  modifiers: z.array(modifierGroup).nullish(),
  description: z.string().nullish(),
  price: z.number().nullish(),
  oldPrice: z.number().nullish(),
  image: z.string().nullish(),
  unit: z.string().nullish(),
  isAvailable: z.boolean().nullish(),
  tags: z.array(z.string()).nullish(),
  ...wireFacts,
  /** of this shop alone: an upstream decides by `isAvailable` */
  serving: wireServing.nullish().catch(null),
  comboGroups: z.array(comboGroup).nullish(),
  setItems: z.array(z.object({ productId: outputId, quantity: z.number() })).nullish(),
});

const wireCategory = z.object({ id: outputId, parentId: outputId.nullish(), name: z.string().nullish() });

const menuMessage = z.union([z.string(), z.object({ ru: z.string(), en: z.string(), uz: z.string() })]);

/** The response of the three menu calls; `{ error }` without categories is valid (contract §8). */
export const wireMenu = z.object({
  categories: z.array(wireCategory).nullish(),
  products: z.array(wireProduct).nullish(),
  priceOfDelivery: z.number().nullish(),
  restaurantId: outputId.nullish(),
  deliveryDuration: z.number().nullish(),
  error: z.union([menuMessage, z.object({ message: menuMessage })]).nullish(),
});

export type WireModifierGroup = Immutable<z.infer<typeof modifierGroup>>;
export type WireComboGroup = Immutable<z.infer<typeof comboGroup>>;
export type WireProduct = Immutable<z.infer<typeof wireProduct>>;
export type WireCategory = Immutable<z.infer<typeof wireCategory>>;
export type WireMenu = Immutable<z.infer<typeof wireMenu>>;
