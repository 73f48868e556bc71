import { useEffect, useState } from 'react';
import { formatPrice } from '#domain/format.ts';
import { defaultChoices } from '#domain/menu/default-choices.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { productsById } from '#domain/menu/product.ts';
import type { Product } from '#domain/menu/types.ts';
import { foldText } from '#domain/search/fold-text.ts';
import { type HandQuote, loadMenu } from '#stores/office/new-order.ts';
import { Button } from '#ui/Button/Button.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { Stepper } from '#ui/Stepper/Stepper.tsx';
import { type HandDraft, withDish } from './hand-draft.ts';
import styles from './OfficeNewOrder.module.css';
import type { PartProps } from './part-props.ts';

const shownDishes = 8;

interface DishesPartProps extends PartProps {
  quote: HandQuote | null;
}

/** The dishes of the restaurant that cooks for the place: Enter adds the first that is found, with its usual options. */
export function DishesPart({ t, locale, draft, quote, onChange }: DishesPartProps) {
  const [query, setQuery] = useState('');
  const menu = useMenu(quote?.restaurantId ?? null);
  if (menu === null) return null;
  const found = dishesOf(menu, query);
  const add = (dish: Product) => {
    const choices = defaultChoices(dish, productsById(menu.products));
    if (choices === null) return;
    const combo = choices.combo.map((part) => ({ ...part, modifiers: [...part.modifiers] }));
    onChange({ lines: withDish(draft.lines, { productId: dish.id, quantity: 1, modifiers: [...choices.modifiers], combo }) });
    setQuery('');
  };
  const names = new Map(menu.products.map(({ id, name }) => [id, name]));
  return (
    <section className={styles['part']}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = found;
          if (first !== undefined) add(first);
        }}
      >
        <TextField label={t('dish')} type="search" autoComplete="off" value={query} onChange={setQuery} />
      </form>
      <fieldset className={styles['choices']} aria-label={t('foundDishes')}>
        {found.map((dish) => (
          <Button key={dish.id} variant="ghost" onClick={() => add(dish)}>
            {`${dish.name} · ${formatPrice(dish.price ?? 0, locale)}`}
          </Button>
        ))}
      </fieldset>
      {found.length === 0 && <p role="status">{t('noDishes')}</p>}
      <ul className={styles['lines']}>
        {draft.lines.map((line, index) => {
          const name = names.get(String(line.productId)) ?? String(line.productId);
          const total = quote?.lines[index]?.productId === String(line.productId) ? quote.lines[index]?.total : undefined;
          const set = (quantity: number) => onChange({ lines: withQuantity(draft.lines, index, quantity) });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
            <li key={index}>
              <span>
                {name}
                {total !== undefined && ` · ${formatPrice(total, locale)}`}
              </span>
              <Stepper
                value={line.quantity}
                onChange={set}
                decreaseLabel={t('less', { name })}
                increaseLabel={t('more', { name })}
                valueLabel={`${name}: ${line.quantity}`}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Without the line when none of it is left. */
function withQuantity(lines: HandDraft['lines'], index: number, quantity: number): HandDraft['lines'] {
  return lines.flatMap((line, at) => (at !== index ? [line] : quantity === 0 ? [] : [{ ...line, quantity }]));
}

/** Without a query those that are at the beginning of the menu. */
function dishesOf({ products }: Menu, query: string): Product[] {
  const known = productsById(products);
  const wanted = foldText(query);
  const matching = products.filter((product) => foldText(product.name).includes(wanted) && defaultChoices(product, known) !== null);
  const starts = (product: Product) => (foldText(product.name).startsWith(wanted) ? 0 : 1);
  return matching.sort((one, other) => starts(one) - starts(other)).slice(0, shownDishes);
}

/** null: no restaurant yet, it loads, or it failed, which a toast shows. */
function useMenu(restaurantId: string | null): Menu | null {
  const [loaded, setLoaded] = useState<{ readonly restaurantId: string; readonly menu: Menu | null } | null>(null);
  useEffect(() => {
    if (restaurantId === null) return;
    let isCurrent = true;
    void loadMenu(restaurantId).then((menu) => {
      if (isCurrent) setLoaded({ restaurantId, menu });
    });
    return () => {
      isCurrent = false;
    };
  }, [restaurantId]);
  return loaded?.menu ?? null;
}
