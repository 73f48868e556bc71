import { type CalendarRule, calendarProblems } from '#domain/schedule/calendar-problems.ts';
import type { CatalogFile, FileId } from './catalog-file.ts';

type ProductRecord = CatalogFile['products'][number];
type Report = (where: string, what: string) => void;

/** Checks what a schema can't: duplicate names, references to missing records, contradictory amounts. */
export function checkReferences(file: CatalogFile): string[] {
  const messages: string[] = [];
  const report: Report = (where, what) => messages.push(`${where}: ${what}`);
  const known = knownIds(file, report);
  checkPlaces(file, known, report);
  checkCategories(file, known, report);
  checkModifierGroups(file, report);
  for (const product of file.products) checkProduct(product, file, known, report);
  for (const { productId, with: others } of file.recommendations) {
    known.product(productId, `recommendations[${productId}].productId`);
    for (const [index, other] of others.entries()) known.product(other, `recommendations[${productId}].with[${index}]`);
  }
  checkStopList(file, known, report);
  for (const { restaurantId } of file.pauses) known.restaurant(restaurantId, `pauses[${restaurantId}].restaurantId`);
  return messages;
}

type Lookup = (id: FileId | null | undefined, where: string) => void;
type Known = Readonly<Record<'region' | 'restaurant' | 'category' | 'group' | 'option' | 'product', Lookup>>;

function knownIds(file: CatalogFile, report: Report): Known {
  const lookup = (list: string, label: string, ids: readonly FileId[]): Lookup => {
    const seen = new Set<string>();
    for (const id of ids.map(String)) {
      if (seen.has(id)) report(`${list}[${id}]`, 'this id is listed twice');
      seen.add(id);
    }
    return (id, where) => {
      if (id !== null && id !== undefined && !seen.has(String(id))) report(where, `no ${label} ${id}`);
    };
  };
  const idsOf = (records: readonly { id: FileId }[]) => records.map(({ id }) => id);
  lookup('districts', 'district', idsOf(file.districts));
  lookup('zones', 'zone', idsOf(file.zones));
  lookup(
    'promoCodes',
    'promo code',
    file.promoCodes.map(({ code }) => code),
  );
  lookup(
    'recommendations',
    'recommendation',
    file.recommendations.map(({ productId }) => productId),
  );
  lookup(
    'pauses',
    'pause',
    file.pauses.map(({ restaurantId }) => restaurantId),
  );
  return {
    region: lookup('regions', 'region', idsOf(file.regions)),
    restaurant: lookup('restaurants', 'restaurant', idsOf(file.restaurants)),
    category: lookup('categories', 'category', idsOf(file.categories)),
    group: lookup('modifierGroups', 'modifier group', idsOf(file.modifierGroups)),
    option: lookup(
      'modifierGroups.options',
      'modifier option',
      file.modifierGroups.flatMap(({ options }) => idsOf(options)),
    ),
    product: lookup('products', 'product', idsOf(file.products)),
  };
}

function checkPlaces(file: CatalogFile, known: Known, report: Report): void {
  for (const { id, regionId } of file.districts) known.region(regionId, `districts[${id}].regionId`);
  for (const restaurant of file.restaurants) {
    known.region(restaurant.regionId, `restaurants[${restaurant.id}].regionId`);
    const { startOfWorkingTime: start, endOfWorkingTime: end } = restaurant;
    if (start !== 0 && end !== 0 && end <= start) report(`restaurants[${restaurant.id}].endOfWorkingTime`, `must be after ${start}`);
    checkCalendar(restaurant, report);
  }
  for (const { id, restaurantId } of file.zones) known.restaurant(restaurantId, `zones[${id}].restaurantId`);
}

const calendarMessages: Readonly<Record<CalendarRule, string>> = {
  start: 'start must be 0 to 1439',
  end: 'end must be after start',
  length: 'must not be longer than 1440 minutes',
  order: 'begins before the span before it ends',
  night: 'continues into the hours of the day before or after',
  date: 'must be a date YYYY-MM-DD',
  repeated: 'this date is listed twice',
};

function checkCalendar({ id, calendar }: CatalogFile['restaurants'][number], report: Report): void {
  if (calendar == null) return;
  for (const { at, span, rule } of calendarProblems({ week: calendar.week, exceptions: calendar.exceptions ?? [] })) {
    const day = typeof at === 'number' ? `exceptions[${at}]` : `week.${at}`;
    const part = typeof at === 'number' ? (span === null ? '.date' : `.spans[${span}]`) : `[${span}]`;
    report(`restaurants[${id}].calendar.${day}${part}`, calendarMessages[rule]);
  }
}

function checkCategories(file: CatalogFile, known: Known, report: Report): void {
  const parents = new Map(file.categories.map(({ id, parentId }) => [String(id), parentId]));
  for (const { id, parentId } of file.categories) {
    if (parentId === null) continue;
    known.category(parentId, `categories[${id}].parentId`);
    if ((parents.get(String(parentId)) ?? null) !== null)
      report(`categories[${id}].parentId`, `category ${parentId} is itself a subcategory`);
  }
}

function checkModifierGroups(file: CatalogFile, report: Report): void {
  for (const { id, minAmount, maxAmount, maxPerOption, options } of file.modifierGroups) {
    const where = `modifierGroups[${id}]`;
    const defaults = options.filter(({ isDefault }) => isDefault).length;
    if (minAmount > maxAmount) report(`${where}.minAmount`, `must not exceed maxAmount ${maxAmount}`);
    if (minAmount > options.length * maxPerOption) report(`${where}.minAmount`, 'its options do not reach this amount');
    if (defaults > maxAmount) report(`${where}.options`, `${defaults} defaults, but maxAmount is ${maxAmount}`);
  }
}

function checkProduct(product: ProductRecord, file: CatalogFile, known: Known, report: Report): void {
  const where = `products[${product.id}]`;
  known.category(product.categoryId, `${where}.categoryId`);
  for (const [index, id] of product.modifierGroupIds.entries()) known.group(id, `${where}.modifierGroupIds[${index}]`);
  for (const [index, id] of (product.restaurantIds ?? []).entries()) known.restaurant(id, `${where}.restaurantIds[${index}]`);
  if (product.isCombo && product.isSet) report(where, 'is either a combo or a set');
  if (product.isCombo !== (product.comboGroups ?? []).length > 0)
    report(`${where}.comboGroups`, 'a combo has them, another product has none');
  if (product.isSet !== (product.setItems ?? []).length > 0) report(`${where}.setItems`, 'a set has them, another product has none');
  const part = (id: FileId, path: string) => {
    known.product(id, path);
    const dish = file.products.find((candidate) => String(candidate.id) === String(id));
    if (dish?.isCombo || dish?.isSet) report(path, `product ${id} is itself a combo or a set`);
  };
  for (const [index, { productId }] of (product.setItems ?? []).entries()) part(productId, `${where}.setItems[${index}].productId`);
  const groupIds = new Set<string>();
  for (const { id, minAmount, maxAmount, options } of product.comboGroups ?? []) {
    const path = `${where}.comboGroups[${id}]`;
    if (groupIds.has(String(id))) report(path, 'this id is listed twice');
    groupIds.add(String(id));
    if (minAmount > maxAmount) report(`${path}.minAmount`, `must not exceed maxAmount ${maxAmount}`);
    for (const [index, { productId }] of options.entries()) part(productId, `${path}.options[${index}].productId`);
  }
}

function checkStopList(file: CatalogFile, known: Known, report: Report): void {
  file.stopList.forEach(({ restaurantId, productId, modifierOptionId }, index) => {
    const where = `stopList[${index}]`;
    known.restaurant(restaurantId, `${where}.restaurantId`);
    known.product(productId, `${where}.productId`);
    known.option(modifierOptionId, `${where}.modifierOptionId`);
    if ((productId === undefined) === (modifierOptionId === undefined)) report(where, 'names either a productId or a modifierOptionId');
  });
}
