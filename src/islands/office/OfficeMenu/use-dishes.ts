import { useMemo } from 'react';
import { type DishFilter, dishRows, filterDishes } from '#stores/office/dish-filter.ts';
import { categoryChoices, changedIds } from '#stores/office/menu-records.ts';
import type { MenuProps } from './menu-props.ts';

/** The dishes that a filter shows, and the categories. */
export function useDishes({ catalog, locale }: MenuProps, filter: DishFilter) {
  const { products, categories } = catalog.draft;
  const rows = useMemo(() => dishRows(products, changedIds(catalog, 'products')), [catalog, products]);
  const shown = useMemo(() => filterDishes(rows, filter, categories), [rows, filter, categories]);
  const choices = useMemo(() => categoryChoices(categories, locale), [categories, locale]);
  const names = useMemo(() => new Map(choices.map(({ value, label }) => [value, label])), [choices]);
  return { shown, choices, categories: names };
}
