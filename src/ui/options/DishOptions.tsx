import type { Locale } from '#domain/locale.ts';
import type { ChosenModifier, ModifierGroup, Product } from '#domain/menu/types.ts';
import type { Translate } from '#domain/words.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ModifierField } from './ModifierField.tsx';
import { chooseOption } from './selection.ts';

interface DishOptionsProps {
  dish: Product;
  chosen: readonly ChosenModifier[];
  onChange: (change: (chosen: readonly ChosenModifier[]) => ChosenModifier[]) => void;
  locale: Locale;
  t: Translate<'menu-actions'>;
}

/** The options of one dish of a combo: required groups are visible, optional ones collapsed. */
export function DishOptions({ dish, chosen, onChange, locale, t }: DishOptionsProps) {
  const field = (group: ModifierGroup) => (
    <ModifierField
      key={group.id}
      group={group}
      chosen={chosen}
      dishName={group.minAmount > 0 ? dish.name : undefined}
      onChoose={(optionId, amount) => onChange((current) => chooseOption(current, group, optionId, amount))}
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
          <summary>
            <span>{t('dishOptions', { name: dish.name })}</span>
            <Icon name="chevron-right" sizePx={20} />
          </summary>
          {optional.map(field)}
        </details>
      )}
    </>
  );
}
