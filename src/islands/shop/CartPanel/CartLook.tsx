import type { Translate } from '#domain/words.ts';
import { chooseCartLook, type CartLook as Look } from '#stores/shop/cart-look.ts';
import type { CartWords } from './words.ts';

const looks = [
  ['table', 'lookTable'],
  ['list', 'lookList'],
] as const;

/** Chooses how the cart is drawn: as a table or as a list. */
export function CartLook({ look, t }: { look: Look; t: Translate<CartWords> }) {
  return (
    <fieldset className="cart-look">
      <legend className="hidden">{t('look')}</legend>
      {looks.map(([value, word]) => (
        <button key={value} type="button" aria-pressed={value === look} onClick={() => chooseCartLook(value)}>
          {t(word)}
        </button>
      ))}
    </fieldset>
  );
}
