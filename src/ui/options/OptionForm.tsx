import { type Ref, type SubmitEvent, useState } from 'react';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { isOrderable } from '#domain/menu/product.ts';
import { savedSum } from '#domain/menu/saved-sum.ts';
import { isSetComplete } from '#domain/menu/set.ts';
import type { Product, ProductsById } from '#domain/menu/types.ts';
import type { Som } from '#domain/money.ts';
import { lineChoices } from '#domain/order/line-choices.ts';
import type { PricedChoice } from '#domain/order/types.ts';
import type { Translate } from '#domain/words.ts';
import { Button } from '../Button/Button.tsx';
import { Stepper } from '../Stepper/Stepper.tsx';
import { ComboField } from './ComboField.tsx';
import { ModifierField } from './ModifierField.tsx';
import { SetParts } from './SetParts.tsx';
import { chooseOption, firstNeed, type Selection, startSelection, toLine, withoutSoldOut } from './selection.ts';

/** A dish as it was chosen, ready for the cart. */
export interface ChosenDish {
  readonly line: CartLine;
  readonly unitPrice: Som;
  readonly choices: readonly PricedChoice[];
}

interface OptionFormProps {
  product: Product;
  products: ProductsById;
  locale: Locale;
  t: Translate<'menu-actions'>;
  onAdd: (chosen: ChosenDish) => void;
  /** In place of "Add". */
  addLabel?: string;
  form?: Ref<HTMLFormElement>;
  /** A line of the cart, with whose choices the form starts. */
  line?: CartLine | undefined;
}

const maxCommentLength = 120;

/**
 * All choices of one dish with their price; a combo contains fields for its dishes and for the options of each. Outside a dialog a form of
 * the method `dialog` is not sent, also when it is submitted before hydration.
 */
export function OptionForm({ product, products, locale, t, onAdd, addLabel = t('add'), form, line }: OptionFormProps) {
  const [chosen, setSelection] = useState<Selection>(() => line ?? startSelection(product, products));
  const { selection, gone } = withoutSoldOut(product, chosen, products);
  const [quantity, setQuantity] = useState(line?.quantity ?? 1);
  const need = firstNeed(product, selection, products);
  const choices = lineChoices(toLine(product, selection, 1, ''), product, products);
  const unitPrice = Math.max(
    0,
    choices.reduce((sum, { price }) => sum + price, product.price ?? 0),
  );
  const isServed = isOrderable(product) && isSetComplete(product, products);
  const isReady = need === null && isServed;
  const soldOut = isServed ? gone : [product.name];
  const saved = isReady ? savedSum(product, selection.combo, products) * quantity : 0;
  const change = (next: (current: Selection) => Selection) =>
    setSelection((current) => next(withoutSoldOut(product, current, products).selection));

  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const comment = String(new FormData(event.currentTarget).get('comment') ?? '');
    if (isReady) return onAdd({ line: toLine(product, selection, quantity, comment), unitPrice, choices });
    event.currentTarget.dataset['asked'] = '';
  };

  return (
    <form ref={form} method="dialog" autoComplete="off" className="option-form" onSubmit={add}>
      <OptionGroups product={product} products={products} locale={locale} t={t} selection={selection} onChange={change} />
      <label className="option-comment">
        {t('comment')}
        <textarea name="comment" defaultValue={line?.comment} rows={2} maxLength={maxCommentLength} placeholder={t('commentExample')} />
      </label>
      <div className="option-foot">
        <p role="status" className="option-need">
          {soldOut.length > 0 && `${t('soldOutNow', { names: soldOut.join(', ') })} `}
          {need !== null && t('needMore', { group: need.group, count: need.missing })}
          {saved > 0 && <span className="option-saved">{t('saved', { sum: formatPrice(saved, locale) })}</span>}
        </p>
        <Stepper
          value={quantity}
          min={1}
          onChange={setQuantity}
          decreaseLabel={t('decrease', { name: product.name })}
          increaseLabel={t('increase', { name: product.name })}
          valueLabel={t('portions')}
        />
        <Button type="submit" disabled={!isServed} className="option-add">
          <span>{addLabel}</span> <b>{formatPrice(unitPrice * quantity, locale)}</b>
        </Button>
      </div>
    </form>
  );
}

interface OptionGroupsProps extends Pick<OptionFormProps, 'product' | 'products' | 'locale' | 't'> {
  selection: Selection;
  onChange: (change: (current: Selection) => Selection) => void;
}

/** What a set consists of, and the groups to choose from. */
function OptionGroups({ product, products, locale, t, selection, onChange }: OptionGroupsProps) {
  return (
    <>
      {product.isSet && <SetParts product={product} products={products} locale={locale} t={t} />}
      {product.modifierGroups.map((group) => (
        <div key={group.id} className="option-card">
          <ModifierField
            group={group}
            chosen={selection.modifiers}
            basePrice={group.kind === 'size' ? (product.price ?? undefined) : undefined}
            onChoose={(optionId, amount) =>
              onChange((current) => ({ ...current, modifiers: chooseOption(current.modifiers, group, optionId, amount) }))
            }
            locale={locale}
            t={t}
          />
        </div>
      ))}
      {product.comboGroups.map((group) => (
        <ComboField
          key={group.id}
          group={group}
          combo={selection.combo}
          products={products}
          onChange={(change) => onChange((current) => ({ ...current, combo: change(current.combo) }))}
          locale={locale}
          t={t}
        />
      ))}
    </>
  );
}
