import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import { weekdays } from '#domain/schedule/calendar.ts';
import { demoCatalog } from './demo-catalog.ts';

/** The category of the demo that has breakfasts here, its parent, and one of its dishes, without choices. */
export const breakfast = { category: 12, parent: 9, dish: 1041 } as const;
export const breakfastName = { ru: 'Завтраки', en: 'Breakfast', uz: 'Nonushta' } as const;

/** The demo catalog with a category that is served from 08:00 to 11:00. */
export function breakfastCatalog(from = 480, to = 660): CatalogFile {
  const catalog = demoCatalog();
  const served = { name: breakfastName, servingTimes: [{ weekdays: [...weekdays], from, to }] };
  return { ...catalog, categories: catalog.categories.map((one) => (one.id === breakfast.category ? { ...one, ...served } : one)) };
}
