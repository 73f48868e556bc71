import { useStore } from '@nanostores/react';
import { lineKey } from '#domain/cart/cart.ts';
import { foreignLanguage } from '#domain/foreign-language.ts';
import { currencyUnit, formatNumber } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { cardPrice, hasChoices, isOrderable } from '#domain/menu/product.ts';
import { savedPercent } from '#domain/menu/saved-percent.ts';
import type { Product, ProductsById } from '#domain/menu/types.ts';
import { pagePath } from '#domain/routes.ts';
import type { Translate } from '#domain/words.ts';
import { $cart, addToCart, changeQuantity } from '#stores/shop/cart.ts';
import { toggleFavorite } from '#stores/shop/favorites.ts';
import type { StoredLine } from '#stores/shop/parse-cart.ts';
import { Button } from '#ui/Button/Button.tsx';
import { DishImage } from '#ui/DishImage/DishImage.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Stepper } from '#ui/Stepper/Stepper.tsx';
import { Tooltip } from '#ui/Tooltip/Tooltip.tsx';
import { tileTint } from '#ui/tile-tint.ts';
import styles from './FavoriteCard.module.css';

interface FavoriteCardProps {
  product: Product;
  products: ProductsById;
  /** when the dish is served, if that is not at the moment of the menu */
  served: string | undefined;
  isFavorite: boolean;
  locale: Locale;
  t: Translate<'favorite-list'>;
}

/** One dish, as on the menu: its picture, text and price, and the buttons to add it to the cart and to the favorites or to remove it from them. */
export function FavoriteCard({ product, products, served, isFavorite, locale, t }: FavoriteCardProps) {
  const { id, name, description, unit, image } = product;
  const price = cardPrice(product, products);
  const saved = savedPercent(price, product.oldPrice);
  const href = pagePath('product', locale, id);
  const heart = t(isFavorite ? 'remove' : 'keep', { name });
  return (
    <div className={styles['card']}>
      <span className={styles['tile']} style={{ background: `var(--tint-${tileTint(id)})` }}>
        {image === null ? <i aria-hidden="true">{[...name][0]}</i> : <DishImage image={image} sizePx={104} place="card" isLazy />}
      </span>
      <div className={styles['text']}>
        <a href={href} lang={foreignLanguage(name, locale)}>
          {name}
        </a>
        <p lang={foreignLanguage(description, locale)}>{description}</p>
      </div>
      <p className={styles['price']}>
        <b>{price === null ? t('noPrice') : formatNumber(price, locale)}</b> {price !== null && currencyUnit(locale)}{' '}
        {unit && <small>{unit}</small>}
        {saved > 0 && (
          <em>
            <s>{formatNumber(product.oldPrice ?? 0, locale)}</s> −{saved}%
          </em>
        )}
      </p>
      <Action product={product} price={price} served={served} href={href} t={t} />
      <div className={styles['heart-place']}>
        <Tooltip text={heart}>
          <button
            type="button"
            className={`${styles['heart']} ${isFavorite ? styles['marked'] : ''}`}
            aria-label={heart}
            onClick={() => void toggleFavorite(id)}
          >
            <Icon name="heart" sizePx={20} />
          </button>
        </Tooltip>
      </div>
    </div>
  );
}

const emptyCart: readonly StoredLine[] = [];

interface ActionProps {
  product: Product;
  price: number | null;
  served: string | undefined;
  href: string;
  t: Translate<'favorite-list'>;
}

function Action({ product, price, served, href, t }: ActionProps) {
  const { id, name, image } = product;
  const line = useStore($cart, { ssr: () => emptyCart }).findLast(({ productId }) => productId === id);
  if (!product.isAvailable || !isOrderable(product) || price === null) return <span className={styles['off']}>{t('soldOut')}</span>;
  if (served !== undefined) return <span className={styles['off']}>{served}</span>;
  if (hasChoices(product)) {
    return (
      <a className={`button ${styles['plus']}`} href={href} aria-label={`${t('choose')}: ${name}`}>
        <Icon name="plus" sizePx={20} />
      </a>
    );
  }
  if (line === undefined) {
    const add = () => addToCart({ productId: id, quantity: 1, modifiers: [], combo: [] }, { name, image, unitPrice: price, choices: [] });
    return (
      <Button className={styles['plus']} aria-label={t('add', { name })} onClick={add}>
        <Icon name="plus" sizePx={20} />
      </Button>
    );
  }
  return (
    <Stepper
      value={line.quantity}
      onChange={(next) => changeQuantity(lineKey(line), next - line.quantity)}
      decreaseLabel={t('decrease', { name })}
      increaseLabel={t('increase', { name })}
      valueLabel={t('quantity', { name, count: line.quantity })}
    />
  );
}
