import type { Locale } from '#domain/locale.ts';
import type { ChosenModifier, ModifierGroup, Product } from '#domain/menu/types.ts';
import type { Translate } from '#domain/words.ts';
import { ModifierField } from './ModifierField.tsx';
import { chooseOption } from './selection.ts';
import type { MenuWords } from './words.ts';

interface DishOptionsProps {
  dish: Product;
  chosen: readonly ChosenModifier[];
  onChange: (chosen: readonly ChosenModifier[]) => void;
  locale: Locale;
  t: Translate<MenuWords>;
}

/** The options of one dish of a combo: required groups are visible, optional ones collapsed. */
export function DishOptions({ dish, chosen, onChange, locale, t }: DishOptionsProps) {
  const field = (group: ModifierGroup) => (
    <ModifierField
      key={group.id}
      group={group}
      chosen={chosen}
      dishName={dish.name}
      onChoose={(optionId, amount) => onChange(chooseOption(chosen, group, optionId, amount))}
      locale={locale}
      t={t}
    />
  );
  const optional = dish.modifierGroups.filter(({ minAmount }) => minAmount === 0);
  return (
    <>
      {dish.modifierGroups.filter(({ minAmount }) => minAmount > 0).map(field)}
      {optional.length > 0 && (
        <details className="option-more">
          <summary>{t('dishOptions', { name: dish.name })}</summary>
          {optional.map(field)}
        </details>
      )}
    </>
  );
}
