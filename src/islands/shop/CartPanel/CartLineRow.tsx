import { maxQuantity } from '#domain/cart/cart.ts';
import { foreignLanguage } from '#domain/foreign-language.ts';
import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { pagePath } from '#domain/routes.ts';
import type { Translate } from '#domain/words.ts';
import { changeQuantity } from '#stores/shop/cart.ts';
import type { CartViewLine } from '#stores/shop/cart-view.ts';
import { DishTile } from '#ui/DishCard/DishTile.tsx';
import { lazyWithRetry } from '#ui/lazy-part.tsx';
import { Stepper } from '#ui/Stepper/Stepper.tsx';
import type { CartWords } from './words.ts';

/** It loads with the first line that can't be ordered. */
const GoneLine = lazyWithRetry(async () => (await import('./GoneLine.tsx')).GoneLine);

interface CartLineRowProps {
  line: CartViewLine;
  locale: Locale;
  t: Translate<CartWords>;
}

export function CartLineRow({ line, locale, t }: CartLineRowProps) {
  const { key, productId, name, image, choices, quantity, unavailable } = line;
  const details = [...choices, line.comment].filter(Boolean).join(' · ');
  const sum = <span>{formatPrice(line.total, locale)}</span>;
  return (
    <li className="cart-line" data-count={quantity}>
      <DishTile name={name} image={image} sizePx={36} />
      <a className="cart-what" href={`${pagePath('product', locale, productId)}#line=${encodeURIComponent(key)}`}>
        <b lang={foreignLanguage(name, locale)}>{name}</b>
        {details && <small lang={foreignLanguage(details, locale)}>{details}</small>}
        {quantity >= maxQuantity && <small>{t('most', { count: maxQuantity })}</small>}
        {choices[0] ? <u>{t('edit')}</u> : sum}
      </a>
      {choices[0] && sum}
      <Stepper
        value={quantity}
        onChange={(next) => {
          if (!next) leaveLine();
          changeQuantity(key, next - quantity);
        }}
        decreaseLabel={t('decrease', { name })}
        increaseLabel={t('increase', { name })}
        valueLabel={t('quantity', { name, count: quantity })}
      />
      {unavailable && <GoneLine line={line} gone={unavailable} locale={locale} />}
    </li>
  );
}

/** Moves the focus from a line that goes to its neighbor's stepper, or to the heading above the last one. */
function leaveLine(): void {
  const line = document.activeElement?.closest('li');
  const next = line?.nextElementSibling ?? line?.previousElementSibling;
  const heading = line?.closest('section, dialog')?.querySelector('h2');
  if (heading) heading.tabIndex = -1;
  (next?.querySelector('button') ?? heading)?.focus();
}
