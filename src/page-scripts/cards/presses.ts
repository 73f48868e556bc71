import { lineKey, maxLines, maxQuantity } from '#domain/cart/cart.ts';
import { marked } from '#domain/page-marks.ts';
import { translator } from '#domain/words.ts';
import { addChosen } from '#stores/shop/before-adding.ts';
import { $cart, addPlain, changeQuantity } from '#stores/shop/cart.ts';
import { toggleFavorite } from '#stores/shop/favorites.ts';
import { $cartOpened, $openedDish, type CardDish } from '#stores/shop/opened.ts';
import { hasIsland, needIsland } from './need-island.ts';
import { readCard, readProductId } from './read-card.ts';
import { cardWords, loadCardWords } from './words.ts';

/** Where a press is handled: it names the button, or null for one that is none of these. */
type Press = (button: HTMLElement) => void;

const presses: readonly (readonly [selector: string, press: Press])[] = [
  [marked('data-add'), take],
  [`${marked('data-stepper')} [role=group] > :first-child`, decrease],
  [`${marked('data-stepper')} [role=group] > :last-child`, take],
  [`${marked('data-card')} ${marked('data-heart')}`, (heart) => void toggleFavorite(readProductId(heart))],
  [marked('data-cart-open'), openCart],
];

/** Handles the buttons of all cards and of the cart's bar, also of those that are drawn later. */
export function handlePresses(): () => void {
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null || button.disabled) return;
    for (const [selector, handle] of presses) if (button.matches(selector)) return handle(button);
  };
  document.addEventListener('click', press);
  return () => document.removeEventListener('click', press);
}

/** Adds one of the card's dish: at once, or after its options are chosen. On the page of a restaurant this place is chosen first. */
function take(button: HTMLElement): void {
  const card = readCard(button);
  if (card === null) return;
  const isAwaited = hasIsland('ChooseRestaurant');
  if (isAwaited) needIsland('ChooseRestaurant', button);
  addChosen(() => (card.hasChoices ? choose(card, button) : void add(card)), isAwaited);
}

function choose(card: CardDish, button: HTMLElement): void {
  needIsland('MenuControls', button);
  $openedDish.set(card);
}

async function add({ productId, name, image, price }: CardDish): Promise<void> {
  if (addPlain({ id: productId, name, image }, price)) return;
  needIsland('Toaster', null);
  const [{ showToast }] = await Promise.all([import('#stores/lib/toasts.ts'), loadCardWords()]);
  const t = translator<'cards'>(cardWords() ?? {});
  showToast({ kind: 'warn', message: t('cartFull', { portions: maxQuantity, lines: maxLines }) });
}

function decrease(button: HTMLElement): void {
  const last = $cart.get().findLast(({ productId }) => productId === readProductId(button));
  if (last !== undefined) changeQuantity(lineKey(last), -1);
}

function openCart(button: HTMLElement): void {
  needIsland('CartPanel', button);
  $cartOpened.set(true);
}
