import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { mostPrice, parseInRange } from '#domain/typed-number.ts';
import type { Translate } from '#domain/words.ts';
import { keeperOf } from '#stores/lib/unsaved.ts';
import type { DishRow } from '#stores/office/dish-filter.ts';
import type { DishRecord } from '#stores/office/menu-records.ts';
import { UnsavedNotice } from '#ui/office/unsaved/UnsavedNotice.tsx';
import styles from './OfficeMenu.module.css';
import type { Saving } from './use-save.ts';

interface PriceInputProps {
  t: Translate<'office-menu'>;
  locale: Locale;
  row: DishRow;
  name: string;
  save: Saving['save'];
}

/** The price of the dish, not those of single restaurants. Saves on Enter and when the focus leaves; Escape takes back what is typed. */
export function PriceInput({ t, name, row: { id, dish }, save }: PriceInputProps) {
  const { typed, setTyped, notice, field } = useTypedPrice(id, dish, name);
  const text = typed?.text ?? String(dish.price);
  const price = parseInRange(text, { min: 0, max: mostPrice });
  const isWrong = price === null;
  const [known, setKnown] = useState(dish.price);
  if (known !== dish.price) {
    setKnown(dish.price);
    if (price === dish.price) setTyped(null);
  }

  const commit = async () => {
    if (typed === null || price === null) return;
    const { base } = typed;
    const outcome = price === base.price ? 'saved' : await save([{ section: 'products', id, base, value: { ...base, price } }]);
    // a conflict has the typed price and is decided below, a question is answered below
    if (outcome !== 'failed' && outcome !== 'question') setTyped(null);
  };
  return (
    <span className={styles['price']}>
      <input
        ref={field}
        className={styles['priceInput']}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('priceOf', { name })}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `price-${id}` : dish.restaurantPrices?.length ? `own-${id}` : undefined}
        value={text}
        onChange={(event) => setTyped({ text: event.currentTarget.value, base: typed?.base ?? dish })}
        onBlur={() => void commit()}
        onKeyDown={({ key }) => {
          if (key === 'Enter') void commit();
          if (key === 'Escape') setTyped(null);
        }}
      />
      {isWrong && (
        <span id={`price-${id}`} role="alert" className={styles['wrong']}>
          {t('priceWrong')}
        </span>
      )}
      {notice}
    </span>
  );
}

/** What is typed, with the dish it was typed for. */
interface TypedPrice {
  readonly text: string;
  readonly base: DishRecord;
}

/** `typed` is null as long as the field shows the price of the draft. What an earlier visit has left is in the field again, which gets the focus. */
function useTypedPrice(id: string, dish: DishRecord, title: string) {
  const [keeper] = useState(() => keeperOf<Pick<TypedPrice, 'text'>, Pick<TypedPrice, 'base'>>('price', id));
  const [left] = useState(keeper.read);
  const [typed, setTyped] = useState<TypedPrice | null>(left && { ...left.draft, ...left.origin });
  const [restored, setRestored] = useState(left && { at: left.at, isOutdated: JSON.stringify(left.origin.base) !== JSON.stringify(dish) });
  const field = useRef<HTMLInputElement>(null);
  const isTyped = typed !== null;
  useEffect(() => {
    if (left !== null) field.current?.focus();
  }, [left]);
  useEffect(() => (isTyped ? keeper.enter() : undefined), [keeper, isTyped]);
  useEffect(() => {
    if (typed === null) keeper.drop();
    else keeper.keep({ text: typed.text }, { base: typed.base }, title);
  }, [keeper, typed, title]);
  const notice = typed !== null && restored !== null && (
    <UnsavedNotice
      keeper={keeper}
      restored={restored}
      isWaiting={false}
      onKeep={() => setRestored(null)}
      onDiscard={() => {
        setRestored(null);
        setTyped(null);
      }}
    />
  );
  return { typed, setTyped, notice, field };
}
