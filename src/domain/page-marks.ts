import type { Id } from './id.ts';

/**
 * The attributes by which a script finds what another part of the shop has drawn, and their values, which `src/env.d.ts` gives to the
 * attributes of Astro. What only style sheets read, or only the module or the island that writes it, is not listed.
 */
export interface PageMarks {
  /** the menu of the page, which a search replaces */
  'data-menu': true;
  /** the dishes depend on the time of the order; `page`: so does the rest of the page */
  'data-times': '' | 'page' | true;
  /** what is drawn for a dish; absent where it can't be ordered */
  'data-card': Id;
  /** of a card: whole som */
  'data-price': number;
  /** of a card: holds the button below, or the stepper in its place */
  'data-stepper': true;
  'data-add': true;
  /** of the button: the dish has options, so that it opens a form */
  'data-choices': '';
  'data-heart': true;
  /** a stepper that the cards of the page copy */
  'data-stepper-template': true;
  /** the cart at the bottom of a phone's screen: the place of what is missing to free delivery, and the button that opens the cart */
  'data-cart-bar': true;
  'data-cart-progress': true;
  'data-cart-open': true;
  /** the links to the parts of a category */
  'data-subcategories': true;
  /** the form of the search in the header */
  'data-search': true;
  /** of the heading of a search: how many dishes it has found */
  'data-found': number;
  /** of home's row for a signed-in customer: where its cards are loaded from */
  'data-known': string;
  /** opens the sheet for place and time */
  'data-where': true;
  /** repeats the order with this id */
  'data-reorder': Id;
  /** shows the restaurant with this id on the page's map */
  'data-show-on-map': Id;
  'data-map': 'pending' | 'loading' | 'loaded' | 'error';
  /** covers a part of the map, so that no name is written there */
  'data-over-map': true;
  /** of a picture that may fail: the name whose first letter replaces it */
  'data-name': string;
  /** of the document: its colors */
  'data-scheme': 'light' | 'dark';
  /** of the document: who of the team works in the back office */
  'data-person': string;
  /** of a banner: the local minute when it ends */
  'data-until': string;
  /** of the offline page: where the age of the saved menu is written */
  'data-menu-age': true;
  /** of the offline page: where the order on its way is written */
  'data-kept-order': true;
  /** of the screen at a counter: where its numbers are asked for */
  'data-counter': string;
  /** of the screen at a counter: the list of numbers in this state */
  'data-numbers': 'cooking' | 'ready';
  /** of the screen at a counter: shown without a connection */
  'data-away': true;
}

export type PageMark = keyof PageMarks;
/** For scripts inside of pages, which import only types: `'[data-where]' satisfies MarkSelector`. */
export type MarkSelector = `[${PageMark}]`;

/** The selector of the elements with a mark, or with a value of it. */
export function marked(mark: PageMark, value?: string): string {
  return value === undefined ? `[${mark}]` : `[${mark}="${value}"]`;
}

/** The value of a mark; null: the element has none, or there is no element. */
export function markOf(element: Element | null | undefined, mark: PageMark): string | null {
  return element?.getAttribute(mark) ?? null;
}
