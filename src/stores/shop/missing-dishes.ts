import { chooseMenuSource, type MenuChoices } from '#domain/menu/menu-source.ts';
import { $cart } from './cart.ts';
import { peekMenu } from './menu.ts';
import { knownRegion } from './places.ts';
import { $coordinates, $orderType, $restaurantId } from './preferences.ts';
import { $quote } from './quote.ts';

/** Names of the cart's dishes that are missing in the menu after a change, each once; none when that menu fails to load. */
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

/** The dishes of the cart that are unavailable there; those that are already unavailable here are not included. */
function missingIn(products: ReadonlyMap<string, { readonly isAvailable: boolean }>): readonly string[] {
  const lost = new Set($quote.get().quote?.unavailable.map(({ productId }) => productId));
  const missing = $cart.get().filter(({ productId }) => products.get(productId)?.isAvailable !== true && !lost.has(productId));
  return [...new Set(missing.map(({ snapshot }) => snapshot.name))];
}
