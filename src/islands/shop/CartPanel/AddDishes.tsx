import { foreignLanguage } from '#domain/foreign-language.ts';
import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { PopularDish } from '#domain/menu/popular.ts';
import { addPlain } from '#stores/shop/cart.ts';
import { DishTile } from '#ui/DishCard/DishTile.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';

interface AddDishesProps {
  title: string;
  /** without choices */
  dishes: readonly PopularDish[];
  /** what the button of a dish is called */
  labelOf: (values: { readonly name: string; readonly sum: string }) => string;
  locale: Locale;
}

/** Dishes that one press adds to the cart; nothing when there are none. */
export function AddDishes({ title, dishes, labelOf, locale }: AddDishesProps) {
  if (dishes.length === 0) return null;
  return (
    <section className="cart-suggestions" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {dishes.map((dish) => {
          const { id, name, image, price } = dish;
          const sum = formatPrice(price ?? 0, locale);
          return (
            <li key={id}>
              <button type="button" aria-label={labelOf({ name, sum })} onClick={() => addPlain(dish, price ?? 0)}>
                <DishTile name={name} image={image} sizePx={36} />
                <span className="cart-what">
                  <b lang={foreignLanguage(name, locale)}>{name}</b> <span>{sum}</span>
                </span>
                <Icon name="plus" sizePx={20} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
