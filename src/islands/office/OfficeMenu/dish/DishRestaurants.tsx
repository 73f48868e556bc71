import { useState } from 'react';
import { formatNumber } from '#domain/format.ts';
import { plural } from '#domain/words.ts';
import { textIn } from '#stores/office/menu-records.ts';
import type { MenuProps } from '../menu-props.ts';
import styles from './DishRestaurants.module.css';
import { countRestaurants, type RestaurantsDraft, type WrongRestaurant } from './restaurants-draft.ts';

interface DishRestaurantsProps extends Pick<MenuProps, 't' | 'words' | 'locale' | 'catalog'> {
  /** of the dish; null: none is typed */
  price: number | null;
  draft: RestaurantsDraft;
  /** null: nothing is wrong, or nobody has tried to save it yet */
  wrong: WrongRestaurant | null;
  onChange: (draft: RestaurantsDraft) => void;
}

/** What a dish costs in each restaurant, and whether it is sold there. A shop with one restaurant has no table: its price is the dish's. */
export function DishRestaurants({ t, words, locale, catalog, price, draft, wrong, onChange }: DishRestaurantsProps) {
  const { restaurants } = catalog.draft;
  const { sold, priced } = countRestaurants(draft);
  const isPlain = sold === restaurants.length && priced === 0;
  const [isOpen, setOpen] = useState(!isPlain);
  if (restaurants.length < 2 && isPlain) return null;
  const change = (part: Partial<RestaurantsDraft>) => onChange({ ...draft, ...part });
  return (
    <details className={styles['restaurants']} open={isOpen || wrong !== null} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b>{t('restaurants')}</b> {isPlain ? t('restaurantsPlain') : t('restaurantsSold', { sold, count: restaurants.length })}
        {priced > 0 && `, ${plural<'office-menu'>(words, 'ownPrices', priced, locale)}`}
      </summary>
      <p className={styles['hint']}>{t('restaurantsHint')}</p>
      {wrong !== null && (
        <p id="dish-restaurants-error" role="alert" className={styles['wrong']}>
          {t(wrong.rule)}
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{t('restaurant')}</th>
            <th scope="col">{t('restaurantPrices')}</th>
            <th scope="col">{t('restaurantIds')}</th>
          </tr>
        </thead>
        <tbody>
          {restaurants.map(({ id, name }, index) => (
            <RestaurantRow
              key={String(id)}
              t={t}
              id={String(id)}
              name={textIn(name, locale)}
              hint={price === null ? '' : formatNumber(price, locale)}
              isFirst={index === 0}
              draft={draft}
              wrong={wrong}
              onChange={change}
            />
          ))}
        </tbody>
      </table>
    </details>
  );
}

interface RestaurantRowProps extends Pick<DishRestaurantsProps, 't' | 'draft' | 'wrong'> {
  id: string;
  name: string;
  /** the price of the dish */
  hint: string;
  isFirst: boolean;
  onChange: (part: Partial<RestaurantsDraft>) => void;
}

function RestaurantRow({ t, id, name, hint, isFirst, draft: { prices, isSold }, wrong, onChange }: RestaurantRowProps) {
  const isWrong = wrong?.at === id;
  const isSoldHere = isSold[id] ?? true;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <input
          className={styles['priceInput']}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={t('restaurantPriceOf', { name })}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? 'dish-restaurants-error' : undefined}
          placeholder={hint}
          value={prices[id] ?? ''}
          onChange={(event) => onChange({ prices: { ...prices, [id]: event.currentTarget.value } })}
        />
      </td>
      <td>
        <input
          type="checkbox"
          aria-invalid={(wrong?.rule === 'soldNowhere' && isFirst) || undefined}
          role="switch"
          aria-label={t('soldHereOf', { name })}
          aria-checked={isSoldHere}
          checked={isSoldHere}
          onChange={(event) => onChange({ isSold: { ...isSold, [id]: event.currentTarget.checked } })}
        />
      </td>
    </tr>
  );
}
