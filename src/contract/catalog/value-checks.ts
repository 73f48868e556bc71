import { parseShopPhones } from '#domain/place/shop-phones.ts';
import type { CatalogFile } from './catalog-file.ts';
import type { Report } from './issue-report.ts';

/** Phones of the restaurants that can't be called. */
export function checkRestaurantPhones({ restaurants }: Pick<CatalogFile, 'restaurants'>, report: Report): void {
  for (const { id, phone } of restaurants) checkPhone(`restaurants[${id}].phone`, phone ?? '', report);
}

/** The same of the shop's. */
export function checkShopPhones({ settings }: Pick<CatalogFile, 'settings'>, report: Report): void {
  checkPhone('settings.callCanterPhone', settings.callCanterPhone ?? '', report);
  for (const field of ['phonesRu', 'phonesEn', 'phonesUz'] as const) {
    for (const [index, phone] of (settings[field] ?? []).entries()) checkPhone(`settings.${field}[${index}]`, phone, report);
  }
}

function checkPhone(where: string, text: string, report: Report): void {
  if (parseShopPhones(text) === null) report(where, 'phone', text);
}
