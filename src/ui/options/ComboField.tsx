import { useId } from 'react';
import { foreignLanguage } from '#domain/foreign-language.ts';
import type { Locale } from '#domain/locale.ts';
import type { ChosenComboDish, ChosenModifier, ComboGroup, ComboOption, Product, ProductsById } from '#domain/menu/types.ts';
import type { Translate } from '#domain/words.ts';
import { Stepper } from '../Stepper/Stepper.tsx';
import { DishOptions } from './DishOptions.tsx';
import { GroupHint } from './GroupHint.tsx';
import { OptionPrice } from './OptionPrice.tsx';
import { OptionTile } from './OptionTile.tsx';
import { chooseDish, dishesIn } from './selection.ts';

interface ComboFieldProps {
  group: ComboGroup;
  combo: readonly ChosenComboDish[];
  products: ProductsById;
  onChange: (change: (combo: readonly ChosenComboDish[]) => readonly ChosenComboDish[]) => void;
  locale: Locale;
  t: Translate<'menu-actions'>;
}

/** One group of a combo: its dishes with their surcharges, and below them the options of the chosen dishes. */
export function ComboField({ group, combo, products, onChange, locale, t }: ComboFieldProps) {
  const name = useId();
  return (
    <div className="option-card">
      <fieldset className="option-group">
        <legend>
          <span lang={foreignLanguage(group.name, locale)}>{group.name}</span>
          <GroupHint group={group} amount={dishesIn(combo, group)} t={t} />
        </legend>
        <div className="option-rows">
          {group.options.map((option) => (
            <DishRow
              key={option.productId}
              name={name}
              group={group}
              option={option}
              dish={products.get(option.productId)}
              combo={combo}
              onChange={onChange}
              locale={locale}
              t={t}
            />
          ))}
        </div>
      </fieldset>
      {combo.map((taken, index) => {
        const dish = products.get(taken.productId);
        if (taken.comboGroupId !== group.id || dish === undefined || dish.modifierGroups.length === 0) return null;
        const replace = (change: (chosen: readonly ChosenModifier[]) => ChosenModifier[]) =>
          onChange((current) => current.map((one, at) => (at === index ? { ...one, modifiers: change(one.modifiers) } : one)));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same dish may occur twice; only its index differs
          <DishOptions key={`${dish.id} ${index}`} dish={dish} chosen={taken.modifiers} onChange={replace} locale={locale} t={t} />
        );
      })}
    </div>
  );
}

type DishRowProps = Omit<ComboFieldProps, 'products'> & { name: string; option: ComboOption; dish: Product | undefined };

function DishRow({ name, group, option, dish, combo, onChange, locale, t }: DishRowProps) {
  if (dish === undefined) return null;
  const amount = combo.filter(({ comboGroupId, productId }) => comboGroupId === group.id && productId === dish.id).length;
  const isFull = dishesIn(combo, group) >= group.maxAmount;
  const isOneOf = group.maxAmount === 1;
  const canRepeat = !isOneOf && amount > 0;
  const choose = (next: number) => onChange((current) => chooseDish(current, group, dish, next));
  return (
    <div className="option-row">
      <label>
        <input
          type={isOneOf && group.minAmount === 1 ? 'radio' : 'checkbox'}
          name={name}
          checked={amount > 0}
          disabled={!dish.isAvailable || (isFull && !isOneOf && amount === 0)}
          onChange={(event) => choose(event.target.checked ? 1 : 0)}
        />
        <OptionTile dish={dish} />
        <span lang={foreignLanguage(dish.name, locale)}>{dish.name}</span>
        <OptionPrice price={option.surcharge} isAvailable={dish.isAvailable} locale={locale} t={t} />
      </label>
      {canRepeat && (
        <Stepper
          value={amount}
          min={1}
          max={isFull ? amount : group.maxAmount}
          onChange={choose}
          decreaseLabel={t('decrease', { name: dish.name })}
          increaseLabel={t('increase', { name: dish.name })}
          valueLabel={`${dish.name}: ${amount}`}
        />
      )}
    </div>
  );
}
