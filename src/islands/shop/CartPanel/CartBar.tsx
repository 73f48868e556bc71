import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import type { CartView } from '#stores/shop/cart-view.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Progress } from './Progress.tsx';
import type { CartWords } from './words.ts';

interface CartBarProps {
  view: CartView;
  count: number;
  dishes: string;
  onOpen: () => void;
  locale: Locale;
  t: Translate<CartWords>;
}

/** The cart at the bottom of a phone's screen. */
export function CartBar({ view, count, dishes, onOpen, locale, t }: CartBarProps) {
  return (
    <div className="cart-bar">
      <Progress view={view} locale={locale} t={t} />
      <button type="button" className="cart-open" data-count={count} aria-haspopup="dialog" onClick={onOpen}>
        <Icon name="bag" />
        <span className="hidden">{t('title')}: </span>
        <span>{dishes}</span>
        <b>{formatPrice(view.itemsTotal - view.discount, locale)}</b>
      </button>
    </div>
  );
}
