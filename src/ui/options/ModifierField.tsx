import { useId } from 'react';
import { foreignLanguage } from '#domain/foreign-language.ts';
import { formatNumber } from '#domain/format.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { priceModifiers } from '#domain/menu/modifier.ts';
import type { ChosenModifier, ModifierGroup, ModifierOption } from '#domain/menu/types.ts';
import type { Som } from '#domain/money.ts';
import type { Translate } from '#domain/words.ts';
import { Stepper } from '../Stepper/Stepper.tsx';
import { GroupHint } from './GroupHint.tsx';
import { OptionPrice } from './OptionPrice.tsx';
import { amountIn, amountOf } from './selection.ts';

interface ModifierFieldProps {
  group: ModifierGroup;
  chosen: readonly ChosenModifier[];
  /** The dish that the options belong to, inside a combo. */
  dishName?: string | undefined;
  /** Of a size: the dish's price without it, so that each size shows its own price. */
  basePrice?: Som | undefined;
  onChoose: (optionId: Id, amount: number) => void;
  locale: Locale;
  t: Translate<'menu-actions'>;
}

/** One modifier group: chips when exactly one option is chosen, otherwise rows with checkboxes, or amounts where an option may repeat. */
export function ModifierField({ group, chosen, dishName, basePrice, onChoose, locale, t }: ModifierFieldProps) {
  const name = useId();
  const isOneOf = group.minAmount === 1 && group.maxAmount === 1;
  const Option = isOneOf ? OneOption : ManyOption;
  return (
    <fieldset className="option-group">
      <legend>
        <span lang={foreignLanguage(group.name, locale)}>{dishName === undefined ? group.name : `${group.name} · ${dishName}`}</span>
        <GroupHint group={group} amount={amountIn(chosen, group)} t={t} />
      </legend>
      <div className={isOneOf ? 'option-chips' : 'option-rows'}>
        {group.options.map((option) => (
          <Option
            key={option.id}
            name={name}
            group={group}
            option={option}
            chosen={chosen}
            basePrice={basePrice}
            onChoose={onChoose}
            locale={locale}
            t={t}
          />
        ))}
      </div>
    </fieldset>
  );
}

type OptionProps = Omit<ModifierFieldProps, 'dishName'> & { name: string; option: ModifierOption };

function OneOption({ name, group, option, chosen, basePrice, onChoose, locale, t }: OptionProps) {
  const isChosen = amountOf(chosen, group.id, option.id) > 0;
  return (
    <label className="option-chip" data-chosen={isChosen || undefined}>
      <input type="radio" name={name} checked={isChosen} disabled={!option.isAvailable} onChange={() => onChoose(option.id, 1)} />
      <span lang={foreignLanguage(option.name, locale)}>{option.name}</span>
      {basePrice === undefined || !option.isAvailable ? (
        <OptionPrice price={option.price} isAvailable={option.isAvailable} locale={locale} t={t} />
      ) : (
        <small className="option-price">{formatNumber(basePrice + option.price, locale)}</small>
      )}
    </label>
  );
}

function ManyOption({ group, option, chosen, onChoose, locale, t }: OptionProps) {
  const amount = amountOf(chosen, group.id, option.id);
  const isFull = amountIn(chosen, group) >= group.maxAmount && group.maxAmount > 1;
  const priced = priceModifiers([group], chosen).find((one) => one.option.id === option.id);
  const isFree = priced !== undefined && priced.price === 0 && option.price > 0;
  return (
    <div className="option-row">
      <label>
        <input
          type="checkbox"
          checked={amount > 0}
          disabled={!option.isAvailable || (isFull && amount === 0)}
          onChange={(event) => onChoose(option.id, event.target.checked ? 1 : 0)}
        />
        <span lang={foreignLanguage(option.name, locale)}>{option.name}</span>
        <OptionPrice price={priced?.price || option.price} isFree={isFree} isAvailable={option.isAvailable} locale={locale} t={t} />
      </label>
      {amount > 0 && group.maxPerOption > 1 && group.maxAmount > 1 && (
        <Stepper
          value={amount}
          min={1}
          max={isFull ? amount : group.maxPerOption}
          onChange={(next) => onChoose(option.id, next)}
          decreaseLabel={t('decrease', { name: option.name })}
          increaseLabel={t('increase', { name: option.name })}
          valueLabel={`${option.name}: ${amount}`}
        />
      )}
    </div>
  );
}
