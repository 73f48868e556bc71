import { maxQuantity } from '#domain/cart/cart.ts';
import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { changeQuantity } from '#stores/shop/cart.ts';
import type { CartViewLine } from '#stores/shop/cart-view.ts';
import { Stepper } from '#ui/Stepper/Stepper.tsx';
import { tileTint } from '#ui/tile-tint.ts';
import type { CartWords } from './words.ts';

interface CartLineRowProps {
  line: CartViewLine;
  locale: Locale;
  say: Translate<CartWords>;
}

export function CartLineRow({ line, locale, say }: CartLineRowProps) {
  const { key, productId, name, image, quantity, isUnavailable } = line;
  const details = [...line.choices, ...(line.comment === null ? [] : [line.comment])];
  return (
    <li className="cart-line" data-unavailable={isUnavailable || undefined}>
      <span className="cart-tile" style={{ background: `var(--tint-${tileTint(productId)})` }}>
        {image === null ? <i aria-hidden="true">{[...name][0]}</i> : <img src={image} alt="" width="36" height="36" />}
      </span>
      <div className="cart-what">
        <b>{name}</b>
        {details.length > 0 && <small>{details.join(', ')}</small>}
        {quantity >= maxQuantity && <small>{say('most', { count: maxQuantity })}</small>}
        {isUnavailable ? <em>{say('unavailable')}</em> : <span>{formatPrice(line.total, locale)}</span>}
      </div>
      <Stepper
        value={quantity}
        onChange={(next) => changeQuantity(key, next - quantity)}
        decreaseLabel={say('decrease', { name })}
        increaseLabel={say('increase', { name })}
        valueLabel={say('quantity', { name, count: quantity })}
      />
    </li>
  );
}
