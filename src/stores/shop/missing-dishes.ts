import { chooseMenuSource, type MenuChoices } from '#domain/menu/menu-source.ts';
import { $cart } from './cart.ts';
import { peekMenu } from './menu.ts';
import { knownRegion } from './places.ts';
import { $coordinates, $orderType, $restaurantId } from './preferences.ts';
import { $quote } from './quote.ts';

/** Names of the cart's dishes that the menu after a change lacks, each once; none when that menu can't be looked at. */
export async function missingAfter(change: Partial<MenuChoices>): Promise<readonly string[]> {
  const now = {
    orderType: $orderType.get(),
    coordinates: $coordinates.get(),
    restaurantId: $restaurantId.get(),
    regionId: await knownRegion(),
  };
  const products = await peekMenu(chooseMenuSource({ ...now, ...change }));
  return products === null ? [] : missingIn(products);
}

/** What the cart would lose; what is not to be had already is no loss. */
function missingIn(products: ReadonlyMap<string, { readonly isAvailable: boolean }>): readonly string[] {
  const lost = new Set($quote.get().quote?.unavailable.map(({ productId }) => productId));
  const missing = $cart.get().filter(({ productId }) => products.get(productId)?.isAvailable !== true && !lost.has(productId));
  return [...new Set(missing.map(({ snapshot }) => snapshot.name))];
}
