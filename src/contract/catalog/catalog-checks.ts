import { type ZoneDraft, zoneProblems } from '#domain/fulfillment/zone-problems.ts';
import { exceedsWeight } from '#domain/menu/dish-facts.ts';
import { isRestaurantPrice } from '#domain/menu/restaurant-prices.ts';
import type { CatalogIssue, CatalogRule } from '#domain/office/catalog-issue.ts';
import { promoProblems, repeatedTiers } from '#domain/office/promo-problems.ts';
import { calendarProblems } from '#domain/schedule/calendar-problems.ts';
import type { CatalogFile, FileId } from './catalog-file.ts';
import type { Report } from './issue-report.ts';
import { checkPoints } from './place-checks.ts';
import { promoDraftOf, promoFields } from './promo-draft.ts';
import { servingIssues } from './serving-checks.ts';
import { checkRestaurantPhones, checkShopPhones, limitedRecords, recordValueIssues } from './value-checks.ts';

type ProductRecord = CatalogFile['products'][number];
type CheckedFile = Omit<CatalogFile, 'settings' | 'pages'>;

/** Checks what a schema can't: duplicate names, references to missing records, contradictory amounts. */
export function checkReferences(file: CatalogFile): CatalogIssue[] {
  const issues = [...checkSold(file), ...limitedRecords(file).flatMap(recordValueIssues)];
  checkShopPhones(file, reportTo(issues));
  return issues;
}

/** The same of a file without settings and pages; its values are checked apart, record by record. */
export function checkSold(file: CheckedFile): CatalogIssue[] {
  const issues: CatalogIssue[] = [];
  const report = reportTo(issues);
  const known = knownIds(file, report);
  checkPlaces(file, known, report);
  checkCategories(file, known, report);
  checkModifierGroups(file, report);
  issues.push(...checkPoints(file), ...servingIssues(file));
  checkProducts(file, known, report);
  for (const { productId, with: others } of file.recommendations) {
    known.product(productId, `recommendations[${productId}].productId`);
    for (const [index, other] of others.entries()) known.product(other, `recommendations[${productId}].with[${index}]`);
  }
  checkPromos(file, report);
  checkStopList(file, known, report);
  checkRestaurantPhones(file, report);
  for (const { restaurantId } of file.pauses) known.restaurant(restaurantId, `pauses[${restaurantId}].restaurantId`);
  return issues;
}

/** What is wrong after a change and was not before it: what is wrong already does not hinder other changes. */
export function newIssues<Checked>(check: (checked: Checked) => readonly CatalogIssue[], before: Checked, after: Checked): CatalogIssue[] {
  const issues = check(after);
  if (issues.length === 0) return [];
  const known = new Set(check(before).map(issueKey));
  return issues.filter((issue) => !known.has(issueKey(issue)));
}

function issueKey({ where, rule, found }: CatalogIssue): string {
  return `${rule} ${where} ${found}`;
}

/** The calendars and phones of restaurants and the zones alone. */
export function checkHoursAndZones({ restaurants, zones }: Pick<CatalogFile, 'restaurants' | 'zones'>): CatalogIssue[] {
  const issues: CatalogIssue[] = [];
  const report = reportTo(issues);
  for (const restaurant of restaurants) checkCalendar(restaurant, report);
  checkRestaurantPhones({ restaurants }, report);
  checkZones(zones, report);
  return issues;
}

/** The restaurants and the prices of dishes alone. */
export function checkDishRestaurants({ products, restaurants }: Pick<CatalogFile, 'products' | 'restaurants'>): CatalogIssue[] {
  const issues: CatalogIssue[] = [];
  const report = reportTo(issues);
  const ids = new Set(restaurants.map(({ id }) => String(id)));
  const known: Lookup = (id, where) => {
    if (id !== null && id !== undefined && !ids.has(String(id))) report(where, 'noRestaurant', id);
  };
  for (const product of products) checkRestaurantsOf(product, known, report);
  return issues;
}

/** The promo codes and the rules of loyalty alone. */
export function checkOffers(offers: Pick<CatalogFile, 'promoCodes' | 'loyalty'>): CatalogIssue[] {
  const issues: CatalogIssue[] = [];
  checkPromos(offers, reportTo(issues));
  return issues;
}

function checkPromos({ promoCodes, loyalty }: Pick<CatalogFile, 'promoCodes' | 'loyalty'>, report: Report): void {
  for (const { code, rule } of promoProblems(promoCodes.map(promoDraftOf)))
    report(`promoCodes[${code}].${promoFields[rule]}`, `promo_${rule}`);
  const tiers = loyalty?.tiers ?? [];
  for (const index of repeatedTiers(tiers)) report(`loyalty.tiers[${index}].fromSpent`, 'loyalty_tier', tiers[index]?.fromSpent ?? '');
}

function reportTo(issues: CatalogIssue[]): Report {
  return (where, rule, found = '') => issues.push({ where, rule, found: String(found) });
}

type Lookup = (id: FileId | null | undefined, where: string) => void;
type Known = Readonly<Record<'region' | 'restaurant' | 'category' | 'group' | 'option' | 'product', Lookup>>;

function knownIds(file: CheckedFile, report: Report): Known {
  const idsOf = (records: readonly { id: FileId }[]) => records.map(({ id }) => id);
  const unique = (list: string, ids: readonly FileId[]): ReadonlySet<string> => {
    const seen = new Set<string>();
    for (const id of ids.map(String)) {
      if (seen.has(id)) report(`${list}[${id}]`, 'repeated');
      seen.add(id);
    }
    return seen;
  };
  const lookup = (list: string, rule: CatalogRule, ids: readonly FileId[]): Lookup => {
    const seen = unique(list, ids);
    return (id, where) => {
      if (id !== null && id !== undefined && !seen.has(String(id))) report(where, rule, id);
    };
  };
  for (const list of ['districts', 'zones'] as const) unique(list, idsOf(file[list]));
  const codes = file.promoCodes.map(({ code }) => code);
  unique('promoCodes', codes);
  const suggested = file.recommendations.map(({ productId }) => productId);
  unique('recommendations', suggested);
  const paused = file.pauses.map(({ restaurantId }) => restaurantId);
  unique('pauses', paused);
  const options = file.modifierGroups.flatMap((group) => idsOf(group.options));
  return {
    region: lookup('regions', 'noRegion', idsOf(file.regions)),
    restaurant: lookup('restaurants', 'noRestaurant', idsOf(file.restaurants)),
    category: lookup('categories', 'noCategory', idsOf(file.categories)),
    group: lookup('modifierGroups', 'noGroup', idsOf(file.modifierGroups)),
    option: lookup('modifierGroups.options', 'noOption', options),
    product: lookup('products', 'noProduct', idsOf(file.products)),
  };
}

function checkPlaces(file: CheckedFile, known: Known, report: Report): void {
  for (const { id, regionId } of file.districts) known.region(regionId, `districts[${id}].regionId`);
  for (const restaurant of file.restaurants) {
    known.region(restaurant.regionId, `restaurants[${restaurant.id}].regionId`);
    const { startOfWorkingTime: start, endOfWorkingTime: end } = restaurant;
    if (start !== 0 && end !== 0 && end <= start) report(`restaurants[${restaurant.id}].endOfWorkingTime`, 'hoursOrder', start);
    checkCalendar(restaurant, report);
  }
  for (const { id, restaurantId } of file.zones) known.restaurant(restaurantId, `zones[${id}].restaurantId`);
  checkZones(file.zones, report);
}

/** Zones of the file as the rules read them. */
function zoneDrafts(zones: CatalogFile['zones']): ZoneDraft[] {
  return zones.map(({ id, restaurantId, freeDeliveryFrom, ...zone }) => ({
    ...zone,
    id: String(id),
    restaurantId: String(restaurantId),
    freeDeliveryFrom: freeDeliveryFrom ?? null,
  }));
}

function checkZones(zones: CatalogFile['zones'], report: Report): void {
  for (const { zoneId, rule, corner, otherId } of zoneProblems(zoneDrafts(zones))) {
    const field = rule === 'freeFrom' ? 'freeDeliveryFrom' : corner === null ? 'polygon' : `polygon[${corner}]`;
    report(`zones[${zoneId}].${field}`, `zone_${rule}`, otherId ?? '');
  }
}

function checkCalendar({ id, calendar }: CatalogFile['restaurants'][number], report: Report): void {
  if (calendar == null) return;
  for (const { at, span, rule } of calendarProblems({ week: calendar.week, exceptions: calendar.exceptions ?? [] })) {
    const day = typeof at === 'number' ? `exceptions[${at}]` : `week.${at}`;
    const part = typeof at === 'number' ? (span === null ? '.date' : `.spans[${span}]`) : `[${span}]`;
    report(`restaurants[${id}].calendar.${day}${part}`, `calendar_${rule}`);
  }
}

function checkCategories(file: CheckedFile, known: Known, report: Report): void {
  const parents = new Map(file.categories.map(({ id, parentId }) => [String(id), parentId]));
  for (const { id, parentId } of file.categories) {
    if (parentId === null) continue;
    known.category(parentId, `categories[${id}].parentId`);
    if ((parents.get(String(parentId)) ?? null) !== null) report(`categories[${id}].parentId`, 'subcategory', parentId);
  }
}

function checkModifierGroups(file: CheckedFile, report: Report): void {
  for (const { id, minAmount, maxAmount, maxPerOption, options } of file.modifierGroups) {
    const where = `modifierGroups[${id}]`;
    const defaults = options.filter(({ isDefault }) => isDefault).length;
    if (minAmount > maxAmount) report(`${where}.minAmount`, 'amounts', maxAmount);
    if (minAmount > options.length * maxPerOption) report(`${where}.minAmount`, 'unreachable');
    if (defaults > maxAmount) report(`${where}.options`, 'defaults', maxAmount);
  }
}

function checkProducts({ products }: CheckedFile, known: Known, report: Report): void {
  const composed = new Set(products.filter(({ isCombo, isSet }) => isCombo || isSet).map(({ id }) => String(id)));
  for (const product of products) checkProduct(product, composed, known, report);
}

/** @param composed the ids of sets and combos */
function checkProduct(product: ProductRecord, composed: ReadonlySet<string>, known: Known, report: Report): void {
  const where = `products[${product.id}]`;
  known.category(product.categoryId, `${where}.categoryId`);
  for (const [index, id] of product.modifierGroupIds.entries()) known.group(id, `${where}.modifierGroupIds[${index}]`);
  checkRestaurantsOf(product, known.restaurant, report);
  if (exceedsWeight(product)) report(`${where}.carbohydrate`, 'nutrients');
  if (product.isCombo && product.isSet) report(where, 'comboAndSet');
  if (product.isCombo !== (product.comboGroups ?? []).length > 0) report(`${where}.comboGroups`, 'comboGroups');
  if (product.isSet !== (product.setItems ?? []).length > 0) report(`${where}.setItems`, 'setItems');
  const part = (id: FileId, path: string) => {
    known.product(id, path);
    if (composed.has(String(id))) report(path, 'nested', id);
  };
  for (const [index, { productId }] of (product.setItems ?? []).entries()) part(productId, `${where}.setItems[${index}].productId`);
  const groupIds = new Set<string>();
  for (const { id, minAmount, maxAmount, options } of product.comboGroups ?? []) {
    const path = `${where}.comboGroups[${id}]`;
    if (groupIds.has(String(id))) report(path, 'repeated');
    groupIds.add(String(id));
    if (minAmount > maxAmount) report(`${path}.minAmount`, 'amounts', maxAmount);
    for (const [index, { productId }] of options.entries()) part(productId, `${path}.options[${index}].productId`);
  }
}

/** Where a dish is sold, and for how much. */
function checkRestaurantsOf({ id, restaurantIds, restaurantPrices = [] }: ProductRecord, known: Lookup, report: Report): void {
  const where = `products[${id}]`;
  if (restaurantIds?.length === 0) report(`${where}.restaurantIds`, 'soldNowhere');
  for (const [index, restaurantId] of (restaurantIds ?? []).entries()) known(restaurantId, `${where}.restaurantIds[${index}]`);
  const seen = new Set<string>();
  for (const { restaurantId, price } of restaurantPrices) {
    const path = `${where}.restaurantPrices[${restaurantId}]`;
    known(restaurantId, `${path}.restaurantId`);
    if (seen.has(String(restaurantId))) report(path, 'repeated');
    seen.add(String(restaurantId));
    if (!isRestaurantPrice(price)) report(`${path}.price`, 'restaurantPrice', price);
  }
}

function checkStopList(file: CheckedFile, known: Known, report: Report): void {
  file.stopList.forEach(({ restaurantId, productId, modifierOptionId }, index) => {
    const where = `stopList[${index}]`;
    known.restaurant(restaurantId, `${where}.restaurantId`);
    known.product(productId, `${where}.productId`);
    known.option(modifierOptionId, `${where}.modifierOptionId`);
    if ((productId === undefined) === (modifierOptionId === undefined)) report(where, 'stopTarget');
  });
}
