import { translator } from '#domain/words.ts';
import { $cart } from '#stores/shop/cart.ts';
import { $favorites, syncFavorites } from '#stores/shop/favorites.ts';
import { menuSwapped } from '#stores/shop/menu-swapped.ts';
import { onQuotedSum } from '#stores/shop/quoted-sum.ts';
import { islandFailed } from '../hydration/island-events.ts';
import { cartNews, paintCartBar } from './cart-bar.ts';
import { paintHearts } from './hearts.ts';
import { handlePresses } from './presses.ts';
import { findPlaces, nameCards, paintSteppers } from './steppers.ts';
import { cardWords, loadCardWords } from './words.ts';

/** Safari has no idle callbacks. */
export const whenIdle: (work: () => void) => void = globalThis.requestIdleCallback ?? setTimeout;

/**
 * Makes the cards of the page work, whoever drew them: add buttons and steppers, hearts, and the bar of the cart. The cart is shown at once;
 * hearts and names of a whole menu wait until the browser is idle. @returns ends it
 */
export function startCards(): () => void {
  const paintCart = () => {
    paintSteppers($cart.get());
    paintCartBar($cart.get());
  };
  const paintLate = () => {
    nameCards();
    paintHearts();
    paintCart();
  };
  const findCards = () => {
    findPlaces();
    paintCart();
    whenIdle(paintLate);
  };
  let announced = JSON.stringify($cart.get());
  const news = addRegion('status', 'hidden');
  const failure = addRegion('alert', 'cards-failed');
  failure.hidden = true;
  const changed = () => {
    paintCart();
    const now = JSON.stringify($cart.get());
    // another tab may have stored the same again
    if (now !== announced) void loadCardWords().then(() => (news.textContent = cartNews($cart.get())));
    announced = now;
  };
  findCards();
  const ends = [
    handlePresses(),
    $cart.listen(changed),
    $favorites.listen(paintHearts),
    onQuotedSum(paintCart),
    listen(menuSwapped, findCards),
    listen(islandFailed, () => void loadCardWords().then(() => sayFailure(failure))),
  ];
  whenIdle(() => {
    void syncFavorites();
    void loadCardWords().then(paintLate);
  });
  return () => {
    for (const end of [...ends, () => news.remove(), () => failure.remove()]) end();
  };
}

function listen(type: string, listener: () => void): () => void {
  document.addEventListener(type, listener);
  return () => document.removeEventListener(type, listener);
}

/** A live region, which has to be on the page before what it says. */
function addRegion(role: 'alert' | 'status', className: string): HTMLElement {
  const region = document.createElement('p');
  region.role = role;
  region.className = className;
  document.body.append(region);
  return region;
}

/** A part that a press needs did not load: the next press tries again. */
function sayFailure(place: HTMLElement): void {
  place.textContent = translator<'cards'>(cardWords() ?? {})('partFailed');
  place.hidden = false;
  document.addEventListener('click', () => (place.hidden = true), { once: true });
}
