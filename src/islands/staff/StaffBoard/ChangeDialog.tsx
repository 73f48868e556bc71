import { useEffect, useState } from 'react';
import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { defaultChoices } from '#domain/menu/default-choices.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { productsById } from '#domain/menu/product.ts';
import type { Product, ProductsById } from '#domain/menu/types.ts';
import { lineChoices } from '#domain/order/line-choices.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderLine } from '#domain/order/order-line.ts';
import { foldText } from '#domain/search/fold-text.ts';
import type { Translate } from '#domain/words.ts';
import { loadStaffMenu, takeOffSale } from '#stores/staff/availability.ts';
import { type NewLine, offerChange } from '#stores/staff/orders.ts';
import { Button } from '#ui/Button/Button.tsx';
import '#ui/Chips/Chips.css';
import { Chips } from '#ui/Chips/Chips.tsx';
import { Switch } from '#ui/inputs/Switch/Switch.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { Dialog } from '#ui/overlays/Dialog/Dialog.tsx';
import { Stepper } from '#ui/Stepper/Stepper.tsx';
import styles from './ChangeDialog.module.css';

interface ChangeDialogProps {
  t: Translate<'staff-board'>;
  locale: Locale;
  order: Order;
  now: number;
  onClose: () => void;
}

const kinds = ['leave_out', 'replace', 'amount'] as const;
type Kind = (typeof kinds)[number];
const shownDishes = 6;

/** Offers the guest a change of one line: what is missing, and what for it (R-CHANGE-1). */
export function ChangeDialog({ t, locale, order, now, onClose }: ChangeDialogProps) {
  const { lines } = order;
  const [at, setAt] = useState(0);
  const line = lines[at];
  const [kind, setKind] = useState<Kind>(lines.length > 1 ? 'leave_out' : 'replace');
  const [dish, setDish] = useState<Product | null>(null);
  const [amount, setAmount] = useState<number | null>(null);
  const [isOffSale, setIsOffSale] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const menu = useMenu(order.restaurantId);
  if (line === undefined) return null;
  const quantity = amount ?? line.quantity;
  const to = newLine(kind, line, { dish, quantity, menu });

  const offer = async () => {
    if (to === undefined) return;
    setIsBusy(true);
    const result = await offerChange(order.id, { line: at, productId: line.productId, to });
    if (result.ok && isOffSale && kind !== 'amount') await takeOffSale(order.restaurantId, line.productId, now);
    setIsBusy(false);
    if (result.ok) onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('changeTitle', { number: order.number })}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('changeNo')}
          </Button>
          <Button loading={isBusy} disabled={to === undefined} onClick={() => void offer()}>
            {t('changeOffer')}
          </Button>
        </>
      }
    >
      <div className={styles['parts']}>
        <Choice
          t={t}
          locale={locale}
          lines={lines}
          at={at}
          kind={kind}
          onLine={(index) => {
            setAt(index);
            setAmount(null);
          }}
          onKind={setKind}
        />
        {kind === 'replace' && <Dishes t={t} locale={locale} line={line} menu={menu} dish={dish} onChoose={setDish} />}
        {kind === 'amount' && <Amount t={t} name={line.name[locale]} quantity={quantity} onChange={setAmount} />}
        {kind !== 'amount' && <Switch label={t('changeTakeOff')} checked={isOffSale} onChange={setIsOffSale} />}
        <p className={styles['note']}>{t(`changeWish_${order.wishes?.missing ?? 'call'}`)}</p>
      </div>
    </Dialog>
  );
}

interface AmountProps extends Pick<ChangeDialogProps, 't'> {
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
}

function Amount({ t, name, quantity, onChange }: AmountProps) {
  return (
    <Stepper
      value={quantity}
      min={1}
      max={50}
      onChange={onChange}
      decreaseLabel={t('changeLess')}
      increaseLabel={t('changeMore')}
      valueLabel={`${name}: ${quantity}`}
    />
  );
}

interface ChoiceProps extends Pick<ChangeDialogProps, 't' | 'locale'> {
  lines: readonly OrderLine[];
  at: number;
  kind: Kind;
  onLine: (at: number) => void;
  onKind: (kind: Kind) => void;
}

/** Which line, and what happens to it; the only one can't be left out. */
function Choice({ t, locale, lines, at, kind, onLine, onKind }: ChoiceProps) {
  return (
    <>
      <Chips
        legend={t('changeLine')}
        chips={lines.map((each, index) => ({ value: String(index), label: `${each.quantity} × ${each.name[locale]}` }))}
        value={String(at)}
        onChange={(value) => onLine(Number(value))}
      />
      <Chips
        legend={t('changeHow')}
        chips={kinds.filter((each) => each !== 'leave_out' || lines.length > 1).map((value) => ({ value, label: t(`change_to_${value}`) }))}
        value={kind}
        onChange={onKind}
      />
    </>
  );
}

interface Chosen {
  readonly dish: Product | null;
  readonly quantity: number;
  readonly menu: Menu | null;
}

/** undefined: nothing is chosen yet. */
function newLine(kind: Kind, line: OrderLine, { dish, quantity, menu }: Chosen): NewLine | undefined {
  if (kind === 'leave_out') return null;
  if (kind === 'amount') {
    const { productId, modifiers, combo, comment } = line;
    const same = { productId, quantity, modifiers: [...modifiers], combo: wireCombo(combo), ...(comment !== undefined && { comment }) };
    return quantity === line.quantity ? undefined : same;
  }
  const choices = dish === null || menu === null ? null : defaultChoices(dish, productsById(menu.products));
  if (dish === null || choices === null) return undefined;
  return { productId: dish.id, quantity: line.quantity, modifiers: [...choices.modifiers], combo: wireCombo(choices.combo) };
}

function wireCombo(combo: OrderLine['combo']): NonNullable<NewLine>['combo'] {
  return combo.map((part) => ({ ...part, modifiers: [...part.modifiers] }));
}

interface DishesProps extends Pick<ChangeDialogProps, 't' | 'locale'> {
  line: OrderLine;
  menu: Menu | null;
  dish: Product | null;
  onChoose: (dish: Product) => void;
}

/** Dishes that can be had as they are, those of the same category and price first. */
function Dishes({ t, locale, line, menu, dish, onChoose }: DishesProps) {
  const [query, setQuery] = useState('');
  const found = menu === null ? [] : nearest(menu, line, query);
  const difference = (price: number) => {
    const more = price - line.unitPrice;
    if (more === 0) return t('changeSame');
    return t(more > 0 ? 'changeDearer' : 'changeCheaper', { sum: formatPrice(Math.abs(more), locale) });
  };
  return (
    <>
      <TextField label={t('changeFind')} type="search" autoComplete="off" value={query} onChange={setQuery} />
      <Chips
        legend={t('changeDish')}
        grid
        chips={found.map(({ id, name, price }) => ({ value: id, label: name, note: difference(price ?? 0) }))}
        value={dish?.id ?? null}
        onChange={(id) => {
          const chosen = found.find((product) => product.id === id);
          if (chosen !== undefined) onChoose(chosen);
        }}
      />
      {menu !== null && found.length === 0 && <p>{t('changeNone')}</p>}
    </>
  );
}

function nearest({ products }: Menu, line: OrderLine, query: string): Product[] {
  const known = productsById(products);
  const categoryId = known.get(line.productId)?.categoryId;
  const rank = ({ categoryId: own, price }: Product) => (own === categoryId ? 0 : 10_000_000) + Math.abs((price ?? 0) - line.unitPrice);
  const wanted = foldText(query.trim());
  return products
    .filter(({ id }) => id !== line.productId)
    .flatMap((product) => asOffered(product, known))
    .filter(({ name }) => wanted === '' || foldText(name).includes(wanted))
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, shownDishes);
}

/** The dish at its price with the default choices; none where they are not enough. */
function asOffered(product: Product, products: ProductsById): Product[] {
  const choices = defaultChoices(product, products);
  if (choices === null) return [];
  const chosen = lineChoices({ productId: product.id, quantity: 1, ...choices }, product, products);
  const price = chosen.reduce((sum, choice) => sum + choice.price, product.price ?? 0);
  return [{ ...product, price: Math.max(0, price) }];
}

/** null while it loads; a failure is a toast. */
function useMenu(restaurantId: string): Menu | null {
  const [menu, setMenu] = useState<Menu | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void loadStaffMenu(restaurantId).then((loaded) => {
      if (isCurrent) setMenu(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [restaurantId]);
  return menu;
}
