import { maxQuantity } from '#domain/cart/cart.ts';
import { formatNumber } from '#domain/format.ts';
import type { Id } from '#domain/id.ts';
import { marked } from '#domain/page-marks.ts';
import { translator } from '#domain/words.ts';
import type { StoredLine } from '#stores/shop/parse-cart.ts';
import { readCard, readDishName } from './read-card.ts';
import { cardWords, pageLanguage } from './words.ts';

/** What a card shows of the cart. */
interface InCart {
  readonly quantity: number;
  /** of the line that the buttons change */
  readonly unitPrice: number;
  /** what was chosen of the dish; '' for a plain one */
  readonly variant: string;
}

/** The places of the steppers, by dish: a dish may have several cards. */
let places = new Map<Id, HTMLElement[]>();
/** The server's price of a card, which is that of the default choices, while another one is shown. */
const ownPrices = new WeakMap<Element, string>();
let painted = new Map<Id, InCart>();

/** Reads the places again, after the cards of the page were drawn or replaced. */
export function findPlaces(): void {
  places = new Map();
  painted = new Map();
  for (const place of document.querySelectorAll<HTMLElement>(marked('data-stepper'))) {
    const id = readCard(place)?.productId;
    if (id !== undefined) places.set(id, [...(places.get(id) ?? []), place]);
  }
}

/** Shows the cart in the cards: a stepper in place of the button of every dish that is in it. Cards that did not change are left. */
export function paintSteppers(lines: readonly StoredLine[]): void {
  const next = cartByDish(lines);
  for (const id of new Set([...painted.keys(), ...next.keys()])) {
    const [before, now] = [painted.get(id), next.get(id)];
    if (JSON.stringify(before) !== JSON.stringify(now)) for (const place of places.get(id) ?? []) paint(place, now);
  }
  painted = next;
}

/** Names the buttons of all cards after their dishes; the server's HTML has the names in the headings alone. */
export function nameCards(): void {
  const t = translator<'cards'>(cardWords() ?? {});
  for (const add of document.querySelectorAll(`${marked('data-card')} ${marked('data-add')}[aria-label]`)) {
    add.setAttribute('aria-label', t('addDish', { name: readDishName(add) }));
  }
  for (const heart of document.querySelectorAll(`${marked('data-card')} ${marked('data-heart')}`)) {
    heart.setAttribute('aria-label', t('favoriteDish', { name: readDishName(heart) }));
  }
  for (const [id, inCart] of painted) for (const place of places.get(id) ?? []) nameStepper(place, inCart);
}

function cartByDish(lines: readonly StoredLine[]): Map<Id, InCart> {
  const found = new Map<Id, InCart>();
  for (const { productId, quantity, snapshot } of lines) {
    const before = found.get(productId);
    found.set(productId, {
      quantity: (before?.quantity ?? 0) + quantity,
      unitPrice: snapshot.unitPrice,
      variant: [before?.variant, snapshot.choices.join(', ')].filter(Boolean).join('; '),
    });
  }
  return found;
}

function paint(place: HTMLElement, inCart: InCart | undefined): void {
  const card = place.parentElement;
  const hadFocus = place.contains(document.activeElement);
  const stepper = place.querySelector(':scope > [role=group]');
  if (inCart === undefined) stepper?.remove();
  else if (stepper === null) place.append(newStepper());
  if (card !== null) {
    markInCart(card, inCart);
    paintPrice(card, inCart);
    paintVariant(card, inCart?.variant ?? '');
  }
  if (inCart === undefined) {
    if (hadFocus) place.querySelector<HTMLElement>(marked('data-add'))?.focus();
    return;
  }
  const [, value, increase] = place.querySelector('[role=group]')?.children ?? [];
  if (value) value.textContent = String(inCart.quantity);
  increase?.toggleAttribute('disabled', inCart.quantity >= maxQuantity);
  nameStepper(place, inCart);
  if (hadFocus && stepper === null) focusIncrease(place);
}

/** Focuses the increase button, which is in the place of the pressed button; no scrolling is necessary. */
function focusIncrease(place: Element): void {
  place.querySelector<HTMLElement>('button:last-child')?.focus({ preventScroll: true });
}

/** A stepper as the page has drawn one for it. */
function newStepper(): Node {
  return (document.querySelector(marked('data-stepper-template')) as HTMLTemplateElement).content.cloneNode(true);
}

function nameStepper(place: HTMLElement, { quantity }: InCart): void {
  const words = cardWords();
  const group = place.querySelector('[role=group]');
  if (words === null || group === null) return;
  const t = translator<'cards'>(words);
  const name = readDishName(place);
  group.setAttribute('aria-label', t('quantity', { name, count: quantity }));
  group.firstElementChild?.setAttribute('aria-label', t('decrease', { name }));
  group.lastElementChild?.setAttribute('aria-label', t('increase', { name }));
}

/** On the card itself: a style sheet that looks for it with `:has()` lets browsers check the whole page with each press. */
function markInCart(card: Element, inCart: InCart | undefined): void {
  if (inCart === undefined) card.removeAttribute('data-in-cart');
  else card.setAttribute('data-in-cart', inCart.variant === '' ? '' : 'variant');
}

function paintPrice(card: Element, inCart: InCart | undefined): void {
  const number = card.querySelector(':scope > p b');
  if (number === null) return;
  const own = ownPrices.get(number) ?? number.textContent;
  ownPrices.set(number, own);
  number.textContent = inCart === undefined ? own : formatNumber(inCart.unitPrice, pageLanguage());
}

/** The chosen variant, as the last line of the card's text. */
function paintVariant(card: Element, variant: string): void {
  const text = card.children[1];
  const line = text?.querySelector('[data-variant]');
  if (variant === '') line?.remove();
  else if (line) line.textContent = variant;
  else {
    const added = document.createElement('p');
    added.toggleAttribute('data-variant', true);
    added.textContent = variant;
    text?.append(added);
  }
}
