import type { Id } from '../id.ts';
import type { LocalizedText } from '../locale.ts';
import type { Som } from '../money.ts';
import type { Category } from './category.ts';
import type { Product } from './types.ts';

/** The response of one of the three menu calls, in one language. */
export interface Menu {
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
  /** The fee of the zone, or the lowest of the region ("from"); null where there is no delivery. */
  readonly deliveryFee: Som | null;
  readonly restaurantId: Id | null;
  readonly deliveryDurationMinutes: number;
  /** null, or why the menu failed: the error is shown and the menu stays empty (R-MENU-2). */
  readonly error: string | LocalizedText | null;
}
