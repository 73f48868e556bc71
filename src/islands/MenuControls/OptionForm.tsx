import { type SubmitEvent, useState } from 'react';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { isOrderable } from '#domain/menu/product.ts';
import { isSetComplete } from '#domain/menu/set.ts';
import type { Product, ProductsById } from '#domain/menu/types.ts';
import { lineChoices } from '#domain/order/line-choices.ts';
import type { Translate } from '#domain/words.ts';
import { choiceText } from '#stores/shop/cart-view.ts';
import type { LineSnapshot } from '#stores/shop/parse-cart.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Stepper } from '#ui/Stepper/Stepper.tsx';
import { ComboField } from './ComboField.tsx';
import { ModifierField } from './ModifierField.tsx';
import { SetParts } from './SetParts.tsx';
import { chooseOption, firstNeed, type Selection, startSelection, toLine, withoutSoldOut } from './selection.ts';
import { useFreshMenu } from './use-fresh-menu.ts';
import type { MenuWords } from './words.ts';

interface OptionFormProps {
  product: Product;
  products: ProductsById;
  locale: Locale;
  t: Translate<MenuWords>;
  onAdd: (line: CartLine, snapshot: LineSnapshot) => void;
}

const maxCommentLength = 120;

/** All choices of one dish with their price; a combo contains fields for its dishes and for the options of each. */
export function OptionForm({ product, products, locale, t, onAdd }: OptionFormProps) {
  const [chosen, setSelection] = useState(() => startSelection(product, products));
  useFreshMenu();
  const { selection, gone } = withoutSoldOut(product, chosen, products);
  const [quantity, setQuantity] = useState(1);
  const [comment, setComment] = useState('');
  const need = firstNeed(product, selection, products);
  const line = toLine(product, selection, quantity, comment);
  const choices = lineChoices(line, product, products);
  const unitPrice = Math.max(
    0,
    choices.reduce((sum, { price }) => sum + price, product.price ?? 0),
  );
  const isServed = isOrderable(product) && isSetComplete(product, products);
  const isReady = need === null && isServed;
  const soldOut = isServed ? gone : [product.name];

  const add = (event: SubmitEvent) => {
    event.preventDefault();
    if (isReady) onAdd(line, { name: product.name, image: product.image, unitPrice, choices: choices.map(choiceText) });
  };

  return (
    <form className="option-form" onSubmit={add}>
      <OptionGroups product={product} products={products} locale={locale} t={t} selection={selection} onChange={setSelection} />
      <label className="option-comment">
        {t('comment')}
        <textarea rows={2} maxLength={maxCommentLength} value={comment} onChange={(event) => setComment(event.target.value)} />
      </label>
      <div className="option-foot">
        <p role="status" className="option-need">
          {soldOut.length > 0 && `${t('soldOutNow', { names: soldOut.join(', ') })} `}
          {need !== null && t('needMore', { group: need.group, count: need.missing })}
        </p>
        <Stepper
          value={quantity}
          min={1}
          onChange={setQuantity}
          decreaseLabel={t('decrease', { name: product.name })}
          increaseLabel={t('increase', { name: product.name })}
          valueLabel={t('portions')}
        />
        <Button type="submit" disabled={!isReady} className="option-add">
          <span>{t('add')}</span> <b>{formatPrice(unitPrice * quantity, locale)}</b>
        </Button>
      </div>
    </form>
  );
}

interface OptionGroupsProps extends Omit<OptionFormProps, 'onAdd'> {
  selection: Selection;
  onChange: (selection: Selection) => void;
}

/** What the dish is, what a set consists of, and the groups to choose from. */
function OptionGroups({ product, products, locale, t, selection, onChange }: OptionGroupsProps) {
  return (
    <>
      {product.description !== '' && (
        <p className="option-description">{[product.description, product.unit].filter(Boolean).join(' · ')}</p>
      )}
      {product.isSet && <SetParts product={product} products={products} t={t} />}
      {product.modifierGroups.map((group) => (
        <ModifierField
          key={group.id}
          group={group}
          chosen={selection.modifiers}
          onChoose={(optionId, amount) => onChange({ ...selection, modifiers: chooseOption(selection.modifiers, group, optionId, amount) })}
          locale={locale}
          t={t}
        />
      ))}
      {product.comboGroups.map((group) => (
        <ComboField
          key={group.id}
          group={group}
          combo={selection.combo}
          products={products}
          onChange={(combo) => onChange({ ...selection, combo })}
          locale={locale}
          t={t}
        />
      ))}
    </>
  );
}
