import { useMemo } from 'react';
import { byName } from '#stores/office/dish-filter.ts';
import { textIn } from '#stores/office/menu-records.ts';
import type { MenuProps } from '../menu-props.ts';

/** A dish to choose in a list. */
export interface DishChoice {
  readonly value: string;
  readonly label: string;
  readonly isPlain: boolean;
}

/** All dishes by name; plain ones are neither combos nor sets. */
export function useDishChoices({ catalog, locale }: Pick<MenuProps, 'catalog' | 'locale'>): readonly DishChoice[] {
  const { products } = catalog.draft;
  return useMemo(
    () =>
      byName(products, locale).map(({ id, name, isCombo, isSet }) => ({
        value: String(id),
        label: textIn(name, locale),
        isPlain: !isCombo && !isSet,
      })),
    [products, locale],
  );
}
