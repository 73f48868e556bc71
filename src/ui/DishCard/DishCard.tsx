import { foreignLanguage } from '#domain/foreign-language.ts';
import { currencyUnit, formatNumber } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { badgesOf } from '#domain/menu/dish-tags.ts';
import { isNearlyGone, portionsText } from '#domain/menu/portions.ts';
import { hasChoices, isOffered } from '#domain/menu/product.ts';
import { savedPercent } from '#domain/menu/saved-percent.ts';
import type { Product } from '#domain/menu/types.ts';
import type { Som } from '#domain/money.ts';
import { pagePath } from '#domain/routes.ts';
import type { Translate } from '#domain/words.ts';
import styles from './DishCard.module.css';
import { DishHeart } from './DishHeart.tsx';
import { DishPicture } from './DishPicture.tsx';

interface DishCardProps {
  product: Product;
  /** with the default options */
  price: Som | null;
  /** when the dish is served, if that is not at the moment of the menu; null: at that moment, or the dish can't be ordered at all */
  served: string | null;
  locale: Locale;
  t: Translate<'dish-card'>;
  /** near the top of the page */
  isEager?: boolean;
  /** without its description, on a page with a whole menu */
  isBrief?: boolean;
  /** false on a page that only shows dishes */
  hasControls?: boolean;
}

/**
 * A dish of a menu: Astro draws it on the server, React where the browser draws a list. It has no behavior of its own: its button and heart
 * are found by their marks, and what is in the cart is written into the card from outside, so the drawing of a dish must not change them.
 */
export function DishCard({ product, price, served, locale, t, ...options }: DishCardProps) {
  const { isEager = false, isBrief = false, hasControls = true } = options;
  const { id, name, description, isAvailable, image, tags } = product;
  const badges = isBrief ? [] : badgesOf(product);
  const isSold = !isAvailable || served !== null;
  const portions = served === null ? portionsText(product, t) : null;
  const about = served ?? (isAvailable ? description : (portions ?? ''));
  const marks = hasControls && { 'data-card': id, 'data-price': price ?? undefined };
  return (
    <article
      className={[styles['card'], isSold && styles['sold'], tags.includes('large') && 'dish-large'].filter(Boolean).join(' ')}
      {...marks}
    >
      <DishPicture name={name} image={image} isEager={isEager}>
        {badges.length > 0 && (
          <ul>
            {badges.map((tag) => (
              <li key={tag} data-tag={tag}>
                {t(`tag_${tag}`)}
              </li>
            ))}
          </ul>
        )}
      </DishPicture>
      <div>
        <h3>
          <a href={pagePath('product', locale, id)} lang={foreignLanguage(name, locale)}>
            {name}
          </a>
        </h3>
        {!isSold && portions && <p className={isNearlyGone(product) ? styles['few'] : undefined}>{portions}</p>}
        {(isSold || !isBrief) && <p lang={foreignLanguage(about, locale)}>{about}</p>}
      </div>
      <DishPrice product={product} price={price} locale={locale} t={t} />
      {hasControls && !isSold && isOffered(product) && (
        <div className={styles['action']} data-stepper="">
          <button type="button" data-add="" data-choices={hasChoices(product) ? '' : undefined} aria-label={t('add')} />
        </div>
      )}
      {hasControls && <DishHeart label={t('favorite')} />}
    </article>
  );
}

function DishPrice({ product, price, locale, t }: Pick<DishCardProps, 'product' | 'price' | 'locale' | 't'>) {
  const { unit, oldPrice } = product;
  const saved = savedPercent(price, oldPrice);
  return (
    <p className={styles['price']}>
      {price === null ? (
        <b>{t('noPrice')}</b>
      ) : (
        <>
          <b>{formatNumber(price, locale)}</b> {currencyUnit(locale)}{' '}
        </>
      )}
      {unit && <small>{unit}</small>}
      {saved > 0 && (
        <em>
          <s>{formatNumber(oldPrice ?? 0, locale)}</s> −{saved}%
        </em>
      )}
    </p>
  );
}
