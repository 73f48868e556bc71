import { cartCount } from '#domain/cart/cart.ts';
import { formatPrice } from '#domain/format.ts';
import { marked } from '#domain/page-marks.ts';
import { plural, translator } from '#domain/words.ts';
import type { StoredLine } from '#stores/shop/parse-cart.ts';
import { currentSum } from '#stores/shop/quoted-sum.ts';
import { adoptStyles } from '#ui/adopt-styles.ts';
import css from './cart-bar.css?inline';
import { cardWords, pageLanguage } from './words.ts';

adoptStyles(css);

/** Shows the number and the sum of the cart in the bar at the bottom of a phone's screen. */
export function paintCartBar(lines: readonly StoredLine[]): void {
  const bar = document.querySelector<HTMLElement>(marked('data-cart-bar'));
  const button = bar?.querySelector(marked('data-cart-open'));
  if (!bar || !button) return;
  const count = cartCount(lines);
  bar.hidden = count === 0;
  document.body.toggleAttribute('data-cart-bar-shown', count > 0);
  if (count === 0) return;
  button.setAttribute('data-count', String(count));
  const [dishes, sum] = button.querySelectorAll(':scope > span:not(.hidden), b');
  if (dishes) dishes.textContent = dishesText(count);
  if (sum) sum.textContent = formatPrice(currentSum(lines), pageLanguage());
}

/** What is in the cart, for screen readers. */
export function cartNews(lines: readonly StoredLine[]): string {
  const t = translator<'cards'>(cardWords() ?? {});
  const count = cartCount(lines);
  return count === 0 ? t('empty') : t('announce', { dishes: dishesText(count), sum: formatPrice(currentSum(lines), pageLanguage()) });
}

/** Only the number while the words are loading. */
function dishesText(count: number): string {
  const words = cardWords();
  return words === null ? String(count) : plural<'cards'>(words, 'dishes', count, pageLanguage());
}
