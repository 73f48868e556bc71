import { z } from 'zod';
import { freeText, inputId } from '../lib/scalars.ts';

/** The most units of one line, and the most lines of one cart (R-CART-1). */
const maxQuantity = 50;
const maxLines = 100;

const amount = z.int().min(1).max(maxQuantity);

const chosenModifier = z.strictObject({ groupId: inputId, optionId: inputId, amount });

const modifiers = z.array(chosenModifier).max(50).default([]);

export const cartLine = z.strictObject({
  productId: inputId,
  quantity: amount,
  modifiers,
  combo: z
    .array(z.strictObject({ comboGroupId: inputId, productId: inputId, modifiers }))
    .max(50)
    .default([]),
  comment: freeText(120).exactOptional(),
});

export const cartLines = z.array(cartLine).max(maxLines);
