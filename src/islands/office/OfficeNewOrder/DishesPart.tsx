import { useEffect, useState } from 'react';
import { formatPrice } from '#domain/format.ts';
import { defaultChoices } from '#domain/menu/default-choices.ts';
import { cardPrice, hasChoices, isOrderable } from '#domain/menu/product.ts';
import { searchProducts } from '#domain/menu/search.ts';
import type { Product } from '#domain/menu/types.ts';
import { type HandMenu, type HandQuote, loadMenu } from '#stores/office/new-order.ts';
import { Button } from '#ui/Button/Button.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { DishSheet } from './DishSheet.tsx';
import { type HandLine, withDish, withLine } from './hand-draft.ts';
import { LineRow } from './LineRow.tsx';
import styles from './OfficeNewOrder.module.css';
import type { PartProps } from './part-props.ts';

const shownDishes = 8;

interface DishesPartProps extends PartProps {
  quote: HandQuote | null;
}

/** The dish whose options are open: a new one, or that of a line. */
interface OpenDish {
  readonly product: Product;
  readonly index: number | null;
}

/**
 * The dishes of the restaurant that cooks for the place, found as in the shop: Enter adds the first with its usual options. A dish whose
 * options have to be said opens its form.
 */
export function DishesPart(props: DishesPartProps) {
  const menu = useMenu(props.quote?.restaurantId ?? null);
  return menu === null ? null : <Dishes {...props} menu={menu} />;
}

function Dishes({ t, locale, draft, quote, onChange, menu }: DishesPartProps & { menu: HandMenu }) {
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState<OpenDish | null>(null);
  const add = (product: Product) => {
    const usual = defaultChoices(product, menu.byId);
    if (usual === null) return setOpen({ product, index: null });
    const combo = usual.combo.map((part) => ({ ...part, modifiers: [...part.modifiers] }));
    onChange({ lines: withDish(draft.lines, { productId: product.id, quantity: 1, modifiers: [...usual.modifiers], combo }) });
    setQuery('');
  };
  const choose = (line: HandLine) => {
    const index = open?.index ?? null;
    onChange({ lines: index === null ? withDish(draft.lines, line) : withLine(draft.lines, index, line) });
    setOpen(null);
    setQuery('');
  };
  return (
    <section className={styles['part']}>
      <FoundDishes t={t} locale={locale} menu={menu} query={query} onType={setQuery} onAdd={add} />
      <ul className={styles['lines']}>
        {draft.lines.map((line, index) => {
          const product = menu.byId.get(String(line.productId));
          return (
            <LineRow
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
              key={index}
              t={t}
              locale={locale}
              line={line}
              product={product}
              products={menu.byId}
              total={quote?.lines[index]?.productId === String(line.productId) ? quote.lines[index]?.total : undefined}
              onChange={(changed) => onChange({ lines: withLine(draft.lines, index, changed) })}
              onOpen={product !== undefined && hasChoices(product) ? () => setOpen({ product, index }) : null}
            />
          );
        })}
      </ul>
      <DishSheet
        t={t}
        locale={locale}
        product={open?.product ?? null}
        products={menu.byId}
        line={open?.index == null ? undefined : draft.lines[open.index]}
        onChoose={choose}
        onClose={() => setOpen(null)}
      />
    </section>
  );
}

interface FoundDishesProps extends Pick<PartProps, 't' | 'locale'> {
  menu: HandMenu;
  query: string;
  onType: (query: string) => void;
  onAdd: (dish: Product) => void;
}

function FoundDishes({ t, locale, menu, query, onType, onAdd }: FoundDishesProps) {
  const found = dishesOf(menu, query);
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = found;
          if (first !== undefined) onAdd(first);
        }}
      >
        <TextField label={t('dish')} type="search" autoComplete="off" value={query} onChange={onType} />
      </form>
      <fieldset className={styles['choices']} aria-label={t('foundDishes')}>
        {found.map((dish) => (
          <Button key={dish.id} variant="ghost" onClick={() => onAdd(dish)}>
            {`${dish.name} · ${formatPrice(cardPrice(dish, menu.byId) ?? 0, locale)}`}
          </Button>
        ))}
      </fieldset>
      {found.length === 0 && <p role="status">{t('noDishes')}</p>}
    </>
  );
}

/** Without a query those that are at the beginning of the menu. */
function dishesOf({ products, index }: HandMenu, query: string): readonly Product[] {
  const { best, related } = searchProducts(products.filter(isOrderable), query, index);
  return [...best, ...related].slice(0, shownDishes);
}

/** null: no restaurant yet, it loads, or it failed, which a toast shows. */
function useMenu(restaurantId: string | null): HandMenu | null {
  const [loaded, setLoaded] = useState<{ readonly restaurantId: string; readonly menu: HandMenu | null } | null>(null);
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
